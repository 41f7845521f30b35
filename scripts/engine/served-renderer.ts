import { statSync } from 'node:fs'
import { serialQueue } from '#core/domain/serial-queue.ts'
import { draftDir } from '#data/release/files.ts'
import { openIndex, type Index } from '#data/index/open.ts'
import { currentRelease, indexFile, readServedInfo } from './release.ts'
import { createRenderer, type Job, type Renderer } from './renderer.ts'
import { settingsOf } from './settings.ts'

/** A release with its renderer, which renders one page at a time. */
interface Opened {
  inode: number
  index: Index
  renderer: Renderer
}

export interface ServedRenderer {
  /**
   * The HTML of a page of the draft, or of the current release, one at a time. Rejects if there is none, if it has no
   * bundle, and if `find` throws.
   */
  render(find: (index: Index) => Job): Promise<string>
  close(): void
}

interface Options {
  varDir: string
  /** The folder of the bundle that renders a release's pages. */
  bundleFor: (release: string) => Promise<string>
}

/** Renders from the index of the release that is served, opened once each. */
export function servedRenderer({ varDir, bundleFor }: Options): ServedRenderer {
  let opened: Opened | undefined
  const inTurn = serialQueue()

  async function open(): Promise<Opened> {
    // A draft may have been finished since the request.
    const dir = draftDir(varDir) ?? currentRelease(varDir)
    if (!dir) throw new Error('no release is being built')
    const file = indexFile(dir)
    const inode = statSync(file).ino
    if (opened?.inode === inode) return opened
    opened?.index.close()
    opened = undefined
    const bundleDir = await bundleFor(dir)
    const index = openIndex(file)
    // With the settings that its other pages have: the files that they name are there.
    const renderer = await createRenderer(bundleDir, index, settingsOf(readServedInfo(dir)))
    return (opened = { inode, index, renderer })
  }

  return {
    render: (find) =>
      inTurn(async () => {
        const { index, renderer } = await open()
        const { pages } = await renderer.render(find(index))
        return pages[0]!.html.toString()
      }),
    close: () => opened?.index.close(),
  }
}
