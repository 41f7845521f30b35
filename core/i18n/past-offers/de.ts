import type { PastOffersWords } from './en.ts'

export const pastOffersDe: PastOffersWords = {
  badge: 'Termin vorbei',
  title: 'Der Termin dieses Angebots ist vorbei.',
  text: 'Termin: {{dates}}. Es kann nicht mehr gebucht werden.',
  current: 'Aktuelle Angebote: {{name}}',
  all: 'Alle aktuellen Angebote durchsuchen',
  see: 'Aktuelle Angebote',
  ask: 'Nach der nächsten Saison fragen',
  askLead:
    'Sagen Sie dem Veranstalter, wann und mit wem Sie kommen möchten, und fragen Sie, ob es das Angebot wieder gibt. Die Anfrage verpflichtet zu nichts; die Antwort kommt per E-Mail.',
  askText:
    'Möchten Sie wissen, ob es das Angebot wieder gibt? Der Veranstalter beantwortet Ihre Frage.',
}
