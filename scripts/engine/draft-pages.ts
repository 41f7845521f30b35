import { statSync } from 'node:fs'
import { serialQueue } from '#core/domain/serial-queue.ts'
import { draftDir } from '#data/release/files.ts'
import type { Lang } from '#core/i18n/languages.ts'
import { openIndex, type Index } from '#data/index/open.ts'
import type { Subject } from '#data/index/subjects.ts'
import type { Bundle } from './bundle.ts'
import { currentRelease, indexFile } from './release.ts'
import { createRenderer, type Renderer } from './renderer.ts'
import type { SiteSettings } from './settings.ts'

export interface DraftPages {
  /** The page at a path, not percent-encoded. Rejects if the first release has none. */
  render(path: string): Promise<string>
  close(): void
}

/** The first release, with its renderer. */
interface Opened {
  inode: number
  index: Index
  renderer: Renderer
}

/** Renders pages of a site's first release ahead of their turn, with identical bytes. */
export function openDraftPages({
  varDir,
  bundle,
  settings,
}: {
  varDir: string
  bundle: Bundle
  settings: SiteSettings
}): DraftPages {
  let opened: Opened | undefined
  const inTurn = serialQueue()
  const open = async (): Promise<Opened> => {
    // It may have been finished since the request.
    const dir = draftDir(varDir) ?? currentRelease(varDir)
    if (!dir) throw new Error('no release is being built')
    const file = indexFile(dir)
    const inode = statSync(file).ino
    if (opened?.inode === inode) return opened
    opened?.index.close()
    const index = openIndex(file)
    const renderer = await createRenderer(bundle.dir, index, settings)
    return (opened = { inode, index, renderer })
  }
  return {
    // A renderer renders one page at a time.
    render: (path) =>
      inTurn(async () => {
        const { index, renderer } = await open()
        const named = index.get<Subject & { lang: Lang }>(
          `select s.id, s.kind, s.ref, s.sub, s.hash, s.slugs, s.noindex, p.lang
         from published p join subjects s on s.id = p.subject where p.path = ?`,
          path,
        )
        if (!named) throw new Error(`${path} is no page`)
        const { lang, ...subject } = named
        const [page] = await renderer.render({ subject, langs: [lang] })
        return page!.html.toString()
      }),
    close: () => opened?.index.close(),
  }
}
