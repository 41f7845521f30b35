import type { Messages } from '../en.ts'

export const monthFr: Messages['month'] = {
  title: 'Calendrier juif',
}
