import { hash } from 'node:crypto'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { SHEET_STYLE } from './sheet-style.ts'

/** A sheet's style, and whether it asks for files of the site's font. */
export interface SheetLook {
  style: string
  /** Of the style, for a policy. */
  source: string
  hasFont: boolean
}

/** What a Content-Security-Policy allows an inline style or script by. */
export const sourceOf = (text: string): string => `'sha256-${hash('sha256', text, 'base64')}'`

/** The look of sheets without a release's files. */
export const PLAIN_LOOK: SheetLook = { style: SHEET_STYLE, source: sourceOf(SHEET_STYLE), hasFont: false }

interface Face {
  /** Its file, before the hash that a release gives it. */
  file: string
  range: string
  metrics?: string
}

// The faces of `site/ui/styles/fonts.css`: a browser that comes from the site has their files.
const FACES: readonly Face[] = [
  { file: 'assistant-latin-ext-wght-normal', range: 'U+0100-02BA, U+1E00-1E9F, U+1EF2-1EFF' },
  { file: 'assistant-hebrew-wght-normal', range: 'U+0590-05FF, U+200C-2010, U+FB1D-FB4F' },
  { file: 'assistant-latin-wght-normal', range: 'U+0000-00FF, U+2000-200B, U+2011-206F, U+2212' },
  {
    file: 'source-sans-3-cyrillic-wght-normal',
    range: 'U+0301, U+0400-045F, U+0490-0491, U+2116',
    metrics: 'ascent-override: 102.1%; descent-override: 28.7%;',
  },
]

/** Returns the look of sheets in a release, by the folder of its pages; the folder is read once. */
export function sheetLooks(): (pages: string) => Promise<SheetLook> {
  let last: { pages: string; look: SheetLook } | undefined
  return async (pages) => {
    if (last?.pages === pages) return last.look
    const look = lookWith(await namesIn(join(pages, '_astro')))
    // An unfinished release may not have them yet.
    if (look.hasFont) last = { pages, look }
    return look
  }
}

async function namesIn(folder: string): Promise<string[]> {
  try {
    return await readdir(folder)
  } catch {
    return []
  }
}

function lookWith(names: readonly string[]): SheetLook {
  const faces = FACES.flatMap(({ file, range, metrics = '' }) => {
    const name = names.find((other) => other.startsWith(`${file}.`) && other.endsWith('.woff2'))
    if (!name || !/^[\w.-]+$/.test(name)) return []
    // Optional: lines do not break anew once it has come.
    return `@font-face { font-family: 'Assistant Variable'; font-display: optional; font-weight: 200 800;
  src: url('/_astro/${name}') format('woff2'); ${metrics} unicode-range: ${range}; }\n`
  })
  if (faces.length === 0) return PLAIN_LOOK
  const style = faces.join('') + SHEET_STYLE
  return { style, source: sourceOf(style), hasFont: true }
}
