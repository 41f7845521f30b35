import type { DeskPageWords } from './en.ts'

export const deskPageHe: DeskPageWords = {
  title: 'שולחן העורכים',
  description: 'לעורכי המדריך הזה.',
  happened: 'מה קרה',
  tabs: {
    label: 'חלקי השולחן',
    queue: 'תור',
    history: 'היסטוריה',
    documents: 'מסמכים',
    audit: 'יומן פעולות',
  },
  waiting: {
    one: 'אחד ממתין',
    two: 'שניים ממתינים',
    other: '{{count}} ממתינים',
  },
  calls: {
    loading: 'בטעינה…',
    failed: 'השולחן אינו עונה כרגע.',
    refused: 'זה לא הצליח. נא לנסות שוב.',
    needLogin: 'ההתחברות הסתיימה. נא להתחבר שוב; מה שהקלדתם נשאר כאן.',
    again: 'לנסות שוב',
  },
}
