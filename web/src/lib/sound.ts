import { settings } from './settings.svelte'

/* Small sounds, made on the spot: no file is fetched. Silence unless somebody wants them. */

type Tone = [hertz: number, begins: number, lasts: number]

const SOUNDS = {
  card: [[190, 0, 0.07]],
  turn: [
    [523, 0, 0.14],
    [784, 0.1, 0.2],
  ],
  end: [
    [523, 0, 0.18],
    [659, 0.13, 0.18],
    [784, 0.26, 0.18],
    [1047, 0.39, 0.5],
  ],
} satisfies Record<string, Tone[]>

const LOUDNESS = 0.12
let context: AudioContext | null = null

export function sound(name: keyof typeof SOUNDS): void {
  if (!settings.sound) return
  context ??= new AudioContext()
  for (const [hertz, begins, lasts] of SOUNDS[name]) ring(context, hertz, context.currentTime + begins, lasts)
}

function ring(audio: AudioContext, hertz: number, begins: number, lasts: number): void {
  const tone = new OscillatorNode(audio, { type: 'triangle', frequency: hertz })
  const volume = new GainNode(audio, { gain: 0 })
  volume.gain.setValueAtTime(0, begins)
  volume.gain.linearRampToValueAtTime(LOUDNESS, begins + 0.01)
  volume.gain.exponentialRampToValueAtTime(0.0001, begins + lasts)
  tone.connect(volume).connect(audio.destination)
  tone.start(begins)
  tone.stop(begins + lasts)
}
