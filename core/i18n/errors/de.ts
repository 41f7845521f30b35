import type { ErrorWords } from '../../contract/error-words.ts'

export const errorsDe: ErrorWords = {
  invalidRequest: 'Die Anfrage ist ungültig.',
  notFound: 'Nicht gefunden.',
  couldNotGetEntries: 'Die Einträge konnten nicht geladen werden',
  couldNotGetEntriesProps: 'Die Filterliste konnte nicht geladen werden',
  couldNotGetStatistics: 'Die Statistik des Ortes konnte nicht geladen werden',
  couldNotGetDirectoryItems:
    'Die Verzeichniseinträge konnten nicht geladen werden',
  couldNotGetShabbatTimes:
    'Die Schabbatzeiten des Ortes konnten nicht geladen werden',
  couldNotGetFeatures:
    'Die Reiseangebote des Ortes konnten nicht geladen werden',
  couldNotGetLinks: 'Die Links konnten nicht geladen werden',
  couldNotGetContacts: 'Die Kontaktdaten konnten nicht geladen werden',
  badToken:
    'Die Seite ist schon zu lange geöffnet. Bitte laden Sie sie neu und versuchen Sie es noch einmal.',
  needLogin: 'Bitte melden Sie sich zuerst an.',
  notYours: 'Das gehört jemand anderem.',
  tooMany:
    'Zu viele Versuche. Bitte warten Sie ein wenig und versuchen Sie es noch einmal.',
  overloaded:
    'Die Website ist stark ausgelastet. Bitte versuchen Sie es gleich noch einmal.',
  captchaFailed:
    'Bitte bestätigen Sie, dass Sie kein Roboter sind, und versuchen Sie es noch einmal.',
  enternamepwd: 'Bitte geben Sie Ihre E-Mail-Adresse und Ihr Passwort ein.',
  wrongLogin:
    'Die E-Mail-Adresse oder das Passwort stimmt nicht, oder die Adresse ist noch nicht bestätigt.',
  needNewLogin:
    'Bitte melden Sie sich zuerst ab und wieder an: Das zeigt, dass Sie es sind.',
  googleLoginFailed:
    'Ein Fehler ist aufgetreten – bitte versuchen Sie erneut, sich anzumelden',
  facebookLoginFailed: 'Ein Fehler ist aufgetreten',
  providerOff: 'Diese Art der Anmeldung ist nicht verfügbar.',
  linkExpired: 'Dieser Link wurde schon benutzt oder ist zu alt.',
  wrongPassword: 'Das Passwort stimmt nicht.',
  requiredFieldsMissing: 'Bitte füllen Sie alle Pflichtfelder aus.',
  enterValidEmail: 'Bitte geben Sie eine gültige E-Mail-Adresse ein.',
  enterValidMail: 'Bitte geben Sie Ihre eigene E-Mail-Adresse ein.',
  enterValidFriendMail:
    'Bitte geben Sie die E-Mail-Adresse der anderen Person ein.',
  couldNotRegisterEmail: 'Ihre E-Mail-Adresse konnte nicht registriert werden.',
  couldNotSendEmail: 'Die E-Mail konnte nicht gesendet werden.',
  tooLarge: 'Das Gesendete ist zu groß.',
  unsupportedType: 'Diese Art von Inhalt wird nicht angenommen.',
  internal: 'Ein Fehler ist aufgetreten',
  noRelease:
    'Die Website wird vorbereitet. Bitte versuchen Sie es gleich noch einmal.',
}
