import { errorsEn } from '../errors/en.ts'
import { accountEn } from './account-en.ts'

/** The words of dialogs, forms and toasts; every other language is measured against them. */
export const peopleEn = {
  common: {
    close: 'Close',
    cancel: 'Cancel',
    save: 'Save',
    home: 'Home page',
    loading: 'Loading…',
    sending: 'Sending…',
    problems: 'Please correct:',
    tooLong:
      'This text has {{count}} characters, and {{most}} fit. Please shorten it; nothing of it is lost.',
    messages: 'Messages',
    error: 'Error',
    info: 'Information',
    success: 'Done',
    warning: 'Warning',
    needsScript: 'This needs JavaScript.',
  },
  header: {
    login: 'Log in',
    account: 'My account',
    favourites: 'My favourites',
    desk: 'Editors’ desk',
    menu: 'Account of {{name}}',
    logout: 'Log out',
  },
  login: {
    title: 'Log in',
    email: 'E-mail address',
    password: 'Password',
    show: 'Show password',
    hide: 'Hide password',
    submit: 'Log in',
    forgot: 'Forgot your password?',
    unconfirmed:
      'Registered, but never confirmed your address? We can send you a new mail. Its link confirms the address, and there you choose a password.',
    sendLink: 'Send me a new mail',
    isNew: 'New here?',
    register: 'Create an account',
    or: 'or',
    google: 'Continue with Google',
    facebook: 'Continue with Facebook',
    outside: 'These buttons ask the servers of Google or Facebook.',
  },
  register: {
    title: 'Create an account',
    name: 'Your name',
    nameHint: 'It stands beside your reviews and answers.',
    passwordHint: 'At least 10 characters',
    passwordShort: 'The password needs at least 10 characters.',
    submit: 'Create the account',
    known: 'You have an account?',
    login: 'Log in',
    sent: 'Look into your mail',
  },
  forgot: {
    title: 'New password',
    text: 'We send a link to your e-mail address. There you choose a new password.',
    submit: 'Send the link',
    back: 'Back to the log-in',
  },
  ...accountEn,
  newsletter: {
    title: 'Newsletter',
    text: 'New kosher places and the times of the coming festivals, about once a month.',
    email: 'E-mail address',
    join: 'Yes, send me the newsletter. I can leave it at any time.',
    submit: 'Join',
    pageTitle: 'Newsletter',
    description:
      'Confirm that you want the newsletter of the kosher travel directory, or leave it.',
    confirmTitle: 'Confirm your subscription',
    confirmText:
      'One more step: press the button, and the newsletter is yours.',
    confirm: 'Yes, I want the newsletter',
    leaveTitle: 'Leave the newsletter',
    leaveText: 'Press the button, and we send you no more of it.',
    leave: 'Leave the newsletter',
    joinTitle: 'Join the newsletter',
  },
  share: {
    title: 'Share this page',
    copy: 'Copy the link',
    copied: 'The link has been copied.',
    device: 'Share with another app',
    email: 'Share by e-mail',
    dialog: 'Share by e-mail',
    text: 'We send your friend a short message with the link to this page and your name.',
    yourName: 'Your name',
    yourMail: 'Your e-mail',
    friendName: 'Friend’s name',
    friendMail: 'Friend’s e-mail',
    submit: 'Send',
  },
  notice: {
    title: 'Cookies',
    text: 'We set a cookie only when you log in or send something. Nothing is loaded from others before you agree.',
    confirm: 'All right',
    settings: 'Privacy settings',
    unreached:
      'A part of this page could not be loaded. Check your connection and try again.',
  },
  privacy: {
    title: 'Privacy settings',
    text: 'What you look at here may tell about your religion. So nothing is loaded from the servers of others before you agree to it.',
    videos: 'Videos',
    videosHint: 'Players of YouTube and Vimeo in the page',
    maps: 'Outside maps',
    mapsHint: 'Map pictures from outside servers',
    social: 'Social networks',
    socialHint: 'Sharing by the script of Facebook',
    captcha: 'Google reCAPTCHA',
    captchaHint: 'Only where this site uses it to keep robots away',
    ads: 'Advertising',
    adsHint: 'Ads of an outside network',
    own: 'Our own cookies keep your log-in, that somebody has logged in with this browser, and that you have read the notice. They need no consent.',
    saved: 'Your privacy settings have been saved.',
  },
  captcha: {
    label: 'I am not a robot',
    verifying: 'Checking…',
    verified: 'Checked',
    error: 'The check has failed. Please try again.',
    expired: 'The check is too old. Please try again.',
    wait: 'Checking… please wait.',
    required: 'Please tick this box.',
    consent:
      'Google reCAPTCHA is needed to send this. It asks the servers of Google.',
    allow: 'Allow and go on',
  },
  /** What toasts and forms say, by the keys of the specification; its English wordings to the letter. */
  said: {
    ...errorsEn,
    couldNotGetSavedItem: 'Could not get saved item',
    itemSaved: 'Item have been saved to your list',
    itemDeleted: 'Item was deleted from your list',
    couldNotGetPopularVacations: 'Could not get popular vacations',
    failedToPostToFacebook: 'Failed to post to facebook',
    sharedToFacebook: 'Page shared successfully to facebook',
    listingUpdateSent: 'Listing update successfully sent.',
    nearbyFailed: 'Failed to get kosher items near your location.',
    nearbyNone: 'No kosher items found near your location.',
    failedToLoadMap: 'Failed to load google Map',
    failedToLoadMapObject: 'Failed to load Google Map object.',
    noResultsFound: 'No results found',
    reviewFailedMsg: 'Your review could not be sent. Please try again.',
    questionFailedMsg: 'Your question could not be sent. Please try again.',
    successfullyRegisterEmail:
      'Thank you. We have sent you a mail: please confirm your address by its link.',
    needCheckJoinCheckbox:
      'Please tick the box to say that you want the newsletter.',
    requestHasBeenSuccessfullySentToContact:
      'Your request has been sent to the contact.',
    mailHasBeenSuccessfullySentToContact:
      'Your message has been sent to the contact.',
    unfortunatelyBadAccuracy:
      'Unfortunately your position is known too roughly. Please choose a place instead.',
  },
} as const

type Filled<T> = {
  readonly [K in keyof T]: T[K] extends string ? string : Filled<T[K]>
}
/** What every language must say. */
export type PeopleWords = Filled<typeof peopleEn>
