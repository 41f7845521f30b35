import type { Messages } from '../en.ts'

export const candlesEs: Messages['candles'] = {
  title: 'Horarios de encendido de velas',
}
