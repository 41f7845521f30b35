import type { Messages } from '../en.ts'

export const candlesRu: Messages['candles'] = {
  title: 'Время зажигания свечей',
}
