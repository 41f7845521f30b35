import type { PreviewRequest } from '#core/domain/shell/page-renderer.ts'
import { isCurrentIndex, openIndex, type Index } from '#data/index/open.ts'
import { keyRef } from '#data/index/queries.ts'
import type { Subject } from '#data/index/subjects.ts'
import { updateIndex } from '#data/index/write.ts'
import type { RouteKind } from '#core/terms/route-kinds.ts'
import type { Bundle } from './bundle.ts'
import { currentRelease, indexFile, readInfo } from './release.ts'
import { createRenderer } from './renderer.ts'
import { settingsOf } from './settings.ts'
import type { SiteSource } from './source.ts'
import { changeOf } from './undo.ts'

export interface Previewing {
  varDir: string
  bundle: Bundle
  source: SiteSource
  now: () => number
}

const PAGES = {
  listings: { kind: 'listing', id: 'tnid' },
  features: { kind: 'feature', id: 'nid' },
  categories: { kind: 'category', id: 'id' },
  ownPages: { kind: 'ownPage', id: 'id' },
} as const satisfies Record<PreviewRequest['kind'], { kind: RouteKind; id: string }>

/**
 * The page of a document as publishing would render it, from the current index in a transaction that is rolled back.
 * Throws if nothing is published yet, or by other code.
 */
export async function renderPreview(work: Previewing, { kind, body, language }: PreviewRequest): Promise<string> {
  const release = currentRelease(work.varDir)
  if (!release) throw new Error('nothing is published yet')
  const index = openIndex(indexFile(release), { readonly: false })
  try {
    if (!isCurrentIndex(index, work.bundle.inputs)) throw new Error('the current release was built by other code')
    index.db.exec('begin immediate')
    const page = PAGES[kind]
    const id = String((body as Record<string, unknown>)[page.id])
    const ref = kind === 'ownPages' ? keyRef(id) : Number(id)
    await takeIn(index, work, { kind, id, body })
    const subject = index.get<Subject>('select * from subjects where kind = ? and ref = ?', page.kind, ref)
    if (!subject) throw new Error('the document has no page')
    const { dir } = work.bundle
    const renderer = await createRenderer(dir, index, settingsOf(readInfo(release)))
    const { pages } = await renderer.render({ subject, langs: [language] })
    return pages[0]!.html.toString()
  } finally {
    if (index.db.inTransaction) index.db.exec('rollback')
    index.close()
  }
}

async function takeIn(
  index: Index,
  { source, now }: Previewing,
  { kind, id, body }: { kind: string; id: string; body: object },
): Promise<void> {
  const rows = [{ kind, id, body: JSON.stringify(body), deleted: 0 as const }]
  const change = changeOf(rows, Number(index.meta('seq')))
  await updateIndex(index, { ...source, changed: async () => change }, { now: now() })
}
