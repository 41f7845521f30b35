import type { Lang } from '../i18n/languages.ts'
import type { ALL_TYPES, DirectoryType } from './directory.ts'

type Names = Readonly<Record<Lang, string>>

/** `typeName` of the directory types. */
export const TYPE_NAMES: Readonly<
  Record<DirectoryType | typeof ALL_TYPES, Names>
> = {
  200: {
    en: 'All kosher places',
    he: 'כל המקומות',
    fr: 'Tous les lieux',
    es: 'Todos los lugares',
    ru: 'Все места',
    de: 'Alle Orte',
  },
  228: {
    en: 'Kosher restaurants',
    he: 'מסעדות כשרות',
    fr: 'Restaurants casher',
    es: 'Restaurantes kosher',
    ru: 'Кошерные рестораны',
    de: 'Koschere Restaurants',
  },
  230: {
    en: 'Kosher hotels',
    he: 'מלונות כשרים',
    fr: 'Hôtels casher',
    es: 'Hoteles kosher',
    ru: 'Кошерные отели',
    de: 'Koschere Hotels',
  },
  231: {
    en: 'Synagogues and communities',
    he: 'בתי כנסת וקהילות',
    fr: 'Synagogues et communautés',
    es: 'Sinagogas y comunidades',
    ru: 'Синагоги и общины',
    de: 'Synagogen und Gemeinden',
  },
  232: {
    en: 'Businesses and community places',
    he: 'עסקים ומקומות קהילתיים',
    fr: 'Commerces et lieux communautaires',
    es: 'Comercios y lugares comunitarios',
    ru: 'Магазины и общинные места',
    de: 'Geschäfte und Gemeindeorte',
  },
  233: {
    en: 'Israeli embassies and consulates',
    he: 'שגרירויות וקונסוליות ישראל',
    fr: 'Ambassades et consulats d’Israël',
    es: 'Embajadas y consulados de Israel',
    ru: 'Посольства и консульства Израиля',
    de: 'Israelische Botschaften und Konsulate',
  },
  236: {
    en: 'Kosher rentals',
    he: 'דירות נופש כשרות',
    fr: 'Locations casher',
    es: 'Alquileres kosher',
    ru: 'Кошерное жильё в аренду',
    de: 'Koschere Ferienwohnungen',
  },
}

/** The first item of every filter list. */
export const ALL_NAMES: Names = {
  en: 'All',
  he: 'הכול',
  fr: 'Tous',
  es: 'Todos',
  ru: 'Все',
  de: 'Alle',
}
