import type { ListingDialogWords } from './en.ts'

export const listingDialogsDe: ListingDialogWords = {
  gallery: {
    roleDescription: 'Bilderleiste',
    slide: 'Bild',
    previous: 'Vorheriges Bild',
    next: 'Nächstes Bild',
    show: 'Bild {{number}} von {{total}} zeigen',
    picture: 'Bild {{number}} von {{total}}',
    enlarged: 'Vergrößerte Bilder',
    close: 'Schließen',
  },
  actions: {
    title: 'Helfen Sie mit, diese Seite aktuell zu halten',
    report: 'Problem melden',
    claim: 'Dieser Ort gehört mir',
  },
  report: {
    title: 'Problem melden',
    text: 'Jede Meldung wird von der Redaktion gelesen. Ihr Name bleibt bei uns.',
    type: 'Worum geht es?',
    types: {
      closed: 'Der Ort ist geschlossen',
      moved: 'Der Ort ist umgezogen',
      kashrut: 'Kaschrut oder Aufsicht haben sich geändert',
      wrong: 'Eine Angabe ist falsch',
      duplicate: 'Der Ort ist doppelt eingetragen',
      words: 'Eine Bewertung, Frage oder Antwort',
      illegal: 'Etwas hier verstößt gegen das Gesetz',
      critical: 'Eine wichtige Änderung des Eintrags',
      other: 'Etwas anderes',
    },
    ofWords: {
      review: 'Diese Bewertung melden',
      question: 'Diese Frage melden',
      answer: 'Diese Antwort melden',
      quoted: 'Was Sie melden',
      type: 'Was ist daran falsch?',
      types: {
        words:
          'Es verstößt gegen die Hausregeln: Beleidigungen, Werbung oder Privates über andere',
        wrong: 'Was da steht, ist nicht wahr',
        illegal: 'Es verstößt gegen das Gesetz',
      },
      contentHint: 'Zum Beispiel, welche Worte Sie meinen und warum.',
    },
    repTitle: 'Titel',
    content: 'Was sollten wir wissen?',
    contentHint: 'Zum Beispiel seit wann, und woher Sie es wissen.',
    legal:
      'Dies ist eine rechtliche Meldung. Nennen Sie genau, welche Worte oder Bilder Sie meinen und gegen welches Gesetz sie verstoßen. Die Adresse dieser Seite, Ihr Name und Ihre E-Mail-Adresse werden mit ihr aufbewahrt, damit wir Ihnen antworten können.',
    goodFaith:
      'Ich bin in gutem Glauben überzeugt, dass meine Angaben wahr und vollständig sind.',
    submit: 'Meldung senden',
  },
  claim: {
    title: 'Diesen Ort beanspruchen',
    text: 'Wenn dieser Ort Ihnen gehört oder Sie für ihn handeln, sagen Sie es hier. Die Redaktion prüft es mit dem Ort; danach dürfen Sie seine Seite bearbeiten.',
    box: 'Dieser Ort gehört mir, oder ich darf für ihn handeln.',
    submit: 'Anspruch senden',
  },
  sample: 'Mustereintrag',
  sent: {
    title: 'Vielen Dank',
    report: 'Ihre Meldung ist gesendet. Die Redaktion geht ihr nach.',
    claim:
      'Ihr Anspruch ist gesendet. Die Redaktion prüft ihn und meldet sich bei Ihnen.',
    go: 'Zurück zur Seite',
  },
  offer: {
    open: 'Dieses Angebot drucken',
    title: 'Sonderangebot',
    print: 'Drucken',
  },
  supervision: {
    open: 'Wen man fragen kann',
    title: 'Wen man zur Aufsicht fragen kann',
    person: 'Ansprechperson',
    phone: 'Telefon',
    fax: 'Fax',
    email: 'E-Mail',
    web: 'Website',
    none: 'Es ist kein Kontakt verzeichnet.',
  },
  map: {
    open: 'Karte zeigen',
    area: 'Karte der Umgebung',
    directions: 'Wegbeschreibung',
  },
}
