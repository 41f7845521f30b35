import { existsSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { drawingFile } from '#core/domain/pictures.ts'
import type { Index } from '#data/index/open.ts'
import { writeCompressed } from './files.ts'

// The pictures of places are drawn with the index; each release has those that its pages show. Their names change with
// what is drawn, so those of earlier pages stay until the next release.

/** Puts the drawings that are not there yet beside the pages. */
export function placeDrawings(index: Index, pages: string): void {
  mkdirSync(join(pages, 'pictures'), { recursive: true })
  const missing = new Set(missingDrawings(index, pages))
  if (missing.size === 0) return
  for (const { key, svg } of index.all<{ key: string; svg: string }>('select key, svg from drawings')) {
    if (missing.has(drawingFile(key))) writeCompressed(pages, drawingFile(key), Buffer.from(svg))
  }
}

/** The files that are missing. */
export function missingDrawings(index: Index, pages: string): string[] {
  return index
    .all<{ key: string }>('select key from drawings')
    .map(({ key }) => drawingFile(key))
    .filter((file) => !existsSync(join(pages, file)))
}
