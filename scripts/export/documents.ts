import { changedContent } from '#data/store/content.repository.ts'
import { CONTENT_KINDS, type ContentKind } from '#data/store/content.table.ts'
import type { Store } from '#data/store/database.ts'

/** A document for export. */
export interface ExportedDocument {
  kind: ContentKind
  id: string
  body: Readonly<Record<string, unknown>> | readonly unknown[]
}

export interface ExportChoice {
  kinds?: readonly ContentKind[]
  /** Leaves out samples. */
  withoutSamples?: boolean
}

/** All documents of some kinds, without deleted ones, by kind and id, with hundreds in memory at a time. */
export async function* exportedDocuments(
  store: Store,
  { kinds = CONTENT_KINDS, withoutSamples = false }: ExportChoice = {},
): AsyncGenerator<ExportedDocument> {
  const content = await changedContent(store, 0)
  for await (const batch of content.batches(kinds)) {
    for (const { kind, id, body, deleted } of batch) {
      if (deleted) continue
      const parsed = JSON.parse(body) as ExportedDocument['body']
      if (withoutSamples && isSample(parsed)) continue
      yield { kind: kind as ContentKind, id, body: parsed }
    }
  }
}

function isSample(body: ExportedDocument['body']): boolean {
  return 'sample' in body && body.sample === true
}
