/** The words of the pages about one's own account. */
export const accountEn = {
  loginPage: {
    title: 'Log in',
    description: 'Log in to the kosher travel directory, or create an account.',
    text: 'With an account you keep favourite places, write reviews and ask questions.',
    open: 'Log in or create an account',
    already: 'You are logged in as {{name}}.',
  },
  account: {
    title: 'My account',
    description: 'The settings of your account: name, e-mail, password, data.',
    needLogin: 'Log in to see your account.',
    hello: 'Hello, {{name}}',
    verified: 'Confirmed',
    notVerified: 'Not confirmed yet',
    nameTitle: 'Name',
    name: 'Your name',
    emailTitle: 'E-mail address',
    newEmail: 'New e-mail address',
    emailHint:
      'We send a link there. The address changes once you have used it.',
    passwordTitle: 'Password',
    currentPassword: 'Current password',
    currentHint:
      'Leave it empty if you have only logged in with Google or Facebook.',
    newPassword: 'New password',
    outTitle: 'Log out',
    outText: 'Logging out everywhere ends it on your other devices too.',
    logout: 'Log out',
    logoutEverywhere: 'Log out everywhere',
    dataTitle: 'Your data',
    dataText: 'A file (JSON) with all that we keep of you.',
    download: 'Download my data',
    deleteTitle: 'Delete the account',
    deleteText:
      'Your account and what belongs to it are deleted at once and for good.',
    delete: 'Delete my account…',
    deleteWords: 'Delete my reviews, questions and answers too',
    deleteWordsHint: 'Otherwise they stay without your name.',
    deleteSure: 'Yes, delete for good',
    saveName: 'Save the name',
    saveEmail: 'Change the address',
    savePassword: 'Change the password',
  },
  link: {
    verifyTitle: 'Confirm your e-mail address',
    verifyText: 'Press the button to show that this address is yours.',
    verify: 'Confirm the address',
    changeTitle: 'Confirm your new e-mail address',
    changeText:
      'Press the button, and your account has this address from now on.',
    change: 'Confirm the new address',
    resetTitle: 'Choose a new password',
    resetText: 'With the new password you are logged out on all devices.',
    reset: 'Save the new password',
  },
} as const

type Filled<T> = {
  readonly [K in keyof T]: T[K] extends string ? string : Filled<T[K]>
}
export type AccountWords = Filled<typeof accountEn>
