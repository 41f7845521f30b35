import type { IconName } from '#site/ui/icons/icons.ts'
import '#site/ui/icons/sprite.ts'

/** A decorative icon of the page's sprite. */
export function Icon({ name, className = '' }: { name: IconName; className?: string }) {
  return (
    <svg className={`icon i-${name} ${className}`.trimEnd()} aria-hidden="true">
      <use href={`#i-${name}`} />
    </svg>
  )
}
