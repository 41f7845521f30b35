import type { DeskPageWords } from '../en.ts'

export const deskReportDe: DeskPageWords['report'] = {
  about: 'Worum es geht',
  content: 'Was gemeldet wurde',
  from: 'Gesendet von der Seite',
  button: 'Schaltfläche',
  goodFaith: 'Die Angaben wurden nach bestem Wissen als wahr bestätigt.',
  words: 'Die Worte',
  wordsBy: '{{kind}} von {{name}}',
  gone: 'Diese Worte gibt es nicht mehr.',
  hidden: 'Schon verborgen: Besucher sehen es nicht.',
  hide: {
    review: 'Bewertung verbergen',
    question: 'Frage verbergen',
    answer: 'Antwort verbergen',
  },
}
