import { settings } from '../lib/settings.svelte'

/* A card laid on a table: a short, soft knock, made here so that nothing has to be loaded. */

const LENGTH = 0.09
const LOUDNESS = 0.16

let context: AudioContext | null = null

export function knock(): void {
  if (!settings.sound) return
  context ??= new AudioContext()
  const { sampleRate, currentTime, destination } = context
  const noise = context.createBuffer(1, sampleRate * LENGTH, sampleRate)
  const samples = noise.getChannelData(0)
  samples.forEach((_, at) => (samples[at] = (Math.random() * 2 - 1) * (1 - at / samples.length) ** 4))
  const source = context.createBufferSource()
  source.buffer = noise
  const felt = context.createBiquadFilter()
  felt.type = 'lowpass'
  felt.frequency.value = 900
  const volume = context.createGain()
  volume.gain.value = LOUDNESS
  source.connect(felt).connect(volume).connect(destination)
  source.start(currentTime)
}
