// Generic words for kinds of places, and articles and prepositions, in search form.

const PHRASES = [
  'בית כנסת',
  'בית הכנסת',
  'בתי כנסת',
  'בית קפה',
  'בית מלון',
  'בית מאפה',
  'maison de priere',
  'casa de oracion',
]

const WORDS = [
  // en
  'kosher glatt restaurant restaurants cafe hotel synagogue shul congregation temple mikvah mikveh mikve mikwe',
  'bakery butcher grocery supermarket the of at and',
  // he
  'כשר כשרה כשרים כשרות מסעדה מסעדת ביהכנ ביהכנס מלון מקווה מקוה המקווה המקוה קפה מאפיה מאפיית אטליז מכולת סופרמרקט',
  // fr
  'casher cacher kasher cachere boulangerie boucherie epicerie le la les de du des et au aux',
  // es
  // Includes Italian articles and prepositions.
  'restaurante cafeteria sinagoga panaderia carniceria supermercado el los las del y di della',
  // ru
  'кошерная кошерное кошерныи кошернои ресторан кафе отель гостиница синагога миква пекарня магазин и',
  // de
  'koscher koscheres koschere gaststatte synagoge backerei metzgerei der die das und zur zum',
]

const GENERIC = new Set(WORDS.flatMap((line) => line.split(' ')))

/** The distinctive words of a name in search form, in fixed order. */
export function distinctiveWords(name: string): string {
  let text = ` ${name} `
  for (const phrase of PHRASES) text = text.replaceAll(` ${phrase} `, ' ')
  const words = text.split(' ').filter((word) => word && !GENERIC.has(word))
  return [...new Set(words)].sort().join(' ')
}
