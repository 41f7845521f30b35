import type { Messages } from '../en.ts'

export const monthDe: Messages['month'] = {
  title: 'Jüdischer Kalender',
}
