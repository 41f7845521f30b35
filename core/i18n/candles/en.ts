export const candlesEn = {
  title: 'Candle lighting times',
} as const
