import type { DeskTwin } from './en.ts'

export const deskTwinHe: DeskTwin = {
  same: 'אותו מקום: לקבל את ערכיו',
  another: 'מקום אחר: לרשום אותו',
  text: 'הייבוא מביא מקום שאולי הוא הרישום הזה. אם כן, הרישום מקבל את ערכיו ושומר על שמותיו, על העיר ועל מה שנאמר בו על הכשרות. אם זה מקום אחר, הוא נרשם בפני עצמו.',
  place: 'המקום המיובא',
  away: 'מרחק',
  common: 'משותף',
  after: 'עם ערכיו',
  alike: { name: 'שם', phone: 'טלפון', website: 'אתר' },
}
