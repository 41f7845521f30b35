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
  tooLarge: 413,
  unsupportedType: 415,
  internal: 500,
  noRelease: 503,
} as const

export type ErrorCode = keyof typeof ERROR_STATUS

export function isErrorCode(value: unknown): value is ErrorCode {
  return typeof value === 'string' && Object.hasOwn(ERROR_STATUS, value)
}
