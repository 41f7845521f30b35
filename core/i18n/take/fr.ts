import type { Messages } from '../en.ts'

export const takeFr: Messages['take'] = {
  title: 'Emporter les horaires',
}
