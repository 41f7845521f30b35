import type { AdWords } from './en.ts'

export const adsRu: AdWords = {
  label: 'Реклама',
  quiet:
    'Объявления приходят из сторонней сети. Без вашего согласия они не загружаются.',
}
