import { atom, type ReadableAtom } from 'nanostores'
import type { Newsletter, NewsletterDraft, NewsletterList, NewsletterPlace } from '#core/contract/desk-newsletter.ts'
import type { Lang } from '#core/i18n/languages.ts'
import { pageLang } from '#site/ui/page/page-lang.ts'
import { toasts } from '#site/ui/page/toasts.ts'
import { goTo } from '../address.ts'
import { attemptWith, deskCall, downloadTable, unlessRefused } from '../calls.ts'
import { createNewsletterDraft, type DraftStore } from './newsletter-draft.ts'

export interface NewslettersStore extends DraftStore {
  /** Undefined until it is known. */
  $list: ReadableAtom<NewsletterList | undefined>
  /** What was found to add; undefined before anybody has looked. */
  $found: ReadableAtom<readonly NewsletterPlace[] | undefined>
  /** The preview as HTML. */
  $preview: ReadableAtom<string | undefined>
  /** Why the last call failed. */
  $problem: ReadableAtom<string | undefined>
  /** Loads a newsletter, or the list of them. */
  show(id: number | undefined): Promise<void>
  /** Loads the counts of the open one again. */
  look(): Promise<void>
  write(): Promise<void>
  drop(): Promise<void>
  find(): Promise<void>
  preview(language: Lang): Promise<void>
  /** Mails a test; a toast says where to. */
  test(language: Lang, email: string): Promise<void>
  /** Throws ApiError. */
  send(): Promise<void>
  pause(isPaused: boolean): Promise<void>
  /** Saves the subscribers as a file. */
  save(): Promise<void>
}

/** Newsletters: the list, and the open one. */
export function createNewsletters(): NewslettersStore {
  const $list = atom<NewsletterList | undefined>(undefined)
  const $found = atom<readonly NewsletterPlace[] | undefined>(undefined)
  const $preview = atom<string | undefined>(undefined)
  const $problem = atom<string | undefined>(undefined)
  const draft = createNewsletterDraft()
  const { $open } = draft

  const attempt = attemptWith($problem)
  const withOpen = (work: (open: Newsletter) => Promise<void>) =>
    attempt(async () => {
      const open = $open.get()
      if (open) await work(open)
    })
  const load = async (id: number, isBackground = false) => draft.take(await newsletterOf(id, isBackground))
  return {
    ...draft,
    $list,
    $found,
    $preview,
    $problem,
    show: (id) =>
      attempt(async () => {
        await draft.close()
        for (const $one of [$found, $preview]) $one.set(undefined)
        if (id === undefined) $list.set(await deskCall('GET /rest/tjt/desk/newsletters', {}))
        else await load(id)
      }),
    async look() {
      const open = $open.get()
      // A server that restarts answers the next time.
      if (open) await load(open.id, true).catch(unlessRefused)
    },
    write: () => attempt(writeNew),
    drop: () => withOpen(dropDraft),
    find: () => withOpen(async ({ draft: { since, area } }) => $found.set(await placesSince(since, area))),
    preview: (language) => withOpen(async (open) => $preview.set(await previewOf(open.draft, language))),
    test: (language, email) =>
      withOpen(async ({ id }) => {
        await draft.flush()
        await testOne(id, language, email.trim())
      }),
    async send() {
      await draft.flush()
      const { id, version } = $open.get()!
      await deskCall('POST /rest/tjt/desk/newsletter/:id/send', { params: { id }, body: { version } })
      await load(id)
    },
    pause: (isPaused) =>
      withOpen(async ({ id }) => {
        await deskCall('POST /rest/tjt/desk/newsletter/:id/pause', { params: { id }, body: { isPaused } })
        await load(id)
      }),
    save: () => attempt(saveSubscribers),
  }
}

const newsletterOf = (id: number, isBackground: boolean): Promise<Newsletter> =>
  deskCall('GET /rest/tjt/desk/newsletter/:id/:language', { params: { id, language: pageLang() } }, { isBackground })

const MONTH_MS = 30 * 86_400_000

/** An empty draft; it proposes what is new since a month ago. */
async function writeNew(): Promise<void> {
  const since = new Date(Date.now() - MONTH_MS).toISOString().slice(0, 10)
  const body = { draft: { texts: {}, since, places: [] } }
  const { id } = await deskCall('POST /rest/tjt/desk/newsletters', { body })
  goTo({ tab: 'newsletter', rest: String(id) })
}

async function dropDraft({ id }: Newsletter): Promise<void> {
  await deskCall('DELETE /rest/tjt/desk/newsletter/:id', { params: { id } })
  goTo({ tab: 'newsletter' })
}

async function placesSince(since: string, area: number | undefined): Promise<NewsletterPlace[]> {
  const querystring = { since, ...(area !== undefined && { area }) }
  const params = { language: pageLang() }
  return (await deskCall('GET /rest/tjt/desk/newplaces/:language', { params, querystring })).places
}

async function previewOf(draft: NewsletterDraft, language: Lang): Promise<string> {
  const body = { draft, language }
  return (await deskCall('POST /rest/tjt/desk/newsletterpreview', { body }, { isBackground: true })).html
}

async function testOne(id: number, language: Lang, email: string): Promise<void> {
  const body = { language, ...(email && { email }) }
  const { message } = await deskCall('POST /rest/tjt/desk/newsletter/:id/test', { params: { id }, body })
  toasts.add(message)
}

async function saveSubscribers(): Promise<void> {
  const { csv } = await deskCall('POST /rest/tjt/desk/subscribers', {})
  downloadTable(csv, 'subscribers.csv')
}
