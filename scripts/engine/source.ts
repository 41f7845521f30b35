import { changedContent } from '#api/store/content.repository.ts'
import { secretOf } from '#api/guards/secrets.repository.ts'
import type { ContentKind } from '#api/store/content.table.ts'
import type { Store } from '#api/store/database.ts'
import { listWords } from '#api/store/words.repository.ts'
import type { ContentSource } from '#data/index/write.ts'

/** What pages are made from. */
export interface SiteSource extends ContentSource {
  /** Tells a store from others; one that was put back from a backup is another one. */
  id(): Promise<string>
}

/** The store as the source of the index. */
export function storeSource(db: Store): SiteSource {
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
