import type { Messages } from '../en.ts'

export const takeHe: Messages['take'] = {
  title: 'קחו את הזמנים איתכם',
}
