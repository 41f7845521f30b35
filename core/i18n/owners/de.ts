import type { OwnersWords } from './en.ts'

export const ownersDe: OwnersWords = {
  links: {
    suggest: 'Änderung vorschlagen',
    yours: 'Ist das Ihr Betrieb?',
    footer: 'Für Inhaber',
  },
  edit: {
    title: 'Eintrag bearbeiten',
    description:
      'Schlagen Sie eine Berichtigung oder Ergänzung zu einem Eintrag des koscheren Reiseführers vor, gern mit Bildern.',
    intro:
      'Ändern Sie, was nicht mehr stimmt, oder ergänzen Sie, was fehlt. Die Redaktion prüft jede Änderung, bevor sie erscheint.',
  },
  options: {
    title: 'Für Inhaber von Einträgen',
    description:
      'Was Sie tun können, wenn Ihr Restaurant, Hotel, Ihre Gemeinde oder Ihr Geschäft verzeichnet ist: Angaben richtig halten, den Eintrag beanspruchen, Bilder senden.',
    lead: 'Ihr Betrieb steht hier, oder sollte hier stehen? Das können Sie tun, kostenlos, wenn nichts anderes dabeisteht.',
    factsTitle: 'Angaben richtig halten',
    facts:
      'Öffnungszeiten, Adresse, Telefon und Aufsicht: Öffnen Sie die Seite Ihres Betriebs und wählen Sie „Änderung vorschlagen“. Die Redaktion prüft sie vor dem Erscheinen.',
    claimTitle: 'Eintrag beanspruchen',
    claim:
      'Kreuzen Sie im Formular „Dieser Ort gehört mir“ an. Sobald die Redaktion sich davon überzeugt hat, sind Sie Inhaber des Eintrags.',
    picturesTitle: 'Bilder senden',
    pictures:
      'Eigene Bilder des Ortes, bis zu {{files}} auf einmal. Angaben zu Ort und Kamera entfernen wir; gezeigt werden sie nach der Freigabe.',
    featuredTitle: 'Hervorgehobener Platz',
    featured:
      'Ein bezahlter Platz in der Reihenfolge. Er ist immer mit „Hervorgehoben“ gekennzeichnet und ändert weder Angaben noch Bewertungen.',
    reviewsTitle: 'Bewertungen bleiben unabhängig',
    reviews:
      'Niemand kann dafür bezahlen, dass eine Bewertung geschrieben, geändert oder entfernt wird. Sie können Fragen zu Ihrem Ort beantworten und Regelverstöße melden.',
    startTitle: 'Anfangen',
    start:
      'Für all das braucht es ein Konto. Es ist kostenlos und in einer Minute eröffnet.',
    signUp: 'Registrieren',
    find: 'Ihren Betrieb suchen',
    contactTitle: 'Schreiben Sie uns',
    contact: 'Fragen zu Ihrem Eintrag oder zum hervorgehobenen Platz?',
    contactLink: 'Kontakt aufnehmen',
    noContact:
      'Schreiben Sie Ihre Frage in die Anmerkungen des Formulars „Änderung vorschlagen“: Die Redaktion liest sie alle.',
  },
}
