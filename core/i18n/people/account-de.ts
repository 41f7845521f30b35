import type { AccountWords } from './account-en.ts'

export const accountDe: AccountWords = {
  loginPage: {
    title: 'Anmelden',
    description:
      'Melden Sie sich beim koscheren Reiseführer an, oder legen Sie ein Konto an.',
    text: 'Mit einem Konto merken Sie sich Orte, schreiben Bewertungen und stellen Fragen.',
    open: 'Anmelden oder Konto anlegen',
    already: 'Sie sind angemeldet als {{name}}.',
  },
  account: {
    title: 'Mein Konto',
    description:
      'Die Einstellungen Ihres Kontos: Name, E-Mail, Passwort, Daten.',
    needLogin: 'Melden Sie sich an, um Ihr Konto zu sehen.',
    hello: 'Guten Tag, {{name}}',
    verified: 'Bestätigt',
    notVerified: 'Noch nicht bestätigt',
    nameTitle: 'Name',
    name: 'Ihr Name',
    emailTitle: 'E-Mail-Adresse',
    newEmail: 'Neue E-Mail-Adresse',
    emailHint:
      'Wir schicken dorthin einen Link. Die Adresse ändert sich, wenn Sie ihn benutzen.',
    passwordTitle: 'Passwort',
    currentPassword: 'Jetziges Passwort',
    currentHint:
      'Bleibt leer, wenn Sie sich nur mit Google oder Facebook anmelden.',
    newPassword: 'Neues Passwort',
    outTitle: 'Abmelden',
    outText: 'Überall abmelden gilt auch für Ihre anderen Geräte.',
    logout: 'Abmelden',
    logoutEverywhere: 'Überall abmelden',
    dataTitle: 'Ihre Daten',
    dataText:
      'Eine Datei (JSON) mit allem, was wir über Sie gespeichert haben.',
    download: 'Meine Daten herunterladen',
    deleteTitle: 'Konto löschen',
    deleteText:
      'Ihr Konto und was dazu gehört wird sofort und für immer gelöscht.',
    delete: 'Mein Konto löschen…',
    deleteWords: 'Auch meine Bewertungen, Fragen und Antworten löschen',
    deleteWordsHint: 'Sonst bleiben sie ohne Ihren Namen stehen.',
    deleteSure: 'Ja, für immer löschen',
    saveName: 'Namen speichern',
    saveEmail: 'Adresse ändern',
    savePassword: 'Passwort ändern',
  },
  link: {
    verifyTitle: 'Bestätigen Sie Ihre E-Mail-Adresse',
    verifyText:
      'Drücken Sie die Schaltfläche, um zu zeigen, dass diese Adresse Ihnen gehört.',
    verify: 'Adresse bestätigen',
    changeTitle: 'Bestätigen Sie Ihre neue E-Mail-Adresse',
    changeText:
      'Drücken Sie die Schaltfläche, und Ihr Konto hat von da an diese Adresse.',
    change: 'Neue Adresse bestätigen',
    resetTitle: 'Wählen Sie ein neues Passwort',
    resetText: 'Mit dem neuen Passwort sind Sie auf allen Geräten abgemeldet.',
    reset: 'Neues Passwort speichern',
  },
}
