import { optionNames } from '#data/index/queries.ts'
import { openIndex } from '#data/index/open.ts'
import type { Subject } from '#data/index/subjects.ts'
import { LANGS } from '#core/i18n/languages.ts'
import type { PageContext } from '#site/ui/page/page-context.ts'
import { indexFile, readInfo } from '../../engine/release.ts'
import { chromesOf, contentOf, loadBundle } from '../../engine/renderer.ts'
import { settingsOf } from '../../engine/settings.ts'

/** Subjects to render, spread evenly: enough for a stable result. */
const SAMPLE = 600
/** Rendered first, unmeasured. */
const WARM = 100

/**
 * The least that a release's pages can cost: CPU milliseconds per page of the bundle's render function alone, in one
 * thread, with inputs at hand, without hashing or writing.
 */
export async function measureFloor(release: string, bundleDir: string): Promise<number> {
  const settings = settingsOf(readInfo(release))
  const index = openIndex(indexFile(release))
  const bundle = await loadBundle(bundleDir)
  const { render } = bundle
  const chromeIn = chromesOf(bundle, settings)
  const site = { ...settings, options: optionNames(index) }
  const subjects = sampleOf(index.all<Subject>('select * from subjects order by id'))
  let pages = 0
  let cpu = 0
  for (const [at, subject] of subjects.entries()) {
    const content = contentOf(index, subject, site)
    const contexts: PageContext[] = []
    for (const lang of LANGS) contexts.push({ ...content, lang, chrome: await chromeIn(lang, content.frame) })
    const start = process.threadCpuUsage()
    for (const context of contexts) await render(subject.kind, context)
    const { user, system } = process.threadCpuUsage(start)
    if (at < WARM) continue
    cpu += (user + system) / 1000
    pages += contexts.length
  }
  index.close()
  return cpu / pages
}

/** Every n-th subject, after some of them to warm up. */
function sampleOf(subjects: readonly Subject[]): Subject[] {
  const step = Math.max(1, Math.floor(subjects.length / SAMPLE))
  const sample = subjects.filter((_, i) => i % step === 0)
  return [...sample.slice(0, WARM), ...sample]
}
