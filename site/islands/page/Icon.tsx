import type { IconName } from '#site/components/icons/icons.ts'
import { addMissingIcons } from '#site/components/icons/sprite.ts'

if (!import.meta.env.SSR) addMissingIcons()

/** A decorative icon of the page's sprite. */
export function Icon({ name }: { name: IconName }) {
  return (
    <svg className={`icon i-${name}`} aria-hidden="true">
      <use href={`#i-${name}`} />
    </svg>
  )
}
