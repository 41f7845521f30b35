import type { Config } from '#api/config.ts'
import { changedContent } from '#data/store/content.repository.ts'
import { secretOf } from '#data/store/secrets.repository.ts'
import type { ContentKind } from '#data/store/content.table.ts'
import type { Store } from '#data/store/database.ts'
import { listContributions } from '#data/store/posts.repository.ts'
import type { ContentDocument } from '#data/index/content-document.ts'
import type { ContentSource } from '#data/index/write.ts'

/** The source of pages. */
export interface SiteSource extends ContentSource {
  /** Identifies a store; a restored one counts as another. */
  id(): Promise<string>
}

/** Which content of a store to show. */
export interface Shown {
  /** Whether to show samples. */
  samples: boolean
}

/** The selection of a site's settings. */
export const shownOf = ({ showsSamples }: Pick<Config, 'showsSamples'>): Shown => ({ samples: showsSamples })

/** The store as the source of the index. Without samples it counts as another source, which rebuilds the index. */
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

/** A document as if there were no samples: they are deleted. */
function realOnly(document: ContentDocument): ContentDocument {
  const { body, deleted } = document
  if (deleted || !body.includes('"sample":true')) return document
  const { sample } = JSON.parse(body) as { sample?: boolean }
  return sample ? { ...document, deleted: 1 } : document
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
    words: (tnids) => listContributions(db, tnids),
  }
}
