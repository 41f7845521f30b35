import type { Body } from './documents-paths.ts'

/** What is true of one place alone: its number, its pictures, and what somebody has stated or confirmed about it. */
const OWN: ReadonlySet<string> = new Set([
  'tnid',
  'pictures',
  'captions',
  'videos',
  'kashrutFacts',
  'hours',
  'prayerTimes',
  'paid',
  'placement',
  'vanished',
  'provenance',
])

/** A new listing that begins like another one. */
export const copyOf = (body: Body): Body => Object.fromEntries(Object.entries(body).filter(([name]) => !OWN.has(name)))
