import type accounts from './en/accounts.json'
import type common from './en/common.json'
import type contributions from './en/contributions.json'
import type desk from './en/desk.json'
import type edit from './en/edit.json'
import type errors from './en/errors.json'
import type listing from './en/listing.json'
import type mail from './en/mail.json'
import type places from './en/places.json'
import type texts from './en/texts.json'
import type times from './en/times.json'
import type travel from './en/travel.json'
import { withFallback } from './fallback.ts'
import { DEFAULT_LANG, KNOWN_LANGS, type Lang } from './languages.ts'
import { textsBelow, withTexts, type NamedTexts, type OwnTexts } from './own-texts.ts'
import { watched } from './used-sections.ts'

/** All messages of one language, by namespace; English defines the keys. */
export interface Messages {
  accounts: typeof accounts
  common: typeof common
  contributions: typeof contributions
  desk: typeof desk
  edit: typeof edit
  errors: typeof errors
  listing: typeof listing
  mail: typeof mail
  places: typeof places
  texts: typeof texts
  times: typeof times
  travel: typeof travel
}
export type Namespace = keyof Messages

/** A part of the messages by its name: a whole file, `edit`, or what is in one, `desk.page`. */
export type Section = Namespace | { [N in Namespace]: `${N}.${keyof Messages[N] & string}` }[Namespace]
/** The texts of a section, by their names. */
export type Texts<S extends Section> = S extends Namespace
  ? Messages[S]
  : S extends `${infer N extends Namespace}.${infer Part}`
    ? Messages[N][Part & keyof Messages[N]]
    : never

/** The files of each language. */
export const NAMESPACES = [
  'accounts', 'common', 'contributions', 'desk', 'edit', 'errors', 'listing',
  'mail', 'places', 'texts', 'times', 'travel',
] as const satisfies readonly Namespace[] // prettier-ignore

async function messagesOf(lang: Lang): Promise<Messages> {
  const files = NAMESPACES.map(async (name) => {
    const file: unknown = await import(`./${lang}/${name}.json`, {
      with: { type: 'json' },
    })
    return [name, (file as { default: unknown }).default]
  })
  return Object.fromEntries(await Promise.all(files)) as Messages
}

const ENGLISH = await messagesOf(DEFAULT_LANG)

/** The messages that the software comes with, in every language, falling back to English. */
export const DEFAULT_MESSAGES = Object.fromEntries(
  await Promise.all(
    KNOWN_LANGS.map(async (lang) => [
      lang,
      lang === DEFAULT_LANG ? ENGLISH : withFallback(await messagesOf(lang), ENGLISH),
    ]),
  ),
) as Readonly<Record<Lang, Messages>>

const current = Object.fromEntries(KNOWN_LANGS.map((lang) => [lang, watched(DEFAULT_MESSAGES[lang])])) as Record<
  Lang,
  Messages
>

/**
 * The messages of every language with the site's own texts. For servers and pages at build time; a browser loads the
 * section it needs of one language. A language's messages are another object once its own texts have changed.
 */
export const MESSAGES: Readonly<Record<Lang, Messages>> = current

const own = new Map<Lang, string>()
let last: OwnTexts | undefined

/** Puts own texts in place of the messages: these, and no others. */
export function useOwnTexts(texts: OwnTexts): void {
  if (texts === last) return
  last = texts
  for (const lang of KNOWN_LANGS) {
    const version = JSON.stringify(texts[lang] ?? {})
    if (version === (own.get(lang) ?? '{}')) continue
    own.set(lang, version)
    current[lang] = watched(withOwn(DEFAULT_MESSAGES[lang], texts[lang] ?? {}))
  }
}

function withOwn(messages: Messages, texts: NamedTexts): Messages {
  const files = NAMESPACES.map((name) => [name, withTexts(messages[name], textsBelow(texts, `${name}:`))])
  return Object.fromEntries(files) as Messages
}
