import type { DeskPageWords } from '../en.ts'

export const deskReportHe: DeskPageWords['report'] = {
  about: 'במה מדובר',
  content: 'מה דווח',
  from: 'נשלח מהדף',
  button: 'כפתור',
  goodFaith: 'השולח מאשר בתום לב שהדברים נכונים.',
  words: 'המילים',
  wordsBy: '{{kind}}, מאת {{name}}',
  gone: 'המילים האלה כבר אינן קיימות.',
  hidden: 'כבר מוסתר: המבקרים אינם רואים אותו.',
  hide: {
    review: 'להסתיר את חוות הדעת',
    question: 'להסתיר את השאלה',
    answer: 'להסתיר את התשובה',
  },
}
