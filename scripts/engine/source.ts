import type { Config } from '#api/config.ts'
import { changedContent } from '#data/store/content.repository.ts'
import { secretOf } from '#data/store/secrets.repository.ts'
import type { ContentKind } from '#data/store/content.table.ts'
import type { Store } from '#data/store/database.ts'
import { listWords } from '#data/store/posts.repository.ts'
import type { ContentDocument } from '#data/index/content-document.ts'
import type { ContentSource } from '#data/index/write.ts'

/** What pages are made from. */
export interface SiteSource extends ContentSource {
  /** Tells a store from others; one that was put back from a backup is another one. */
  id(): Promise<string>
}

/** What is not to be shown of a store. */
export interface Shown {
  /** Whether invented places and offers are. */
  samples: boolean
}

/** What the settings of a site ask for. */
export const shownOf = ({ showsSamples }: Pick<Config, 'showsSamples'>): Shown => ({ samples: showsSamples })

/** The store as the source of the index. Without its samples it is another one: with them the index is made anew. */
export function storeSource(db: Store, { samples }: Shown = { samples: true }): SiteSource {
  const source = wholeSource(db)
  return samples ? source : withoutSamples(source)
}

function withoutSamples(source: SiteSource): SiteSource {
  return {
    ...source,
    id: async () => `${await source.id()} without samples`,
    async changed(seq) {
      const { batches, ...change } = await source.changed(seq)
      return {
        ...change,
        async *batches(kinds) {
          for await (const batch of batches(kinds)) yield batch.map(realOnly)
        },
      }
    },
  }
}

/** A document as if there were no samples: one is gone, and a filter list has no invented choices. */
function realOnly(document: ContentDocument): ContentDocument {
  const { body, deleted } = document
  if (deleted || !body.includes('"sample":true')) return document
  const content = JSON.parse(body) as Sample | Sample[]
  if (Array.isArray(content)) {
    const real = content.filter(({ sample }) => !sample)
    return { ...document, body: JSON.stringify(real) }
  }
  return content.sample ? { ...document, deleted: 1 } : document
}

interface Sample {
  sample?: boolean
}

function wholeSource(db: Store): SiteSource {
  return {
    id: () => secretOf(db, 'store'),
    changed: (seq) => changedContent(db, seq),
    all: (kind) =>
      db
        .selectFrom('content')
        .select(['kind', 'id', 'body', 'deleted'])
        .where('kind', '=', kind as ContentKind)
        .where('deleted', '=', 0)
        .execute(),
    words: (tnids) => listWords(db, tnids),
  }
}
