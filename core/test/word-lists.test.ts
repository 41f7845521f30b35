import { expect, test } from 'vitest'
import { withFallback } from '#core/i18n/fallback.ts'
import { LANGS, type Lang } from '#core/i18n/languages.ts'
import { compareMessages, glossaryFaults, type MessageTexts } from '#core/i18n/compare-messages.ts'
import { readMessages } from '#scripts/cli/messages.ts'
import { ROOT } from '#scripts/cli/tools.ts'

// `npm run check` compares each language with English.

const textsIn = Object.fromEntries(LANGS.map((lang) => [lang, readMessages(`${ROOT}core/i18n/${lang}`)])) as Record<
  Lang,
  MessageTexts
>
const english = textsIn.en
const TRANSLATED = LANGS.filter((lang) => lang !== 'en')
const withoutHoles = (text: string) => text.replace(/\{\{\w+\}\}/g, '')

/** Texts that are the same as in English, and names. */
const ALIKE: Readonly<Record<Exclude<Lang, 'en'>, readonly string[]>> = {
  he: [],
  fr: [
    'API', 'Contributions', 'Date', 'Logo', 'Sections', 'Site', 'Spam', 'Webhook', 'Webhooks',
    'Badatz', 'Gebrokts', 'Kitniyot', 'Photo', 'Distances', 'am', 'km', 'miles', 'pm',
    'A–Z', 'Code', 'Contact', 'Continent', 'Cookies', 'Dates', 'Description', 'Destination',
    'Destinations', 'Distance', 'Document', 'Documents', 'E-mail', 'E-mails', 'Europe', 'Excellent', 'Fax',
    'Glatt', 'Illustration',
    'Import', 'Information', 'Latitude', 'Licence', 'Longitude', 'Menu', 'Message', 'Messages', 'Note',
    'Page {{page}}', 'Pages', 'Population', 'Position', 'Question', 'Questions', 'Restaurant', 'Restaurants', 'Rite',
    'Service', 'Source', 'Suggestions', 'Synagogue',
    'Synagogues', 'Z–A', '{{count}} m', '{{h}} h {{m}}', '{{m}} min',
    '{{count}} synagogue', '{{count}} synagogues', '{{count}} contribution',
    '{{count}} contributions',
    '{{title}}, page {{page}}',
  ],
  es: [
    'API', 'Spam', 'Webhook', 'Webhooks', '{{count}} error',
    'ext. {{number}}',
    'Badatz', 'Gebrokts', 'km', 'Eruv', 'Eruv tavshilin',
    'Asia', 'A–Z', 'Capital', 'Cookies', 'Editor', 'Error', 'Fax', 'Faxes', 'Glatt', 'Glatt kosher', 'Hotel', 'Israel',
    'Kashrut', 'No', 'Parashat {{name}}', 'Software', 'Z–A', '{{count}} m', '{{m}} min',
  ],
  ru: [],
  de: [
    'API', 'Geocoder', 'Logo', 'Spam', 'Webhook', 'Webhooks',
    'Badatz', 'Gebrokts', 'Techum', 'km',
    'Admin', 'Moderator',
    'Mincha',
    'A–Z', 'Code', 'Cookies', 'Element {{number}}',
    'Fax', 'Filter', 'Glatt', 'Hotel', 'Hotels', 'Illustration', 'Import', 'Israel', 'Link', 'Links',
    'Name', 'Newsletter', 'Region', 'Restaurant', 'Restaurants', 'Service', 'Software', 'Status', 'Text',
    '[Test] {{subject}}', 'Videos', 'Website', 'Z–A', '{{count}} m', '{{kind}} in {{place}}.',
  ],
  it: [
    'API', 'Link', 'Logo', 'Spam', 'Webhook',
    'Kabbalat Shabbat', 'Eruv tavshilin', 'Rosh Chodesh', 'Sukkah', 'Techum',
    'Badatz', 'Chalak Beit Yosef', 'Gebrokts', 'Kitniyot', 'am', 'km', 'pm',
    'Account',
    'Africa', 'Asia', 'A–Z', 'E-mail', 'Fax', 'File', 'Glatt', 'Google reCAPTCHA', 'Home', 'Hotel', 'Menu',
    'Newsletter', 'No',
    'Oceania', 'OK', 'Parashat {{name}}', 'Password', 'Shabbat', 'Z–A', '{{count}} m', '{{m}} min',
  ],
} // prettier-ignore

/** What a check says of the texts of a language. */
function odd(lang: Lang, isOdd: (text: string, key: string) => boolean) {
  return [...textsIn[lang]].filter(([key, text]) => isOdd(text, key)).map(([key, text]) => `${key} = ${text}`)
}

const EN = new Map([
  ['a:same', 'as {{it}} is'],
  ['a:count_one', 'one place'],
  ['a:count_other', '{{count}} places'],
  ['a:day_ordinal_other', '{{day}}th'],
  ['a:missing', 'Missing'],
])

test('a language is compared with English, key by key', () => {
  const texts = new Map([
    ['a:same', 'как есть'],
    ['a:count_one', '{{count}} место'],
    ['a:count_other', '{{count}} места'],
    ['a:day_ordinal_one', '{{day}}-й'],
    ['a:surplus', 'лишнее'],
  ])
  expect(compareMessages('ru', texts, EN)).toEqual({
    missing: ['a:missing'],
    surplus: ['a:surplus'],
    values: ['a:same'],
    plurals: ['a:count'],
    completeness: 0.75,
  })
})

test('another word than that of the glossary is named, with the one to write', () => {
  const texts = new Map([
    ['a:one', 'Mein Sabbat in {{sabbat}}'],
    ['a:two', 'Mein Schabbat'],
  ])
  expect(glossaryFaults(texts, [{ write: 'Schabbat', never: /\bsabbat\b/i }])).toEqual(['a:one (write Schabbat)'])
})

test('what a language lacks is said in English, and marked', () => {
  const own = { a: { x: 'un', n_other: 'des' } }
  const en = { a: { x: 'one', n_one: 'a', n_other: 'some', y: 'two' }, b: 'B' }
  expect(withFallback(own, en)).toEqual({
    a: { x: 'un', n_other: 'des', y: '\u2066two\u2069' },
    b: '\u2066B\u2069',
  })
})

test.each(TRANSLATED)('%s has words of its own', (lang) => {
  const alike = new Set(
    [...textsIn[lang]]
      // The names of the calendar and of standards of kashrut are Hebrew in every language.
      .filter(([key]) => !/^(times:calendar|listing:listing\.kashrut\.standards)\./.test(key))
      .filter(([key, text]) => text === english.get(key) && /\p{L}/u.test(withoutHoles(text)))
      .map(([, text]) => text),
  )
  expect([...alike].sort()).toEqual([...ALIKE[lang]].sort())
})

test.each(LANGS)('%s leaves no text empty, with stray blanks or with markup', (lang) => {
  expect(
    odd(
      lang,
      (text) => text.trim() !== text || text === '' || /[{}<>]|&\w+;/.test(withoutHoles(text)) || / {2}/.test(text),
    ),
  ).toEqual([])
})

test.each([
  ['he', /[\u05d0-\u05ea]/],
  ['ru', /[\u0400-\u04ff]/],
] as const)('%s is written in its own letters', (lang, letter) => {
  const isOwn = (text: string) => letter.test(text) || dayPeriods(lang).includes(text)
  expect(odd(lang, (text) => /\p{L}/u.test(withoutHoles(text)) && !isOwn(text))).toEqual([])
})

/** Morning and afternoon as CLDR has them: 'AM' in Russian, too. */
function dayPeriods(lang: Lang): string[] {
  const format = new Intl.DateTimeFormat(lang, { hour: 'numeric', hour12: true, timeZone: 'UTC' })
  return [0, 12].flatMap((hour) =>
    format
      .formatToParts(new Date(Date.UTC(2026, 0, 1, hour)))
      .flatMap(({ type, value }) => (type === 'dayPeriod' ? [value] : [])),
  )
}

test('Hebrew is written without niqqud', () => {
  const niqqud = /[\u0591-\u05bd\u05bf-\u05c7]/
  expect(odd('he', (text) => niqqud.test(text.normalize('NFD')))).toEqual([])
})
