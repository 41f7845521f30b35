import type { LocalizedText } from '#core/contract/localized.ts'
import type { Lang } from '#core/i18n/languages.ts'
import type { KindName } from './kinds.ts'

type Six = Readonly<Record<Lang, string>>

/** What the map says about a place, in a sentence: all that is known where nobody has described it. */
export const SENTENCES: Readonly<Record<KindName, Six>> = {
  mission: { en: 'Diplomatic mission of Israel, as OpenStreetMap has it.', he: 'נציגות דיפלומטית של ישראל, לפי OpenStreetMap.', fr: 'Mission diplomatique d’Israël, selon OpenStreetMap.', es: 'Misión diplomática de Israel, según OpenStreetMap.', ru: 'Дипломатическое представительство Израиля, по данным OpenStreetMap.', de: 'Diplomatische Vertretung Israels, laut OpenStreetMap.' },
  synagogue: { en: 'Synagogue or Jewish community, as OpenStreetMap has it.', he: 'בית כנסת או קהילה יהודית, לפי OpenStreetMap.', fr: 'Synagogue ou communauté juive, selon OpenStreetMap.', es: 'Sinagoga o comunidad judía, según OpenStreetMap.', ru: 'Синагога или еврейская община, по данным OpenStreetMap.', de: 'Synagoge oder jüdische Gemeinde, laut OpenStreetMap.' },
  mikvah: { en: 'Mikvah, as OpenStreetMap has it.', he: 'מקווה, לפי OpenStreetMap.', fr: 'Mikvé, selon OpenStreetMap.', es: 'Mikve, según OpenStreetMap.', ru: 'Миква, по данным OpenStreetMap.', de: 'Mikwe, laut OpenStreetMap.' },
  cemetery: { en: 'Jewish cemetery, as OpenStreetMap has it.', he: 'בית קברות יהודי, לפי OpenStreetMap.', fr: 'Cimetière juif, selon OpenStreetMap.', es: 'Cementerio judío, según OpenStreetMap.', ru: 'Еврейское кладбище, по данным OpenStreetMap.', de: 'Jüdischer Friedhof, laut OpenStreetMap.' },
  school: { en: 'Jewish school, as OpenStreetMap has it.', he: 'מוסד חינוך יהודי, לפי OpenStreetMap.', fr: 'École juive, selon OpenStreetMap.', es: 'Escuela judía, según OpenStreetMap.', ru: 'Еврейское учебное заведение, по данным OpenStreetMap.', de: 'Jüdische Schule, laut OpenStreetMap.' },
  'community-centre': { en: 'Jewish community centre, as OpenStreetMap has it.', he: 'מרכז קהילתי יהודי, לפי OpenStreetMap.', fr: 'Centre communautaire juif, selon OpenStreetMap.', es: 'Centro comunitario judío, según OpenStreetMap.', ru: 'Еврейский общинный центр, по данным OpenStreetMap.', de: 'Jüdisches Gemeindezentrum, laut OpenStreetMap.' },
  library: { en: 'Jewish library, as OpenStreetMap has it.', he: 'ספרייה יהודית, לפי OpenStreetMap.', fr: 'Bibliothèque juive, selon OpenStreetMap.', es: 'Biblioteca judía, según OpenStreetMap.', ru: 'Еврейская библиотека, по данным OpenStreetMap.', de: 'Jüdische Bibliothek, laut OpenStreetMap.' },
  museum: { en: 'Museum of Jewish subjects, as OpenStreetMap has it.', he: 'מוזיאון בנושאים יהודיים, לפי OpenStreetMap.', fr: 'Musée consacré au judaïsme, selon OpenStreetMap.', es: 'Museo de temas judíos, según OpenStreetMap.', ru: 'Музей еврейской тематики, по данным OpenStreetMap.', de: 'Museum zu jüdischen Themen, laut OpenStreetMap.' },
  memorial: { en: 'Jewish memorial, as OpenStreetMap has it.', he: 'אתר הנצחה יהודי, לפי OpenStreetMap.', fr: 'Mémorial juif, selon OpenStreetMap.', es: 'Memorial judío, según OpenStreetMap.', ru: 'Еврейский мемориал, по данным OpenStreetMap.', de: 'Jüdische Gedenkstätte, laut OpenStreetMap.' },
  'historic-site': { en: 'Jewish historic site, as OpenStreetMap has it.', he: 'אתר היסטורי יהודי, לפי OpenStreetMap.', fr: 'Site historique juif, selon OpenStreetMap.', es: 'Sitio histórico judío, según OpenStreetMap.', ru: 'Историческое место, связанное с евреями, по данным OpenStreetMap.', de: 'Jüdische historische Stätte, laut OpenStreetMap.' },
  hotel: { en: 'Hotel that OpenStreetMap marks with kosher food.', he: 'מלון שמסומן ב-OpenStreetMap כמציע אוכל כשר.', fr: 'Hôtel signalé sur OpenStreetMap comme proposant une cuisine casher.', es: 'Hotel que OpenStreetMap señala con comida kosher.', ru: 'Отель, отмеченный в OpenStreetMap как предлагающий кошерную еду.', de: 'Hotel, das OpenStreetMap mit koscherem Essen verzeichnet.' },
  rental: { en: 'Holiday home that OpenStreetMap marks with kosher food.', he: 'מקום אירוח שמסומן ב-OpenStreetMap כמציע אוכל כשר.', fr: 'Hébergement signalé sur OpenStreetMap comme proposant une cuisine casher.', es: 'Alojamiento que OpenStreetMap señala con comida kosher.', ru: 'Жильё, отмеченное в OpenStreetMap как предлагающее кошерную еду.', de: 'Unterkunft, die OpenStreetMap mit koscherem Essen verzeichnet.' },
  shop: { en: 'Shop with kosher food or Jewish goods, as OpenStreetMap has it.', he: 'חנות למזון כשר או לתשמישי קדושה, לפי OpenStreetMap.', fr: 'Magasin de produits casher ou juifs, selon OpenStreetMap.', es: 'Tienda de productos kosher o judíos, según OpenStreetMap.', ru: 'Магазин кошерных или еврейских товаров, по данным OpenStreetMap.', de: 'Geschäft mit koscheren oder jüdischen Waren, laut OpenStreetMap.' },
  catering: { en: 'Caterer that OpenStreetMap marks with kosher food.', he: 'קייטרינג שמסומן ב-OpenStreetMap כמציע אוכל כשר.', fr: 'Traiteur signalé sur OpenStreetMap comme proposant une cuisine casher.', es: 'Servicio de comidas que OpenStreetMap señala con comida kosher.', ru: 'Кейтеринг, отмеченный в OpenStreetMap как предлагающий кошерную еду.', de: 'Caterer, den OpenStreetMap mit koscherem Essen verzeichnet.' },
  restaurant: { en: 'Place to eat that OpenStreetMap marks with kosher food.', he: 'מקום אכילה שמסומן ב-OpenStreetMap כמציע אוכל כשר.', fr: 'Lieu de restauration signalé sur OpenStreetMap comme proposant une cuisine casher.', es: 'Lugar para comer que OpenStreetMap señala con comida kosher.', ru: 'Заведение, отмеченное в OpenStreetMap как предлагающее кошерную еду.', de: 'Lokal, das OpenStreetMap mit koscherem Essen verzeichnet.' },
} // prettier-ignore

/** What `diet:kosher` says: the word of a map, and no certificate. */
export const KOSHER: Readonly<Record<'only' | 'yes', LocalizedText>> = {
  only: { en: 'OpenStreetMap says that all food here is kosher. It states no certificate.', he: 'לפי OpenStreetMap כל האוכל כאן כשר. לא צוינה שם תעודת כשרות.', fr: 'Selon OpenStreetMap, toute la nourriture est casher. Aucun certificat n’y est indiqué.', es: 'Según OpenStreetMap, toda la comida es kosher. No se indica ningún certificado.', ru: 'По данным OpenStreetMap, вся еда здесь кошерная. Сертификат не указан.', de: 'Laut OpenStreetMap ist hier alles koscher. Ein Zertifikat ist dort nicht angegeben.' },
  yes: { en: 'OpenStreetMap says that there is kosher food here. It states no certificate.', he: 'לפי OpenStreetMap יש כאן אוכל כשר. לא צוינה שם תעודת כשרות.', fr: 'Selon OpenStreetMap, on y trouve de la nourriture casher. Aucun certificat n’y est indiqué.', es: 'Según OpenStreetMap, aquí hay comida kosher. No se indica ningún certificado.', ru: 'По данным OpenStreetMap, здесь есть кошерная еда. Сертификат не указан.', de: 'Laut OpenStreetMap gibt es hier koscheres Essen. Ein Zertifikat ist dort nicht angegeben.' },
} // prettier-ignore

/** An authority that the map names. */
export const NAMED_AUTHORITY = (name: string): LocalizedText => ({
  en: `OpenStreetMap names as supervising authority: ${name}. Ask for the current certificate.`,
  he: `OpenStreetMap מציין כגוף המפקח: ${name}. יש לבקש את התעודה העדכנית.`,
  fr: `OpenStreetMap indique comme autorité de surveillance : ${name}. Demandez le certificat en cours.`,
  es: `OpenStreetMap indica como autoridad supervisora: ${name}. Pida el certificado vigente.`,
  ru: `OpenStreetMap указывает надзорный орган: ${name}. Попросите показать действующий сертификат.`,
  de: `OpenStreetMap nennt als Aufsicht: ${name}. Lassen Sie sich das gültige Zertifikat zeigen.`,
})

/** `wheelchair=*`. */
export const WHEELCHAIR: Readonly<Record<string, LocalizedText>> = {
  yes: { en: 'Accessible by wheelchair.', he: 'נגיש לכיסא גלגלים.', fr: 'Accessible en fauteuil roulant.', es: 'Accesible en silla de ruedas.', ru: 'Доступно на инвалидной коляске.', de: 'Rollstuhlgerecht.' },
  designated: { en: 'Accessible by wheelchair.', he: 'נגיש לכיסא גלגלים.', fr: 'Accessible en fauteuil roulant.', es: 'Accesible en silla de ruedas.', ru: 'Доступно на инвалидной коляске.', de: 'Rollstuhlgerecht.' },
  limited: { en: 'Partly accessible by wheelchair.', he: 'נגיש חלקית לכיסא גלגלים.', fr: 'Partiellement accessible en fauteuil roulant.', es: 'Parcialmente accesible en silla de ruedas.', ru: 'Частично доступно на инвалидной коляске.', de: 'Teilweise rollstuhlgerecht.' },
  no: { en: 'Not accessible by wheelchair.', he: 'לא נגיש לכיסא גלגלים.', fr: 'Non accessible en fauteuil roulant.', es: 'No accesible en silla de ruedas.', ru: 'Недоступно на инвалидной коляске.', de: 'Nicht rollstuhlgerecht.' },
} // prettier-ignore
