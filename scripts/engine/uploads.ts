import { existsSync, mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { approvedDir } from '#data/store/uploads.ts'
import { PICTURE_WIDTHS } from '#core/domain/pictures.ts'
import type { Index } from '#data/index/open.ts'
import { linkOrCopy } from './files.ts'

// Approved pictures from readers are stored outside the releases; each release links those that its listings show.

const KEY = /"(u-[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})"/g

/** The keys of uploaded pictures in documents. */
export function uploadKeys(bodies: Iterable<string>): Set<string> {
  const keys = new Set<string>()
  for (const body of bodies) for (const [, key = ''] of body.matchAll(KEY)) keys.add(key)
  return keys
}

/** The keys in an index's listings and photographs of Commons, or in some listings. */
export function uploadsOf(index: Index, tnids?: readonly number[]): Set<string> {
  const rows =
    tnids === undefined
      ? index.all<{ body: string }>(
          `select body from listings where body like '%"u-%' union all select body from open_pictures`,
        )
      : tnids.flatMap((tnid) => index.all<{ body: string }>('select body from listings where tnid = ?', tnid))
  return uploadKeys(rows.map(({ body }) => body))
}

const filesOf = (key: string) => PICTURE_WIDTHS.map((width) => `${key}-${width}.webp`)

/** Puts pictures beside the pages; skips lost files, which `verify` reports. */
export function placeUploads(varDir: string, pages: string, keys: Iterable<string>): void {
  for (const file of [...keys].flatMap(filesOf)) {
    const from = join(approvedDir({ varDir }), file)
    if (!existsSync(from)) continue
    mkdirSync(join(pages, 'pictures'), { recursive: true })
    linkOrCopy(from, join(pages, 'pictures', file))
  }
}

/** Deletes pictures that no listing shows any more. */
export function dropUploads(index: Index, pages: string, keys: Iterable<string>): void {
  for (const key of keys) {
    const naming = `%"${key}"%`
    const other = index.get(
      'select 1 from listings where body like ? union all select 1 from open_pictures where body like ? limit 1',
      naming,
      naming,
    )
    if (other) continue
    for (const file of filesOf(key)) rmSync(join(pages, 'pictures', file), { force: true })
  }
}

/** Missing pictures of pages. */
export function missingUploads(index: Index, pages: string): string[] {
  return [...uploadsOf(index)]
    .flatMap(filesOf)
    .map((file) => `pictures/${file}`)
    .filter((file) => !existsSync(join(pages, file)))
}
