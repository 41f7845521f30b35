import type { VacationsWords } from './en.ts'

export const vacationsDe: VacationsWords = {
  page: {
    title: 'Koscherer Urlaub',
    description:
      'Koschere Urlaubsangebote nach Stichwörtern und Reiseziel suchen: Pessachprogramme, Familienferien, Kreuzfahrten, Städtereisen und Reisen zum jüdischen Erbe.',
    lead: 'Pessachprogramme, Familienferien, Kreuzfahrten und Rundreisen. Suchen Sie nach Stichwörtern, oder beginnen Sie mit einer Urlaubsart oder einem Reiseziel.',
    needsScript:
      'Die Suche braucht JavaScript. Wählen Sie sonst unten eine Urlaubsart oder ein Reiseziel.',
    kinds: 'Urlaubsarten',
    offers: 'Urlaubsangebote',
    someOf: '{{count}} von {{total}}',
    all: 'Alle Urlaubsangebote',
    destinations: 'Reiseziele',
    none: 'Zurzeit gibt es keine Urlaubsangebote.',
    counts: { one: '{{count}} Angebot', other: '{{count}} Angebote' },
  },
  form: {
    name: 'Urlaub suchen',
    text: 'Stichwörter',
    placeholder: 'Zum Beispiel Pessach oder Kreuzfahrt',
    destination: 'Reiseziel',
    anywhere: 'Alle Reiseziele',
    button: 'Suchen',
    hint: 'Mindestens 3 Buchstaben, oder keine für alle Angebote.',
  },
  results: {
    loading: 'Suche läuft…',
    all: 'Alle Urlaubsangebote',
    title: 'Urlaub: {{asked}}',
    quoted: '„{{text}}“',
    shown: '{{from}}–{{to}} von {{total}}',
    unknown: 'Unbekanntes Reiseziel',
    none: 'Keine Urlaubsangebote gefunden',
    noneHint:
      'Versuchen Sie es mit weniger oder anderen Wörtern oder einem anderen Reiseziel.',
    noneThere: 'Alle Reiseziele durchsuchen',
    showAll: 'Alle Angebote zeigen',
    failed: 'Die Urlaubsangebote konnten nicht geladen werden.',
    again: 'Noch einmal versuchen',
    places: 'Reiseziele dieser Angebote',
    anywhere: 'Alle',
    pages: 'Seiten mit Urlaubsangeboten',
  },
  header: {
    inPlace: 'Urlaub an einem Ort',
    byWords: 'Urlaub nach Stichwörtern',
  },
}
