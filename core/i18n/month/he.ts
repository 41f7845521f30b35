import type { Messages } from '../en.ts'

export const monthHe: Messages['month'] = {
  title: 'לוח עברי',
}
