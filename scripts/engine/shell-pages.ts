import type { ShellRequest } from '#core/domain/shell/page-renderer.ts'
import type { Subject } from '#data/index/subjects.ts'
import { bundleDir } from './bundle.ts'
import { readServedInfo } from './release.ts'
import { servedRenderer } from './served-renderer.ts'

export interface ShellPages {
  /** The page of an address without one. Rejects if nothing here can render it. */
  render(request: ShellRequest): Promise<string>
  close(): void
}

interface Options {
  varDir: string
  /** The folder of a bundle by its hash; undefined if it is gone. */
  dirOf?: (hash: string) => string | undefined
}

/** Renders addresses without a page by the bundle of the release that is served, whose scripts and styles are there. */
export function openShellPages({ varDir, dirOf = bundleDir }: Options): ShellPages {
  const bundleFor = async (release: string) => {
    const { bundle } = readServedInfo(release)
    const dir = dirOf(bundle)
    if (!dir) throw new Error(`the bundle ${bundle} is gone`)
    return dir
  }
  const served = servedRenderer({ varDir, bundleFor })
  return {
    render: ({ known, language }) =>
      served.render((index) => {
        const subject = index.get<Subject>("select * from subjects where kind = 'placeShell'")
        if (!subject) throw new Error('the index has no page for other addresses')
        return { subject, langs: [language], input: { known } }
      }),
    close: served.close,
  }
}
