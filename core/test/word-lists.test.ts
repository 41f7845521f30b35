import { globSync } from 'node:fs'
import { expect, test } from 'vitest'
import { LANGS, LANGUAGES, type Lang } from '#core/i18n/languages.ts'
import { ROOT } from '#scripts/cli/tools.ts'

type Tree = { readonly [key: string]: string | Tree }
type Texts = Readonly<Record<string, string>>

/** Everything below core/i18n that has words in each language. */
async function wordLists(): Promise<[name: string, Record<Lang, Tree>][]> {
  const files = globSync('core/i18n/**/*.ts', { cwd: ROOT })
  const modules = await Promise.all(
    files.map((file) => import(`${ROOT}${file}`) as Promise<object>),
  )
  return modules
    .flatMap((module) => Object.entries(module))
    .filter(
      ([, value]) =>
        value !== LANGUAGES &&
        typeof value === 'object' &&
        LANGS.every((lang) => lang in value),
    )
}

function textsOf(tree: Tree, path: string): Texts {
  return Object.assign(
    {},
    ...Object.entries(tree).map(([key, value]) =>
      typeof value === 'string'
        ? { [`${path}:${key}`]: value }
        : textsOf(value, `${path}:${key}`),
    ),
  ) as Texts
}

const lists = await wordLists()
const wordsOf = Object.fromEntries(
  LANGS.map((lang) => [
    lang,
    Object.assign({}, ...lists.map(([name, of]) => textsOf(of[lang], name))),
  ]),
) as Record<Lang, Texts>
const english = wordsOf.en
const TRANSLATED = LANGS.filter((lang) => lang !== 'en')

/** A text that counts has a form for each kind of number. */
const FORM = /[:_](zero|one|two|few|many|other)$/
const nameOf = (key: string) => key.replace(FORM, '')
const formOf = (key: string) => FORM.exec(key)?.[1] as Intl.LDMLPluralRule
/** What English says by a key; for a form, also what it says of most numbers. */
const models = (key: string) =>
  [key, `${nameOf(key)}_other`, `${nameOf(key)}:other`].flatMap((name) => english[name] ?? []) // prettier-ignore
const holesOf = (text = '') =>
  (text.match(/\{\{\w+\}\}/g) ?? [])
    .filter((name) => name !== '{{site}}')
    .sort()
const withoutHoles = (text: string) => text.replace(/\{\{\w+\}\}/g, '')

/** Words that two languages write alike, and names. */
const ALIKE: Readonly<Record<Exclude<Lang, 'en'>, readonly string[]>> = {
  he: [],
  fr: [
    'A–Z', 'Code', 'Contact', 'Continent', 'Cookies', 'Cuisine', 'Dates', 'Description', 'Destination',
    'Destinations', 'Distance', 'Document', 'Documents', 'E-mail', 'E-mails', 'Europe', 'Excellent', 'Fax',
    'Glatt', 'Illustration', 'Information', 'Latitude', 'Licence', 'Longitude', 'Menu', 'Message', 'Messages',
    'Page {{page}}', 'Pages', 'Population', 'Position', 'Question', 'Questions', 'Restaurants', 'Rite',
    'Service', 'Source', 'Suggestions', 'Z–A', '{{count}} m', '{{minutes}} min', '{{title}}, page {{page}}',
  ],
  es: [
    'Asia', 'A–Z', 'Capital', 'Cookies', 'Error', 'Fax', 'Faxes', 'Glatt', 'Glatt kosher', 'Israel', 'Kashrut',
    'No', 'Parashat {{name}}', 'Software', 'Z–A', '{{count}} m', '{{minutes}} min',
  ],
  ru: [],
  de: [
    'A–Z', 'Code', 'Cookies', 'Fax', 'Filter', 'Glatt', 'Hotels', 'Illustration', 'Israel', 'Links', 'Name',
    'Name: {{fromName}}', 'Newsletter', 'Region', 'Restaurants', 'Service', 'Software', 'Status', 'Text',
    'Videos', 'Website', 'Websites', 'Wind', 'Z–A', '{{count}} m',
  ],
} // prettier-ignore

/** What a check says of the texts of all lists in a language. */
function odd(lang: Lang, isOdd: (text: string, key: string) => boolean) {
  return Object.entries(wordsOf[lang])
    .filter(([key, text]) => isOdd(text, key))
    .map(([key, text]) => `${key} = ${text}`)
}

test('the lists are found', () => {
  expect(lists.map(([name]) => name)).toContain('MESSAGES')
})

test.each(TRANSLATED)('%s says all that English says, and no more', (lang) => {
  const names = (of: Lang) => new Set(Object.keys(wordsOf[of]).map(nameOf))
  expect([...names(lang).symmetricDifference(names('en'))]).toEqual([])
})

test.each(TRANSLATED)('%s fills in what English fills in', (lang) => {
  const { locale } = LANGUAGES[lang]
  const rules = new Intl.PluralRules(locale)
  const counts = Array.from({ length: 1000 }, (_, count) => rules.select(count))
  // 'one place' needs no number, but a form for 1, 21 and 31 does.
  const isOfOne = (key: string) =>
    counts.filter((form) => form === formOf(key)).length === 1
  const wanted = (text: string, key: string) =>
    String(holesOf(text).filter((name) => !isOfOne(key) || name !== '{{count}}'))
  expect(
    odd(lang, (text, key) => !models(key).some((model) => wanted(model, key) === wanted(text, key))),
  ).toEqual([])
}) // prettier-ignore

test.each(LANGS)('%s has the forms that its numbers call for', (lang) => {
  const { pluralCategories } = new Intl.PluralRules(LANGUAGES[lang].locale).resolvedOptions()
  // In French and Spanish it is for millions, and then most lists go without.
  const needed = pluralCategories.filter((form) => form !== 'many' || lang === 'ru')
  const names = Object.keys(english).filter((key) => formOf(key) === 'one').map(nameOf)
  expect(names).not.toEqual([])
  for (const name of names) {
    const forms = Object.keys(wordsOf[lang]).filter((key) => FORM.test(key) && nameOf(key) === name).map(formOf)
    expect(forms, name).toEqual(expect.arrayContaining(needed))
    expect(pluralCategories, name).toEqual(expect.arrayContaining(forms))
  }
}) // prettier-ignore

test.each(TRANSLATED)('%s has words of its own', (lang) => {
  const alike = new Set(
    Object.entries(wordsOf[lang])
      .filter(([key, text]) => text === english[key] && /\p{L}/u.test(withoutHoles(text)))
      .map(([, text]) => text),
  ) // prettier-ignore
  expect([...alike].sort()).toEqual([...ALIKE[lang]].sort())
})

test.each(LANGS)('%s leaves no text empty, with stray blanks or with markup', (lang) => {
  expect(
    odd(lang, (text) => text.trim() !== text || text === '' || /[{}<>]|&\w+;/.test(withoutHoles(text)) || / {2}/.test(text)),
  ).toEqual([])
}) // prettier-ignore

test.each([
  ['he', /[\u05d0-\u05ea]/],
  ['ru', /[\u0400-\u04ff]/],
] as const)('%s is written in its own letters', (lang, letter) => {
  expect(
    odd(lang, (text) => /\p{L}/u.test(withoutHoles(text)) && !letter.test(text)),
  ).toEqual([])
}) // prettier-ignore

test('Hebrew is written without niqqud', () => {
  const niqqud = /[\u0591-\u05bd\u05bf-\u05c7]/
  expect(odd('he', (text) => niqqud.test(text.normalize('NFD')))).toEqual([])
})
