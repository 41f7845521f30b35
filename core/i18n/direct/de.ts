import type { DirectWords } from './en.ts'

export const directDe: DirectWords = {
  page: {
    title: 'Kontakt zum Veranstalter',
    text: 'Ihre Frage geht direkt an den Veranstalter, der per E-Mail antwortet.',
    organiser: 'Dem Veranstalter schreiben',
    listing: 'Nachricht senden',
    quick: 'Schnelle Anfrage',
    apply: 'Bewerben',
    jobs: 'Stellen',
  },
  fields: {
    name: 'Ihr Name',
    email: 'Ihre E-Mail-Adresse',
    emailAgain: 'Ihre E-Mail-Adresse noch einmal',
    phone: 'Telefon',
    phoneHint: 'Nur Ziffern, mit Vorwahl.',
    message: 'Nachricht',
    copy: 'Eine Kopie an mich senden',
    privacy:
      'Der Empfänger erhält Ihren Namen und Ihre Angaben, um Ihnen antworten zu können.',
    sample:
      'Dies ist ein Muster: Die Adresse ist erfunden, niemand liest, was Sie senden.',
  },
  message: {
    submit: 'Nachricht senden',
  },
  quick: {
    message: 'Bitte senden Sie mir weitere Informationen zu „{{title}}“.',
    submit: 'Anfrage senden',
  },
  job: {
    title: 'Auf eine Stelle bewerben',
    message: 'Ich bewerbe mich auf diese Stelle: {{job}}.',
    submit: 'Bewerbung senden',
  },
  file: {
    label: 'Lebenslauf (freiwillig)',
    hint: 'PDF, DOC oder DOCX, höchstens 5 MB. Er geht per E-Mail an den Veranstalter und wird nirgends veröffentlicht.',
    choose: 'Datei auswählen',
    replace: 'Andere Datei auswählen',
    drop: 'oder hier ablegen',
    remove: '{{name}} entfernen',
    added: '{{name}} wurde hinzugefügt.',
    removed: '{{name}} wurde entfernt.',
  },
  noJobs: {
    title: 'Stellen',
    text: 'Zurzeit sind hier keine Stellen offen. Neue veröffentlicht der Veranstalter auf dieser Seite.',
    close: 'Schließen',
  },
}
