/** Every error the API may answer with, and the HTTP status it carries. */
export const ERROR_STATUS = {
  invalidRequest: 400,
  notFound: 404,
  couldNotGetEntries: 404,
  couldNotGetEntriesProps: 404,
  couldNotGetStatistics: 404,
  couldNotGetDirectoryItems: 404,
  couldNotGetShabbatTimes: 404,
  couldNotGetFeatures: 404,
  couldNotGetLinks: 404,
  couldNotGetContacts: 404,
  // Who calls, and how often.
  badToken: 403,
  needLogin: 401,
  notYours: 403,
  tooMany: 429,
  overloaded: 503,
  captchaFailed: 400,
  // Accounts.
  enternamepwd: 400,
  wrongLogin: 401,
  needNewLogin: 403,
  googleLoginFailed: 401,
  facebookLoginFailed: 401,
  providerOff: 404,
  linkExpired: 400,
  wrongPassword: 403,
  // Forms.
  requiredFieldsMissing: 400,
  enterValidEmail: 400,
  enterValidMail: 400,
  enterValidFriendMail: 400,
  couldNotRegisterEmail: 503,
  couldNotSendEmail: 503,
  // What people write about listings.
  couldNotGetReviews: 404,
  couldNotGetQuestions: 404,
  couldNotAddFeedback: 404,
  mustRateAll: 400,
  needTitle: 400,
  needContent: 400,
  alreadyReviewed: 409,
  needCategory: 400,
  needQuestion: 400,
  needAnswer: 400,
  ownWords: 403,
  couldNotSaveItem: 404,
  tooManySaved: 409,
  couldNotSendReport: 404,
  needReason: 400,
  needGoodFaith: 400,
  checkCheckboxClaimOwnership: 400,
  alreadyClaimed: 409,
  // The edit of a listing.
  couldNotUpdateListing: 404,
  addPlaceName: 400,
  addPlaceAddress: 400,
  addPlaceCity: 400,
  addPlaceCountry: 400,
  nothingChanged: 400,
  onlyImages: 400,
  checkImageOwnership: 400,
  tooManyFiles: 400,
  filesTooLarge: 413,
  // Services outside.
  couldNotGetWeather: 503,
  operationFailed: 503,
  tooLarge: 413,
  unsupportedType: 415,
  internal: 500,
  noRelease: 503,
} as const

export type ErrorCode = keyof typeof ERROR_STATUS

export function isErrorCode(value: unknown): value is ErrorCode {
  return typeof value === 'string' && Object.hasOwn(ERROR_STATUS, value)
}
