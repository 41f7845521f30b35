import { raw, type Html } from '#core/i18n/html.ts'
import type { IconName } from './icons.ts'
import './sprite.ts'

export type { IconName }

const icons = new Map<IconName, Html>()

/** A decorative icon of the page's sprite. */
export function icon(name: IconName): Html {
  let known = icons.get(name)
  if (!known) {
    known = raw(`<svg class="icon i-${name}" aria-hidden="true"><use href="#i-${name}"/></svg>`)
    icons.set(name, known)
  }
  return known
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
