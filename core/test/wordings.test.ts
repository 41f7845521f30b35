import { expect, test } from 'vitest'
import { LANGS } from '#core/i18n/languages.ts'
import { MESSAGES } from '#core/i18n/messages.ts'
import { formatCount } from '#core/i18n/format.ts'

// Rules for all messages are in word-lists.test.ts.

test('the wordings of the specification about edits stand to the letter', () => {
  const en = MESSAGES.en.errors
  expect([
    en.addPlaceName,
    en.addPlaceAddress,
    en.addPlaceCity,
    en.addPlaceCountry,
    en.onlyImages,
    en.checkImageOwnership,
    en.nothingChanged,
    en.tooManyFiles,
    en.filesTooLarge,
  ]).toEqual([
    'You should add the place name.',
    'You should add the place address.',
    'You should add the place city.',
    'You should add the place country.',
    'Please select only image files',
    'You should check the image ownership checkbox to upload the selected images.',
    'You should change/add fields before submitting.',
    'You have selected more than 8 file',
    'Size of selected file(s) is greater than allowed (20MB).',
  ])
})

test('the wordings of the specification stand to the letter', () => {
  const { toasts } = MESSAGES.en.accounts.app
  const { errors } = MESSAGES.en
  expect([
    errors.couldNotGetReviews,
    errors.couldNotGetQuestions,
    errors.couldNotGetStatistics,
    errors.couldNotGetFeatures,
    errors.couldNotGetShabbatTimes,
    errors.couldNotGetWeather,
    errors.couldNotGetLinks,
    errors.couldNotGetContacts,
    errors.couldNotAddFeedback,
    toasts.couldNotGetSavedItem,
    errors.couldNotSaveItem,
    toasts.couldNotGetPopularVacations,
    toasts.failedToPostToFacebook,
    toasts.sharedToFacebook,
    errors.couldNotUpdateListing,
    toasts.listingUpdateSent,
    errors.couldNotSendReport,
    toasts.nearbyFailed,
    toasts.nearbyNone,
    toasts.failedToLoadMap,
    toasts.failedToLoadMapObject,
    errors.facebookLoginFailed,
    errors.googleLoginFailed,
    errors.internal,
    toasts.itemSaved,
    toasts.itemDeleted,
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

test.each(LANGS)('%s counts in its own forms', (lang) => {
  const { categories, vacations } = MESSAGES[lang].travel
  for (const count of [1, 2, 5, 11, 21, 22, 101, 5000]) {
    expect(formatCount(lang, categories, 'offers', count)).not.toContain('{{')
    expect(formatCount(lang, vacations.page, 'counts', count)).not.toContain('{{')
  }
})

test.each(LANGS)('%s speaks to who has an account in whole sentences', (lang) => {
  const texts = Object.values(MESSAGES[lang].accounts.messages)
  expect(texts.filter((text) => !text.endsWith('.'))).toEqual([])
  expect(new Set(texts).size).toBe(texts.length)
  if (lang === 'he' || lang === 'ru') expect(texts.join('').replaceAll(/{{\w+}}/g, '')).not.toMatch(/[A-Za-z]/)
})

test.each(LANGS)('%s names the offer in the message that it proposes', (lang) => {
  expect(MESSAGES[lang].travel.enquiries.request.prompt).toContain('{{offer}}')
})

test.each(LANGS)('%s calls a sample what the pages call it', (lang) => {
  const { sample } = MESSAGES[lang].listing.dialogs
  expect(sample).toBe(MESSAGES[lang].common.sampleListing)
})

test('the description of the page is as long as results of searches show', () => {
  for (const lang of LANGS) {
    const { length } = MESSAGES[lang].travel.vacations.page.description
    expect(length, lang).toBeLessThan(200)
  }
})
