import type { Messages } from '../en.ts'

export const candlesDe: Messages['candles'] = {
  title: 'Kerzenzündzeiten',
}
