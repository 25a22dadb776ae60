/** Wood, paper and cloth, made by the browser itself: short bursts of filtered noise and damped tones. No file is loaded. */

import type { FactSound } from '@tarsas/kit/table.ts';

export type Sound = FactSound | 'turn' | 'points' | 'commit' | 'no' | 'clock' | 'chat' | 'winner';

/** Against a normal voice at the table (0 dB). */
export const LEVELS: Readonly<Record<Sound, number>> = {
  turn: -18,
  piece: -24,
  dig: -28,
  token: -22,
  flame: -22,
  points: -30,
  commit: -22,
  no: -26,
  clock: -26,
  chat: -28,
  winner: -18,
};

/** One part of a sound: noise through a filter, or a tone; `at` and `long` in seconds. */
interface Stroke {
  at: number;
  long: number;
  /** Hertz: of the tone, or of the filter's middle. */
  pitch: number;
  /** The pitch it ends with; left out, it stays. */
  to?: number;
  is: 'tone' | 'noise';
}

const knock = (at: number, pitch: number): Stroke[] => [
  { at, long: 0.09, pitch, to: pitch * 0.8, is: 'tone' },
  { at, long: 0.03, pitch: pitch * 4, is: 'noise' },
];
const tick = (at: number): Stroke => ({ at, long: 0.025, pitch: 900, is: 'noise' });

export const STROKES: Readonly<Record<Sound, readonly Stroke[]>> = {
  turn: [...knock(0, 210), ...knock(0.16, 230)],
  piece: [...knock(0, 300), { at: 0.01, long: 0.05, pitch: 2600, is: 'noise' }],
  dig: [{ at: 0, long: 0.16, pitch: 1800, to: 700, is: 'noise' }],
  token: [
    { at: 0, long: 0.12, pitch: 2100, is: 'tone' },
    { at: 0, long: 0.03, pitch: 3200, is: 'noise' },
  ],
  flame: [{ at: 0, long: 0.4, pitch: 400, to: 900, is: 'noise' }],
  points: [tick(0)],
  commit: [{ at: 0, long: 0.18, pitch: 900, to: 2400, is: 'noise' }],
  no: [{ at: 0, long: 0.1, pitch: 120, is: 'tone' }],
  clock: [tick(0)],
  chat: [{ at: 0, long: 0.07, pitch: 3400, is: 'noise' }],
  winner: [147, 220, 294].map((pitch, i) => ({ at: i * 0.05, long: 1.2, pitch, is: 'tone' as const })),
};

let context: AudioContext | null = null;
let noise: AudioBuffer | null = null;

/** `volume`: 0 to 1, as the slider stands; `more`: decibels on top of the sound's own level; `higher`: a factor of its pitch. */
export function sound(what: Sound, volume: number, more = 0, higher = 1): void {
  if (volume <= 0) return;
  context ??= new AudioContext();
  if (context.state === 'suspended') void context.resume();
  const loud = volume * 10 ** ((LEVELS[what] + more + 12) / 20);
  for (const stroke of STROKES[what])
    strike(context, { ...stroke, pitch: stroke.pitch * higher, to: (stroke.to ?? stroke.pitch) * higher }, loud);
}

function strike(audio: AudioContext, { at, long, pitch, to = pitch, is }: Stroke, loud: number): void {
  const start = audio.currentTime + at;
  const gain = new GainNode(audio, { gain: 0 });
  gain.gain.setValueAtTime(0.0001, start);
  gain.gain.exponentialRampToValueAtTime(loud, start + 0.006);
  gain.gain.exponentialRampToValueAtTime(0.0001, start + long);
  gain.connect(audio.destination);
  const source = is === 'tone' ? tone(audio, pitch, to, start, long) : rustle(audio, pitch, to, start, long, gain);
  if (is === 'tone') source.connect(gain);
  source.start(start);
  source.stop(start + long);
}

function tone(audio: AudioContext, pitch: number, to: number, start: number, long: number): OscillatorNode {
  const wave = new OscillatorNode(audio, { type: 'triangle', frequency: pitch });
  wave.frequency.setValueAtTime(pitch, start);
  wave.frequency.exponentialRampToValueAtTime(to, start + long);
  return wave;
}

function rustle(audio: AudioContext, pitch: number, to: number, start: number, long: number, into: AudioNode): AudioBufferSourceNode {
  noise ??= noiseOf(audio);
  const filter = new BiquadFilterNode(audio, { type: 'bandpass', Q: 1.2, frequency: pitch });
  filter.frequency.setValueAtTime(pitch, start);
  filter.frequency.exponentialRampToValueAtTime(to, start + long);
  filter.connect(into);
  const source = new AudioBufferSourceNode(audio, { buffer: noise, loop: true });
  source.connect(filter);
  return source;
}

function noiseOf(audio: AudioContext): AudioBuffer {
  const buffer = audio.createBuffer(1, audio.sampleRate / 2, audio.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let i = 0; i < samples.length; i++) samples[i] = Math.random() * 2 - 1;
  return buffer;
}
