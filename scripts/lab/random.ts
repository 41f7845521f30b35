/** Pseudo-random numbers from 0 to 1, by seed. */
export type Random = () => number

export function seeded(key: string): Random {
  let h = 2166136261
  for (const ch of key) h = Math.imul(h ^ (ch.codePointAt(0) ?? 0), 16777619)
  let state = h >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let t = Math.imul(state ^ (state >>> 15), state | 1)
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61)
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }
}
