import { map } from 'nanostores'
import type { IslandSection } from '#core/i18n/island-sections.ts'
import type { Lang } from '#core/i18n/languages.ts'
import type { Texts } from '#core/i18n/messages.ts'
import type { ToastTexts } from './app.ts'
import { pageLang } from './page-lang.ts'

/** A file of messages in every language. */
type Files = Readonly<Record<string, () => Promise<unknown>>>

/** What a browser may load of the messages, each by itself. */
const FILES = {
  'accounts.app': import.meta.glob('/core/i18n/*/accounts.json', { query: '?messages=app', import: 'default' }),
  'accounts.saved': import.meta.glob('/core/i18n/*/accounts.json', { query: '?messages=saved', import: 'default' }),
  'common.search': import.meta.glob('/core/i18n/*/common.json', { query: '?messages=search', import: 'default' }),
  'common.typeNames': import.meta.glob('/core/i18n/*/common.json', { query: '?messages=typeNames', import: 'default' }),
  'contributions.posts': import.meta.glob('/core/i18n/*/contributions.json', {
    query: '?messages=posts',
    import: 'default',
  }),
  'desk.settings': import.meta.glob('/core/i18n/*/desk.json', { query: '?messages=settings', import: 'default' }),
  'desk.api': import.meta.glob('/core/i18n/*/desk.json', { query: '?messages=api', import: 'default' }),
  'desk.desk': import.meta.glob('/core/i18n/*/desk.json', { query: '?messages=desk', import: 'default' }),
  'desk.documents': import.meta.glob('/core/i18n/*/desk.json', { query: '?messages=documents', import: 'default' }),
  'desk.import': import.meta.glob('/core/i18n/*/desk.json', { query: '?messages=import', import: 'default' }),
  'desk.newsletter': import.meta.glob('/core/i18n/*/desk.json', { query: '?messages=newsletter', import: 'default' }),
  'desk.page': import.meta.glob('/core/i18n/*/desk.json', { query: '?messages=page', import: 'default' }),
  'desk.reasons': import.meta.glob('/core/i18n/*/desk.json', { query: '?messages=reasons', import: 'default' }),
  'desk.texts': import.meta.glob('/core/i18n/*/desk.json', { query: '?messages=texts', import: 'default' }),
  edit: import.meta.glob('/core/i18n/*/edit.json', { query: '?messages', import: 'default' }),
  errors: import.meta.glob('/core/i18n/*/errors.json', { query: '?messages', import: 'default' }),
  'listing.dialogs': import.meta.glob('/core/i18n/*/listing.json', { query: '?messages=dialogs', import: 'default' }),
  'listing.videos': import.meta.glob('/core/i18n/*/listing.json', { query: '?messages=videos', import: 'default' }),
  'places.map': import.meta.glob('/core/i18n/*/places.json', { query: '?messages=map', import: 'default' }),
  'places.nearby': import.meta.glob('/core/i18n/*/places.json', { query: '?messages=nearby', import: 'default' }),
  'places.offline': import.meta.glob('/core/i18n/*/places.json', { query: '?messages=offline', import: 'default' }),
  'times.calendar': import.meta.glob('/core/i18n/*/times.json', { query: '?messages=calendar', import: 'default' }),
  'times.keptTrips': import.meta.glob('/core/i18n/*/times.json', { query: '?messages=keptTrips', import: 'default' }),
  'travel.direct': import.meta.glob('/core/i18n/*/travel.json', { query: '?messages=direct', import: 'default' }),
  'travel.enquiries': import.meta.glob('/core/i18n/*/travel.json', { query: '?messages=enquiries', import: 'default' }),
  'travel.vacations': import.meta.glob('/core/i18n/*/travel.json', { query: '?messages=vacations', import: 'default' }),
} as const satisfies Record<IslandSection, Files>

type Loaded = keyof typeof FILES

/** The sections that are loaded. */
export const $messages = map<{ [S in Loaded]?: Texts<S> }>({})

/** Whether the page says that the site has own texts in its language. */
const hasOwnTexts = (): boolean => document.documentElement.dataset['ownTexts'] !== undefined

/** Puts the site's own texts into a section. */
const ownTextsOf = async (section: Loaded, lang: Lang) => (await import('./own-texts.ts')).ownTextsIn(section, lang)

/** Loads a section of the messages, in the page's language unless another is named. Rejects if that fails. */
export async function loadMessages<S extends Loaded>(section: S, lang: Lang = pageLang()): Promise<Texts<S>> {
  const files: Files = FILES[section]
  const [, load] = Object.entries(files).find(([path]) => path.includes(`/i18n/${lang}/`)) ?? []
  if (!load) throw new RangeError(`no messages in ${lang}`)
  const [loaded, own] = await Promise.all([load(), hasOwnTexts() ? ownTextsOf(section, lang) : undefined])
  const texts = (own ? own(loaded as object) : loaded) as Texts<S>
  $messages.setKey(section, texts as never)
  return texts
}

/** What dialogs, forms and toasts say, and the API's errors. Returns what toasts say. */
export async function loadAppMessages(lang?: Lang): Promise<ToastTexts> {
  const [{ toasts }, errors] = await Promise.all([loadMessages('accounts.app', lang), loadMessages('errors', lang)])
  return { ...errors, ...toasts }
}

/** A section of the messages. Throws if it is not loaded. */
export function t<S extends Loaded>(section: S): Texts<S> {
  const texts = $messages.get()[section]
  if (!texts) throw new Error(`the messages ${section} are not loaded`)
  return texts as Texts<S>
}
