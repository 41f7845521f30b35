/** The words of room for ads; every other language is measured against them. */
export const adsEn = {
  label: 'Advertisement',
  quiet: 'Ads come from an outside network. None is loaded unless you agree.',
} as const

export type AdWords = { readonly [K in keyof typeof adsEn]: string }
