import type { ErrorWords } from '../../contract/error-words.ts'

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
  requiredFieldsMissing: 'Please fill in all required fields.',
  enterValidEmail: 'Please enter a valid e-mail address.',
  enterValidMail: 'Please enter your own e-mail address.',
  enterValidFriendMail: 'Please enter the e-mail address of your friend.',
  couldNotRegisterEmail: 'Your e-mail address could not be registered.',
  couldNotSendEmail: 'The e-mail could not be sent.',
  tooLarge: 'What was sent is too large.',
  unsupportedType: 'What was sent is of a type we do not take.',
  internal: 'Error occurred',
  noRelease: 'The site is being prepared. Please try again in a moment.',
} as const satisfies ErrorWords
