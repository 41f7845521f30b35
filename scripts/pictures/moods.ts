/** A mood is a time of day: the sky, the light that falls, and the haze that distance adds. */
export interface Mood {
  top: string
  mid: string
  low: string
  /** Colour of direct light: sun, moon, rims. */
  sun: string
  /** Multiplied into every surface. */
  ambient: string
  haze: string
  /** How readily windows are lit, 0 to 1. */
  lit: number
  night: boolean
}

function mood(
  sky: [string, string, string],
  sun: string,
  ambient: string,
  haze: string,
  lit = 0,
): Mood {
  const [top, mid, low] = sky
  return { top, mid, low, sun, ambient, haze, lit, night: lit >= 0.5 }
}

export const MOODS = {
  morning: mood(
    ['#8fb9d0', '#cfe0dc', '#fbe3c4'],
    '#fff0d2',
    '#fff6ea',
    '#f3e2cb',
  ),
  noon: mood(
    ['#5f9fc8', '#a5cfe0', '#e9f0e4'],
    '#fffbe9',
    '#ffffff',
    '#d5e4e4',
  ),
  golden: mood(
    ['#7fa3b5', '#efcf9f', '#f9b872'],
    '#ffe2a3',
    '#ffeacb',
    '#f4c892',
    0.15,
  ),
  dusk: mood(
    ['#26406f', '#8a6f97', '#f0a076'],
    '#ffc489',
    '#c3a6b5',
    '#b98796',
    0.55,
  ),
  blue: mood(
    ['#142a55', '#315a8b', '#e2a883'],
    '#ffd7a0',
    '#8698bd',
    '#5f7aa3',
    0.7,
  ),
  night: mood(
    ['#0c1a38', '#1b3561', '#45618c'],
    '#f7edd2',
    '#6d80ad',
    '#3c5480',
    0.8,
  ),
  lamplight: mood(
    ['#142a55', '#315a8b', '#e2a883'],
    '#ffd7a0',
    '#f0cfae',
    '#8b87a0',
    0.7,
  ),
  mist: mood(
    ['#b8c8cd', '#d4dcd8', '#efe9da'],
    '#fffaf0',
    '#eef0ec',
    '#dfe2da',
  ),
  winter: mood(
    ['#8aa8c4', '#c3d3df', '#f5e1d6'],
    '#fff3e6',
    '#eef2fb',
    '#d7e0ea',
    0.3,
  ),
  desert: mood(
    ['#4b6a94', '#d9987c', '#f8c47e'],
    '#ffe0a0',
    '#ffdcbd',
    '#e9ac82',
    0.3,
  ),
  autumn: mood(
    ['#8fb0bd', '#dfd7bf', '#f8dba8'],
    '#fff0c8',
    '#fff0dc',
    '#ecd9b6',
    0.1,
  ),
} as const satisfies Record<string, Mood>

export type MoodName = keyof typeof MOODS
