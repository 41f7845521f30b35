import type { IconName } from '#site/components/icons/icon.ts'

/** An icon of the page's sprite, that only decorates. */
export function Icon({ name }: { name: IconName }) {
  return (
    <svg className={`icon i-${name}`} aria-hidden="true">
      <use href={`#i-${name}`} />
    </svg>
  )
}
