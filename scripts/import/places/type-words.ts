import { KNOWN_LANGS } from '#core/i18n/languages.ts'
import { MESSAGES } from '#core/i18n/messages.ts'

/** Parts of words for kinds of places, `_` for a blank; the first type of which one is found counts. */
const PARTS: readonly (readonly [dtype: number, parts: string])[] = [
  [233, 'embass consul ambas botschaft konsul посольств консул שגריר קונסול'],
  [
    237,
    'cemeter friedhof cimeti cementer cimiter кладбищ בית_קברות בית_הקברות בתי_קברות muse musé музе מוזיאון memorial ' +
      'mémorial мемориал heritage',
  ],
  [
    231,
    'synagog sinagog shul синагог בית_כנסת בתי_כנסת chabad habad חב״ד communit communaut comunid comunit gemeinde ' +
      'общин קהיל',
  ],
  [236, 'rental apartment wohnung appartement apartament appartament villa вилл квартир צימר דירה דירות להשכרה'],
  [230, 'hotel hôtel motel отел гостини מלון alberg auberge'],
  [
    232,
    'shop store baker butcher grocer supermark mikv mikw business cater laden läden geschäft bäcker metzger ' +
      'fleischer magasin boulanger boucher épicer tienda panader carnicer negozi panific maceller магазин пекар мясн ' +
      'микв חנות חנויות מאפי אטליז מקוו סופרמרקט מכולת קייטרינג',
  ],
  [228, 'restaura ristorant ресторан מסעד caf кафе קפה food pizz פיצ пицц grill falafel פלאפל snack imbiss'],
]
const TYPES = PARTS.map(([dtype, parts]) => ({
  dtype,
  parts: parts.split(' ').map((part) => part.replaceAll('_', ' ')),
}))

/** The type of listing that a cell names, by our own names of types or by words for kinds; undefined for others. */
export function typeOfWords(cell: string): number | undefined {
  const text = cell.trim().toLowerCase()
  for (const lang of KNOWN_LANGS) {
    const names = Object.entries<string>(MESSAGES[lang].common.typeNames)
    const [dtype] = names.find(([number, name]) => number === text || name.toLowerCase() === text) ?? []
    if (dtype) return Number(dtype)
  }
  return TYPES.find(({ parts }) => parts.some((part) => text.includes(part)))?.dtype
}
