import type { RequestListener } from 'node:http'
import { buildApp } from '#api/app.ts'
import { serialQueue } from '#core/domain/serial-queue.ts'
import { serverLog } from '#api/settings/log.ts'
import { startMailing } from '#api/mail/start.ts'
import { openSecrets } from '#data/store/sealed.ts'
import { currentSeq } from '#data/store/content.repository.ts'
import { openIndex } from '#data/index/open.ts'
import type { Frame } from '#data/index/inputs.ts'
import { frameOf } from '#data/index/site-inputs.ts'
import { optionNames } from '#data/index/queries.ts'
import type { PageContext } from '#site/ui/page/page-context.ts'
import { contentOf } from '../engine/renderer.ts'
import { settingsOf, type SiteSettings } from '../engine/settings.ts'
import { importSeed, openSite, type Site } from '../engine/site.ts'
import { importer } from '../import/importer.ts'
import { openDevIndex, updateDevIndex } from './index-file.ts'
import { findPage, type Found } from './pages.ts'

/** What a path leads to: the context of its page without header and footer, or another path. */
export type FoundPage = { page: PageContext; status: number } | Extract<Found, { movedTo: string }>

/** The store, the index and the API. */
export interface Backend {
  /** Handles API requests. */
  api: RequestListener
  /** Looks up a path (not percent-encoded) in the current state of the store. */
  find(path: string): Promise<FoundPage>
  /** What surrounds every page. */
  frame(): Frame
  /** The drawing of a place; undefined if there is none of that key now. */
  drawing(key: string): string | undefined
  /** Imports the changed data files. Throws DataFileError. */
  importData(): Promise<void>
  close(): Promise<void>
}

/** Opens what `prepare.ts` has prepared. */
export async function openBackend(): Promise<Backend> {
  const site = await openSite()
  await openSecrets(site.store)
  const index = await openDevIndex(site)
  const inTurn = serialQueue()
  const api = await startApi(site, index.file)
  return {
    api: api.listener,
    find: (path) =>
      inTurn(async () => {
        const latest = await currentSeq(site.store)
        if (Number(index.meta('seq')) !== latest) await updateDevIndex(index, site)
        const found = findPage(index, path)
        if ('movedTo' in found) return found
        const { subject, lang, status } = found
        const options = optionNames(index)
        const content = contentOf(index, subject, { ...shownSettings(site), options })
        return { page: { ...content, lang }, status }
      }),
    frame: () => frameOf(index),
    drawing: (key) => index.get<{ svg: string }>('select svg from drawings where key = ?', key)?.svg,
    importData: () => inTurn(async () => void (await importSeed(site))),
    async close() {
      await api.close()
      index.close()
      await site.close()
    },
  }
}

/** The settings of pages by now, without those that are files of a release. */
function shownSettings({ config }: Site): SiteSettings {
  const { colours: _, logo: __, ...settings } = settingsOf(config)
  return settings
}

/** The API, without a port of its own: the dev server passes requests to it, so cookies and Origin checks work. */
async function startApi({ config, store, env }: Site, indexFile: string) {
  const now = () => new Date()
  const index = openIndex(indexFile)
  // The API serves no pages here.
  const release = {
    id: 1,
    pages: '',
    index,
    policy: '',
    isDraft: false,
    isReadable: true,
  }
  const app = buildApp(
    { now, store, config, env, release: () => release, importer },
    { logger: serverLog(config.running.logLevel ?? 'warn') },
  )
  await app.ready()
  const endMailing = config.running.sendsMail ? startMailing({ store, config, now, log: app.log }) : async () => {}
  return {
    listener: app.routing as RequestListener,
    async close() {
      await app.close()
      await endMailing()
      index.close()
    },
  }
}
