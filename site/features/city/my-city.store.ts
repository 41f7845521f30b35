import { LANGS, type Lang } from '#core/i18n/languages.ts'
import { readKept } from '#site/ui/storage/flags.ts'
import { writeStorage } from '#site/ui/storage/write.ts'

// The visitor's own city, kept on the device and nowhere else.

export const CITY_KEY = 'city'

export interface MyCity {
  /** GeoNames id. */
  id: number
  /** Paths of its guide. */
  paths: Readonly<Record<Lang, string>>
  /** What is shown of it, in one language, until its coming Shabbat ends. */
  shown: { lang: Lang; name: string; candles: string; until: number }
}

/** Undefined if none is kept, or if what is kept is not what we write. */
export function readCity(): MyCity | undefined {
  try {
    const city = JSON.parse(readKept('localStorage', CITY_KEY) ?? '') as Partial<MyCity>
    const { id, paths, shown } = city
    const isOurs = Number.isInteger(id) && LANGS.every((lang) => paths?.[lang]?.startsWith('/')) && shown
    return isOurs ? (city as MyCity) : undefined
  } catch {
    return undefined
  }
}

export function writeCity(city: MyCity | undefined): void {
  writeStorage('localStorage', CITY_KEY, city && JSON.stringify(city))
}
