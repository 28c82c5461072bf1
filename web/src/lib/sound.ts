import { settings } from './settings.svelte'

/* Small synthesised sounds: no file is fetched. There is silence unless the visitor has agreed to them. */

type Tone = [hertz: number, begins: number, lasts: number]

const CHIMES = {
  turn: [
    [523, 0, 0.14],
    [784, 0.1, 0.2],
  ],
  victory: [
    [523, 0, 0.18],
    [659, 0.13, 0.18],
    [784, 0.26, 0.18],
    [1047, 0.39, 0.5],
  ],
  defeat: [
    [440, 0, 0.22],
    [392, 0.18, 0.22],
    [330, 0.36, 0.5],
  ],
} satisfies Record<string, Tone[]>

const LOUDNESS = { off: 0, soft: 0.05, full: 0.14 } as const
const KNOCK_SECONDS = 0.09

let context: AudioContext | null = null

// Browsers play no sound before the first click or key.
for (const sign of ['pointerdown', 'keydown']) addEventListener(sign, () => void context?.resume())

/** It is your turn; the game is won or lost. */
export function chime(name: keyof typeof CHIMES): void {
  if (settings.volume === 'off') return
  context ??= new AudioContext()
  for (const [hertz, begins, lasts] of CHIMES[name]) ring(context, hertz, context.currentTime + begins, lasts)
}

/** A card laid on a table: short and soft. */
export function knock(): void {
  if (settings.volume === 'off') return
  context ??= new AudioContext()
  const { sampleRate } = context
  const buffer = new AudioBuffer({ length: sampleRate * KNOCK_SECONDS, sampleRate })
  const samples = buffer.getChannelData(0)
  samples.forEach((_, at) => (samples[at] = (Math.random() * 2 - 1) * (1 - at / samples.length) ** 4))
  const noise = new AudioBufferSourceNode(context, { buffer })
  const felt = new BiquadFilterNode(context, { type: 'lowpass', frequency: 900 })
  noise.connect(felt).connect(new GainNode(context, { gain: LOUDNESS[settings.volume] })).connect(context.destination)
  noise.start()
}

function ring(audio: AudioContext, hertz: number, begins: number, lasts: number): void {
  const tone = new OscillatorNode(audio, { type: 'triangle', frequency: hertz })
  const volume = new GainNode(audio, { gain: 0 })
  volume.gain.setValueAtTime(0, begins)
  volume.gain.linearRampToValueAtTime(LOUDNESS[settings.volume], begins + 0.01)
  volume.gain.exponentialRampToValueAtTime(0.0001, begins + lasts)
  tone.connect(volume).connect(audio.destination)
  tone.start(begins)
  tone.stop(begins + lasts)
}
