import { foldMarks } from '../slug.ts'
import type { SunEvent } from '#core/terms/hours.ts'

// How people write hours in the languages of the site, and the signs that stand for it.

/** Without case, accents and points, marks of direction and kinds of dashes. */
export const foldTyped = (text: string): string =>
  foldMarks(text.toLowerCase())
    .replace(/[\u200e\u200f\u202a-\u202e\u2066-\u2069]/g, '')
    .replace(/[\u2010-\u2015\u2212\u05be]/g, '-')
    .replace(/[’׳`]/g, "'")
    .replace(/\s+/g, ' ')
    .trim()

/** Longer names first: one may begin another. */
const anyOf = (names: readonly string[]): string =>
  names
    .map(foldTyped)
    .toSorted((a, b) => b.length - a.length)
    .map((name) => name.replace(/[.+&/]/g, String.raw`\$&`))
    .join('|')

/** Names as words of their own. */
const words = (...names: string[]): RegExp => new RegExp(String.raw`(?<![\p{L}\d])(?:${anyOf(names)})(?!\p{L})`, 'gu')

const CLOSED = [
  'off', 'closed', 'סגור', 'סגורה', 'fermé', 'fermée', 'cerrado', 'cerrada', 'закрыто', 'закрыт', 'выходной',
  'geschlossen', 'zu', 'Ruhetag', 'chiuso', 'chiusa',
] // prettier-ignore
const ALL_DAY = [
  '24/7', '24h', '24 h', '24 hours', 'open 24 hours', '24 שעות', '24 heures', '24 horas', 'круглосуточно',
  '24 часа', '24 stunden', 'rund um die uhr', '24 ore',
] // prettier-ignore

const EVENTS: readonly (readonly [SunEvent, RegExp])[] = [
  ['candles', words(
    'candle lighting', 'candle-lighting', 'candlelighting', 'candles', 'lighting',
    'הדלקת הנרות', 'הדלקת נרות', 'הדלקה', 'נרות', 'כניסת שבת', 'כניסת השבת',
    "l'allumage des bougies", 'allumage des bougies', "l'allumage", 'allumage', 'bougies',
    'el encendido de velas', 'el encendido de las velas', 'encendido de velas', 'encendido de las velas',
    'el encendido', 'encendido', 'velas',
    'зажигания свечей', 'зажигание свечей', 'зажигания', 'свечей', 'свечи',
    'zum kerzenzünden', 'zum lichterzünden', 'kerzenzünden', 'kerzenanzünden', 'lichterzünden', 'lichtzünden', 'kerzen',
    "all'accensione delle candele", "l'accensione delle candele", "all'accensione", 'accensione delle candele',
    'accensione', 'candele', 'accensione dei lumi',
  )],
  ['havdalah', words('havdalah', 'havdala', 'הבדלה', 'ההבדלה', 'צאת שבת', 'צאת השבת', 'авдала', 'авдалы', 'hawdala',
    'end of shabbat',
    'sortie de chabbat', 'fin de shabat', 'исход шаббата', 'исхода шаббата', 'schabbatausgang', 'uscita di shabbat')],
  ['sunset', words(
    'sunset', 'sundown', 'שקיעה', 'השקיעה', 'שקיעת החמה', 'au coucher du soleil', 'le coucher du soleil',
    'coucher du soleil', 'coucher de soleil', 'la puesta del sol', 'puesta del sol', 'puesta de sol', 'заката',
    'закат', 'zum sonnenuntergang', 'sonnenuntergang', 'al tramonto', 'il tramonto', 'tramonto',
  )],
  ['sunrise', words(
    'sunrise', 'זריחה', 'הזריחה', 'le lever du soleil', 'lever du soleil', 'la salida del sol', 'salida del sol',
    'восхода', 'восход', 'amanecer', 'el amanecer', 'sorgere del sole', 'il sorgere del sole',
    'sonnenaufgang', "l'alba", "dall'alba", 'alba',
  )],
] // prettier-ignore

const HOURS = anyOf([
  'h', 'hr', 'hrs', 'hour', 'hours', 'שעה', 'שעות', 'heure', 'heures', 'hora', 'horas', 'ч', 'час', 'часа', 'часов',
  'stunde', 'stunden', 'std', 'ora', 'ore',
]) // prettier-ignore
const MINUTES = anyOf([
  'm', 'min', 'mins', 'minute', 'minutes', "דק'", 'דקה', 'דקות', 'minuto', 'minutos', 'мин', 'минут', 'минуты',
  'минуту', 'minuten', 'minuti',
]) // prettier-ignore
const ONE = anyOf(['a', 'an', 'one', 'une', 'una', 'eine', "un'"])
const BEFORE = anyOf([
  'before',
  'לפני',
  'avant',
  'antes de',
  'antes del',
  'до',
  'vor',
  'vor dem',
  'prima di',
  'prima del',
])
const AFTER = anyOf([
  'after',
  'אחרי',
  'לאחר',
  'après',
  'después de',
  'después del',
  'после',
  'nach',
  'nach dem',
  'dopo',
  'dopo il',
])
const DISTANCE = new RegExp(
  String.raw`(?<!\p{L})(?:за |через )?(?:(\d{1,3}) ?|(?:${ONE}) |)(?:(${HOURS})|(${MINUTES}))\.? ` +
    String.raw`(?:(${BEFORE})|(?:${AFTER})) (?:the )?(candles|havdalah|sunset|sunrise)`,
  'gu',
)

const TO = words(
  'to', 'till', 'til', 'until', 'עד', 'à', 'a', "jusqu'à", "jusqu'au", "jusqu'", 'hasta', 'hasta las', 'al', 'alle',
  'ad', 'fino a', 'fino alle', 'fino al', 'fino', 'a las', 'до', 'по', 'bis',
) // prettier-ignore
const AND = words('and', 'und', 'et', 'y', 'e', 'и', 'ו', 'וגם')
const FROM = words(
  'from',
  'von',
  'ab',
  'de',
  'des',
  'dès',
  'da',
  'dalle',
  'dal',
  'desde',
  'desde las',
  'de las',
  'с',
  'со',
  'משעה',
  'בין',
  'מן',
)

/** Hours as people type them, with one sign for each meaning: `09:00-14:00,16-20`, `9-(candles-01:00)`, `closed`. */
export function plainSpans(text: string): string {
  const folded = foldTyped(text.trim().replace(/\n/g, ';')).replace(/[.,;]+$/, '')
  if (CLOSED.some((name) => foldTyped(name) === folded)) return 'closed'
  if (ALL_DAY.some((name) => foldTyped(name) === folded)) return '00:00-24:00'
  const named = EVENTS.reduce((before, [event, names]) => before.replace(names, event), folded)
  return named
    .replace(DISTANCE, distanceText)
    .replace(/(?<=\d) ?([ap])\.? ?m(?:\.|(?![\p{L}]))/gu, '$1m')
    .replace(/(?<=\d) ?h ?(?=[0-5]\d(?!\d))/g, ':')
    .replace(new RegExp(String.raw`(?<=\d) ?(?:${HOURS}|uhr)\.?(?!\p{L})`, 'gu'), '')
    .replace(/(?<!\p{L})(?:uhr|ore|h) ?(?=\d)/gu, '')
    .replace(FROM, '')
    .replace(/(?<!\p{L})מ-? ?(?=\d)/gu, '')
    .replace(/(?<!\p{L})ו-? ?(?=\d)/gu, ',')
    .replace(TO, '-')
    .replace(AND, ',')
    .replace(/[;&/]|(?<=[\dm] ?)\+/g, ',')
    .replace(/ *([-,()]) */g, '$1')
    .trim()
}

function distanceText(_: string, amount: string | undefined, ...found: (string | undefined)[]): string {
  const [hours, , before, event] = found
  const minutes = Number(amount ?? 1) * (hours ? 60 : 1)
  const clock = [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0')).join(':')
  return `(${event}${before ? '-' : '+'}${clock})`
}
