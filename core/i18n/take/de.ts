import type { Messages } from '../en.ts'

export const takeDe: Messages['take'] = {
  title: 'Zeiten mitnehmen',
}
