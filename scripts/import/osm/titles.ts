import type { LocalizedText } from '#core/contract/parts/localized.ts'
import type { Localized } from '#core/terms/localized.ts'
import { searchForm } from '#core/domain/slug.ts'
import { isBareKind, transliterate, transliterateStreet } from '#core/domain/transliteration/transliterate.ts'
import { format } from '#core/i18n/format.ts'
import { KNOWN_LANGS, type Lang } from '#core/i18n/languages.ts'
import { MESSAGES } from '#core/i18n/messages.ts'
import type { ListingDraft } from '../places/listing-draft.ts'
import { distinctiveWords } from '../places/distinctive-words.ts'
import { kindOf } from './kinds.ts'
import type { Tags } from './tags.ts'
import { titleOf } from './names.ts'

/** What a title takes of the town of its place. */
export interface TitleTown {
  /** ISO 3166-1 alpha-2. */
  country: string
  names: Partial<Localized>
}

const HEBREW = /\p{Script=Hebrew}/u
const BARE_CEMETERY =
  /^(?:(?:old|alter|historischer|oude) )?(?:jewish|judischer|joodse) (?:cemetery|burial ground|friedhof|begraafplaats)$/

/**
 * The title of a place of a map. Where it has a Hebrew name only, the English one is that by Latin letters, and is
 * marked so; a name that says no more than what the place is stands with its street, or else its town.
 */
export function mapTitle(tags: Tags, town: TitleTown): Pick<ListingDraft, 'title' | 'transliterated'> {
  const title = titleOf(tags, town.country)
  if (!title) return {}
  const hebrew = title.he
  if (!hebrew || !HEBREW.test(title.en)) return { title: isBare(title.en) ? withPlace(title, tags, town) : title }
  const named = { ...title, en: transliterate(title.en) }
  if (!isBareKind(hebrew)) return { title: named, transliterated: true }
  return { title: withPlace({ ...kindNames(tags, named.en), ...named }, tags, town), transliterated: true }
}

function isBare(name: string): boolean {
  const form = searchForm(name)
  return distinctiveWords(form) === '' || BARE_CEMETERY.test(form)
}

/** What a place is, in each language, where its name says just that. */
function kindNames(tags: Tags, english: string): Partial<LocalizedText> {
  const kind = kindOf(tags)?.name
  if ((kind !== 'synagogue' && kind !== 'mikvah') || /\s/.test(english)) return {}
  return Object.fromEntries(KNOWN_LANGS.map((lang) => [lang, MESSAGES[lang].places.fromMap.names[kind]]))
}

/** A title with the street of the place, or its town where the map says no street. */
function withPlace(title: LocalizedText, tags: Tags, { names }: TitleTown): LocalizedText {
  const street = tags['addr:street'] ?? tags['addr:place']
  const entries = KNOWN_LANGS.flatMap((lang) => {
    const name = title[lang]
    const place = street ? streetIn(lang, street) : (names[lang] ?? names.en)
    return name && place ? [[lang, name.includes(place) ? name : `${name}, ${place}`]] : []
  })
  return { ...title, ...Object.fromEntries(entries) }
}

const PLAIN_STREET = / Street$/

function streetIn(lang: Lang, street: string): string {
  const { street: pattern } = MESSAGES[lang].places.fromMap.names
  if (!HEBREW.test(street)) return street
  const english = transliterateStreet(street)
  // Boulevards and roads say by themselves what they are.
  if (!PLAIN_STREET.test(english)) return lang === 'he' ? street : english
  return format(pattern, { name: lang === 'he' ? street : english.replace(PLAIN_STREET, '') })
}
