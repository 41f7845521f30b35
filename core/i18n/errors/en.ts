import type { ErrorWords } from '../../contract/error-words.ts'
import { MAX_FILES, MAX_MEGABYTES } from '../../contract/upload-limits.ts'

/** What each error says. The English wordings of the specification stand to the letter. */
export const errorsEn = {
  invalidRequest: 'The request is not valid.',
  notFound: 'Not found.',
  couldNotGetEntries: 'Could not get entries',
  couldNotGetEntriesProps: 'Could not get the filter list',
  couldNotGetStatistics: 'Could not get Location Statistics',
  couldNotGetDirectoryItems: 'Could not get directory items',
  couldNotGetShabbatTimes: 'Could not get Location Shabbat Times',
  couldNotGetFeatures: 'Could not get Location features',
  couldNotGetLinks: 'Could not get links',
  couldNotGetContacts: 'Could not get contacts',
  badToken:
    'The page has been open for too long. Please reload it and try again.',
  needLogin: 'Please log in first.',
  notYours: 'This belongs to somebody else.',
  tooMany: 'Too many attempts. Please wait a little and try again.',
  overloaded: 'The site is very busy. Please try again in a moment.',
  captchaFailed: 'Please confirm that you are a person, and try again.',
  enternamepwd: 'Please enter your e-mail address and your password.',
  wrongLogin:
    'The e-mail address or the password is not right, or the address has not been confirmed yet.',
  needNewLogin:
    'Please log out and log in again first: that shows that it is you.',
  googleLoginFailed: 'Error occurred - please try to login again',
  facebookLoginFailed: 'Error occured',
  providerOff: 'This way of logging in is not available.',
  linkExpired: 'This link has been used already or is too old.',
  wrongPassword: 'The password is not right.',
  commonPassword:
    'This password is among the first that are guessed. Please choose another one.',
  requiredFieldsMissing: 'Please fill in all required fields.',
  enterValidEmail: 'Please enter a valid e-mail address.',
  enterValidMail: 'Please enter your own e-mail address.',
  enterValidFriendMail: 'Please enter the e-mail address of your friend.',
  couldNotRegisterEmail: 'Your e-mail address could not be registered.',
  emailConfirmationInvalid: 'The two e-mail addresses are not the same.',
  invalidDates: 'Please choose dates from today to one year ahead.',
  couldNotSendRequest: 'Your request could not be sent. Please try again.',
  max5mb: 'The file is larger than 5 MB.',
  onlyDocuments: 'Please select a PDF, DOC or DOCX file.',
  protectedDocument:
    'The document is protected by a password or contains macros. Please save it without them and select it again.',
  noContact: 'There is nobody here to whom this could be sent.',
  contactChanged:
    'The contact of this page has changed. Please reload the page and try again.',
  couldNotSendEmail: 'The e-mail could not be sent.',
  couldNotGetReviews: 'Could not get reviews',
  couldNotGetQuestions: 'Could not get questions',
  alreadyDecided:
    '{{name}} decided about this on {{at}}. Nothing of yours was applied: load it anew.',
  alreadyUndone: '{{name}} has taken this back already, on {{at}}.',
  contentMoved:
    'This has been changed since you opened it. Load it anew; nothing was overwritten.',
  cannotUndo:
    'This cannot be taken back: what it changed has been changed again since. Take the later change back first.',
  stillNeeded:
    'This cannot be deleted while {{count}} others refer to it, such as “{{name}}”.',
  needRefusal: 'Say why. The reason is mailed to whoever sent it.',
  nothingChosen:
    'Nothing is chosen. Choose at least one change or picture, or refuse.',
  pickTown:
    'The town was typed as words. Pick it from the list before you approve it.',
  needPosition: 'The town changes. Say where the place lies now.',
  mergeUnclear: 'The edits do not agree about a field. Choose its value.',
  invalidField: '{{field}}: {{problem}}',
  noPreview:
    'This server has no preview. The page is published as soon as you save.',
  couldNotGetWeather: 'Could not get Location Weather',
  couldNotAddFeedback: 'Could not add feedback',
  couldNotSaveItem: 'Could not save item',
  couldNotUpdateListing: 'Could not update the listing',
  couldNotSendReport: 'Could not send report',
  operationFailed: 'The operation failed. Please try again.',
  checkCheckboxClaimOwnership:
    'Please tick the box to say that this place is yours.',
  mustRateAll: 'Please rate food, service and value.',
  needTitle: 'Please give a title.',
  needContent: 'Please write your review.',
  alreadyReviewed: 'You have reviewed this place already.',
  noReviewsHere: 'Cemeteries and memorials are not reviewed here.',
  needCategory: 'Please choose what the question is about.',
  needQuestion: 'Please write your question.',
  needAnswer: 'Please write your answer.',
  ownWords: 'You cannot rate your own words.',
  tooManySaved: 'Your list is full. Please remove something first.',
  needReason: 'Please say what the report is about.',
  needGoodFaith: 'Please confirm that what you say is true and complete.',
  alreadyClaimed:
    'You have claimed this place already. We are looking into it.',
  wordsNotShown:
    'These words are not on the page any more: they have been hidden or taken back. There is nothing left to report. Thank you.',
  addPlaceName: 'You should add the place name.',
  addPlaceAddress: 'You should add the place address.',
  addPlaceCity: 'You should add the place city.',
  addPlaceCountry: 'You should add the place country.',
  nothingChanged: 'You should change/add fields before submitting.',
  onlyImages: 'Please select only image files',
  checkImageOwnership:
    'You should check the image ownership checkbox to upload the selected images.',
  tooManyFiles: `You have selected more than ${MAX_FILES} file`,
  filesTooLarge: `Size of selected file(s) is greater than allowed (${MAX_MEGABYTES}MB).`,
  tooLarge: 'What was sent is too large.',
  unsupportedType: 'What was sent is of a type we do not take.',
  internal: 'Error occurred',
  noRelease: 'The site is being prepared. Please try again in a moment.',
  unavailable:
    'This cannot be done at the moment. Nothing was changed; please try again in a few minutes.',
} as const satisfies ErrorWords
