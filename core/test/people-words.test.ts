import { describe, expect, test } from 'vitest'
import { LANGS } from '#core/i18n/languages.ts'
import { PEOPLE_WORDS } from '#core/i18n/people/words.ts'

type Tree = { readonly [key: string]: string | Tree }

function textsOf(tree: Tree, path = ''): Record<string, string> {
  return Object.assign(
    {},
    ...Object.entries(tree).map(([key, value]) =>
      typeof value === 'string'
        ? { [`${path}${key}`]: value }
        : textsOf(value, `${path}${key}:`),
    ),
  ) as Record<string, string>
}

const english = textsOf(PEOPLE_WORDS.en)
const holesOf = (text: string) => text.match(/\{\{\w+\}\}/g) ?? []

/** What a text says by itself; one that is all filled in says nothing. */
const ownLetters = (text: string) =>
  text.replace(/\{\{\w+\}\}/g, '').replace(/[^\p{L}]/gu, '')

/** Words that two languages write alike, and names. */
const ALIKE: Readonly<Record<string, readonly string[]>> = {
  fr: ['Messages', 'Information', 'Cookies'],
  es: ['Error', 'Cookies'],
  de: ['Newsletter', 'Videos', 'Cookies', 'Name'],
}

describe.each(LANGS.filter((lang) => lang !== 'en'))('%s', (lang) => {
  const texts = textsOf(PEOPLE_WORDS[lang])

  test('says all that English says, and no more', () => {
    expect(Object.keys(texts).sort()).toEqual(Object.keys(english).sort())
  })

  test('fills in what English fills in', () => {
    for (const [key, text] of Object.entries(texts))
      expect(holesOf(text), key).toEqual(holesOf(english[key]!))
  })

  test('has words of its own', () => {
    const shared = ALIKE[lang] ?? []
    const same = Object.keys(texts).filter(
      (key) =>
        texts[key] === english[key] &&
        ownLetters(texts[key]!) !== '' &&
        !shared.includes(texts[key]!),
    )
    expect(same).toEqual([])
  })
})

describe.each(LANGS)('%s', (lang) => {
  test('leaves no text empty, with stray blanks or with markup', () => {
    const odd = Object.entries(textsOf(PEOPLE_WORDS[lang])).filter(
      ([, text]) =>
        text !== text.trim() || text === '' || / {2}|[<>]|&\w+;/.test(text),
    )
    expect(odd).toEqual([])
  })
})

test.each([
  ['he', /[\u05d0-\u05ea]/],
  ['ru', /[\u0400-\u04ff]/],
] as const)('%s is written in its own letters', (lang, letter) => {
  const foreign = Object.entries(textsOf(PEOPLE_WORDS[lang])).filter(
    ([, text]) => ownLetters(text) !== '' && !letter.test(text),
  )
  expect(foreign).toEqual([])
})

test('the wordings of the specification stand to the letter', () => {
  const { said } = PEOPLE_WORDS.en
  expect([
    said.couldNotGetReviews,
    said.couldNotGetQuestions,
    said.couldNotGetStatistics,
    said.couldNotGetFeatures,
    said.couldNotGetShabbatTimes,
    said.couldNotGetWeather,
    said.couldNotGetLinks,
    said.couldNotGetContacts,
    said.couldNotAddFeedback,
    said.couldNotGetSavedItem,
    said.couldNotSaveItem,
    said.couldNotGetPopularVacations,
    said.failedToPostToFacebook,
    said.sharedToFacebook,
    said.couldNotUpdateListing,
    said.listingUpdateSent,
    said.couldNotSendReport,
    said.nearbyFailed,
    said.nearbyNone,
    said.failedToLoadMap,
    said.failedToLoadMapObject,
    said.facebookLoginFailed,
    said.googleLoginFailed,
    said.internal,
    said.itemSaved,
    said.itemDeleted,
  ]).toEqual([
    'Could not get reviews',
    'Could not get questions',
    'Could not get Location Statistics',
    'Could not get Location features',
    'Could not get Location Shabbat Times',
    'Could not get Location Weather',
    'Could not get links',
    'Could not get contacts',
    'Could not add feedback',
    'Could not get saved item',
    'Could not save item',
    'Could not get popular vacations',
    'Failed to post to facebook',
    'Page shared successfully to facebook',
    'Could not update the listing',
    'Listing update successfully sent.',
    'Could not send report',
    'Failed to get kosher items near your location.',
    'No kosher items found near your location.',
    'Failed to load google Map',
    'Failed to load Google Map object.',
    'Error occured',
    'Error occurred - please try to login again',
    'Error occurred',
    'Item have been saved to your list',
    'Item was deleted from your list',
  ])
})
