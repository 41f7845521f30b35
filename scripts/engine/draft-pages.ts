import type { Lang } from '#core/i18n/languages.ts'
import type { Subject } from '#data/index/subjects.ts'
import type { Bundle } from './bundle.ts'
import { servedRenderer } from './served-renderer.ts'

export interface DraftPages {
  /** The page at a path, not percent-encoded. Rejects if the first release has none. */
  render(path: string): Promise<string>
  close(): void
}

/** Renders pages of a site's first release ahead of their turn, with identical bytes. */
export function openDraftPages({ varDir, bundleOf }: { varDir: string; bundleOf: () => Promise<Bundle> }): DraftPages {
  const served = servedRenderer({ varDir, bundleFor: async () => (await bundleOf()).dir })
  return {
    render: (path) =>
      served.render((index) => {
        const named = index.get<Subject & { lang: Lang }>(
          `select s.id, s.kind, s.ref, s.sub, s.hash, s.slugs, s.noindex, p.lang
         from published p join subjects s on s.id = p.subject where p.path = ?`,
          path,
        )
        if (!named) throw new Error(`${path} is no page`)
        const { lang, ...subject } = named
        return { subject, langs: [lang] }
      }),
    close: served.close,
  }
}
