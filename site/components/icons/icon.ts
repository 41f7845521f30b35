import { raw, type Html } from '#core/domain/html.ts'
import { ICONS } from './icons.ts'

/** Icons defined once in the header's sprite; pages refer to them. */
const USED = [
  'search',
  'menu',
  'close',
  'chevron',
  'arrow',
  'pin',
  'phone',
  'mail',
  'globe',
  'clock',
  'plane',
  'sun',
  'calendar',
  'calendar-plus',
  'download',
  'braces',
  'candle',
  'moon',
  'info',
  'warning',
  'check',
  'bed',
  'utensils',
  'synagogue',
  'shop',
  'heritage',
  'flag',
  'key',
  'print',
  'share',
  'plus',
  'minus',
  'external',
  'map',
  'filter',
  'pause',
  'heart',
  'expand',
  'play',
  'shield',
  'list',
  'up',
  'user',
  'link',
  'whatsapp',
  'telegram',
  'facebook',
  'x',
] as const
export type IconName = (typeof USED)[number]

const icons = new Map<IconName, Html>()

/** A decorative icon. */
export function icon(name: IconName): Html {
  let known = icons.get(name)
  if (!known) {
    known = raw(`<svg class="icon i-${name}" aria-hidden="true"><use href="#i-${name}"/></svg>`)
    icons.set(name, known)
  }
  return known
}

/** The sprite, once per page. */
export function iconSprite(): Html {
  const symbols = USED.map((name) => `<symbol id="i-${name}" viewBox="0 0 24 24">${ICONS[name] ?? ''}</symbol>`)
  return raw(`<svg class="sprite" aria-hidden="true">${symbols.join('')}</svg>`)
}

export const TYPE_ICONS = {
  228: 'utensils',
  230: 'bed',
  231: 'synagogue',
  232: 'shop',
  233: 'flag',
  236: 'key',
  237: 'heritage',
} as const satisfies Record<number, IconName>
