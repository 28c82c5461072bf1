import { settings } from './settings.svelte'

/* Small sounds, made on the spot: no file is fetched. Silence unless somebody wants them. */

type Tone = [hertz: number, begins: number, lasts: number]

const CHIMES = {
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
const KNOCK_SECONDS = 0.09

let context: AudioContext | null = null

/** It is your turn; the game is over. */
export function chime(name: keyof typeof CHIMES): void {
  if (!settings.sound) return
  context ??= new AudioContext()
  for (const [hertz, begins, lasts] of CHIMES[name]) ring(context, hertz, context.currentTime + begins, lasts)
}

/** A card laid on a table: short and soft. */
export function knock(): void {
  if (!settings.sound) return
  context ??= new AudioContext()
  const { sampleRate } = context
  const buffer = new AudioBuffer({ length: sampleRate * KNOCK_SECONDS, sampleRate })
  const samples = buffer.getChannelData(0)
  samples.forEach((_, at) => (samples[at] = (Math.random() * 2 - 1) * (1 - at / samples.length) ** 4))
  const noise = new AudioBufferSourceNode(context, { buffer })
  const felt = new BiquadFilterNode(context, { type: 'lowpass', frequency: 900 })
  noise.connect(felt).connect(new GainNode(context, { gain: LOUDNESS })).connect(context.destination)
  noise.start()
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
