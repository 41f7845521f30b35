import type { Messages } from '../en.ts'

export const candlesHe: Messages['candles'] = {
  title: 'זמני הדלקת נרות',
}
