import type { Messages } from '../en.ts'

export const candlesFr: Messages['candles'] = {
  title: 'Horaires d’allumage des bougies',
}
