import type { ErrorWords } from '../../contract/error-words.ts'
import { MAX_FILES, MAX_MEGABYTES } from '../../contract/upload-limits.ts'

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
  commonPassword:
    'Dieses Passwort wird mit als Erstes erraten. Bitte wählen Sie ein anderes.',
  requiredFieldsMissing: 'Bitte füllen Sie alle Pflichtfelder aus.',
  enterValidEmail: 'Bitte geben Sie eine gültige E-Mail-Adresse ein.',
  enterValidMail: 'Bitte geben Sie Ihre eigene E-Mail-Adresse ein.',
  enterValidFriendMail:
    'Bitte geben Sie die E-Mail-Adresse der anderen Person ein.',
  couldNotRegisterEmail: 'Ihre E-Mail-Adresse konnte nicht registriert werden.',
  emailConfirmationInvalid: 'Die beiden E-Mail-Adressen sind verschieden.',
  invalidDates: 'Bitte wählen Sie Tage von heute bis in einem Jahr.',
  couldNotSendRequest:
    'Ihre Anfrage konnte nicht gesendet werden. Bitte versuchen Sie es noch einmal.',
  max5mb: 'Die Datei ist größer als 5 MB.',
  onlyDocuments: 'Bitte wählen Sie eine PDF-, DOC- oder DOCX-Datei.',
  protectedDocument:
    'Das Dokument ist mit einem Passwort geschützt oder enthält Makros. Bitte speichern Sie es ohne Passwort und ohne Makros und wählen Sie es erneut aus.',
  noContact: 'Hier gibt es niemanden, an den dies geschickt werden könnte.',
  contactChanged:
    'Der Kontakt dieser Seite hat sich geändert. Bitte laden Sie die Seite neu und versuchen Sie es noch einmal.',
  couldNotSendEmail: 'Die E-Mail konnte nicht gesendet werden.',
  couldNotGetReviews: 'Die Bewertungen konnten nicht geladen werden',
  couldNotGetQuestions: 'Die Fragen konnten nicht geladen werden',
  alreadyDecided:
    '{{name}} hat darüber am {{at}} entschieden. Von Ihnen wurde nichts übernommen: bitte neu laden.',
  alreadyUndone: '{{name}} hat das am {{at}} schon zurückgenommen.',
  contentMoved:
    'Der Inhalt wurde geändert, seit Sie ihn geöffnet haben. Bitte neu laden; nichts wurde überschrieben.',
  cannotUndo:
    'Das lässt sich nicht zurücknehmen: Was damit geändert wurde, ist seitdem erneut geändert worden. Nehmen Sie erst die spätere Änderung zurück.',
  stillNeeded:
    'Löschen ist nicht möglich, solange {{count}} andere darauf verweisen, etwa „{{name}}“.',
  needRefusal: 'Bitte begründen. Der Grund wird dem Absender gemailt.',
  nothingChosen:
    'Nichts ist ausgewählt. Wählen Sie mindestens eine Änderung oder ein Bild, oder lehnen Sie ab.',
  pickTown:
    'Der Ort wurde als Text eingegeben. Wählen Sie ihn aus der Liste, bevor Sie zustimmen.',
  needPosition: 'Der Ort ändert sich. Geben Sie an, wo der Platz jetzt liegt.',
  mergeUnclear:
    'Die Änderungen sind sich über ein Feld nicht einig. Wählen Sie seinen Wert.',
  invalidField: '{{field}}: {{problem}}',
  noPreview:
    'Dieser Server hat keine Vorschau. Die Seite wird beim Speichern sofort veröffentlicht.',
  couldNotGetWeather: 'Das Wetter des Ortes konnte nicht geladen werden',
  couldNotAddFeedback: 'Die Rückmeldung konnte nicht gespeichert werden',
  couldNotSaveItem: 'Der Eintrag konnte nicht gemerkt werden',
  couldNotUpdateListing: 'Der Eintrag konnte nicht geändert werden',
  couldNotSendReport: 'Die Meldung konnte nicht gesendet werden',
  operationFailed:
    'Das hat nicht geklappt. Bitte versuchen Sie es noch einmal.',
  checkCheckboxClaimOwnership:
    'Bitte kreuzen Sie an, dass dieser Ort Ihnen gehört.',
  mustRateAll: 'Bitte bewerten Sie Essen, Service und Preis-Leistung.',
  needTitle: 'Bitte geben Sie einen Titel an.',
  needContent: 'Bitte schreiben Sie Ihre Bewertung.',
  alreadyReviewed: 'Sie haben diesen Ort schon bewertet.',
  noReviewsHere: 'Friedhöfe und Gedenkstätten werden hier nicht bewertet.',
  needCategory: 'Bitte wählen Sie, worum es in der Frage geht.',
  needQuestion: 'Bitte schreiben Sie Ihre Frage.',
  needAnswer: 'Bitte schreiben Sie Ihre Antwort.',
  ownWords: 'Eigene Beiträge können Sie nicht bewerten.',
  tooManySaved: 'Ihre Liste ist voll. Bitte entfernen Sie zuerst etwas.',
  needReason: 'Bitte schreiben Sie, worum es in der Meldung geht.',
  needGoodFaith:
    'Bitte bestätigen Sie, dass Ihre Angaben richtig und vollständig sind.',
  alreadyClaimed: 'Sie haben diesen Ort schon beansprucht. Wir prüfen es.',
  wordsNotShown:
    'Diese Worte stehen nicht mehr auf der Seite: Sie wurden verborgen oder zurückgezogen. Es gibt nichts mehr zu melden. Danke.',
  addPlaceName: 'Bitte geben Sie den Namen des Ortes an.',
  addPlaceAddress: 'Bitte geben Sie die Adresse an.',
  addPlaceCity: 'Bitte geben Sie die Stadt an.',
  addPlaceCountry: 'Bitte geben Sie das Land an.',
  nothingChanged: 'Bitte ändern oder ergänzen Sie Felder, bevor Sie senden.',
  onlyImages: 'Bitte wählen Sie nur Bilddateien',
  checkImageOwnership:
    'Bitte bestätigen Sie, dass die Bilder Ihnen gehören, um die gewählten Bilder hochzuladen.',
  tooManyFiles: `Sie haben mehr als ${MAX_FILES} Dateien ausgewählt`,
  filesTooLarge: `Die ausgewählten Dateien sind größer als erlaubt (${MAX_MEGABYTES} MB).`,
  tooLarge: 'Das Gesendete ist zu groß.',
  unsupportedType: 'Diese Art von Inhalt wird nicht angenommen.',
  internal: 'Ein Fehler ist aufgetreten',
  noRelease:
    'Die Website wird vorbereitet. Bitte versuchen Sie es gleich noch einmal.',
  unavailable:
    'Das ist im Moment nicht möglich. Es wurde nichts geändert; bitte versuchen Sie es in einigen Minuten noch einmal.',
}
