import type { AdWords } from './en.ts'

export const adsHe: AdWords = {
  label: 'פרסומת',
  quiet: 'המודעות מגיעות מרשת חיצונית. אף מודעה אינה נטענת בלי הסכמתכם.',
}
