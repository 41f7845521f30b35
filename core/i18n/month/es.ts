import type { Messages } from '../en.ts'

export const monthEs: Messages['month'] = {
  title: 'Calendario judío',
}
