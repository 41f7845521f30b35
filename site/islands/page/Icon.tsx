import type { IconName } from '#site/components/icons/icon.ts'

/** A decorative icon of the page's sprite. */
export function Icon({ name }: { name: IconName }) {
  return (
    <svg className={`icon i-${name}`} aria-hidden="true">
      <use href={`#i-${name}`} />
    </svg>
  )
}
