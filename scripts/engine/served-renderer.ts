import { statSync } from 'node:fs'
import { draftDir } from '#data/release/files.ts'
import { openIndex, type Index } from '#data/index/open.ts'
import { currentRelease, indexFile } from './release.ts'
import { createRenderer, type Renderer } from './renderer.ts'
import type { SiteSettings } from './settings.ts'

/** A release with its renderer, which renders one page at a time. */
export interface Opened {
  inode: number
  index: Index
  renderer: Renderer
}

export interface ServedRenderer {
  /** Of the draft, or the current release. Rejects if there is none, or no bundle for it. */
  open(): Promise<Opened>
  close(): void
}

interface Options {
  varDir: string
  settings: SiteSettings
  /** The folder of the bundle that renders a release's pages. */
  bundleFor: (release: string) => Promise<string>
}

/** Renders from the index of the release that is served, opened once each. */
export function servedRenderer({ varDir, settings, bundleFor }: Options): ServedRenderer {
  let opened: Opened | undefined
  return {
    async open() {
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
      const renderer = await createRenderer(bundleDir, index, settings)
      return (opened = { inode, index, renderer })
    },
    close: () => opened?.index.close(),
  }
}
