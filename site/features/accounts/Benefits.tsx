import type { IconName } from '#site/ui/icons/icon.ts'
import { Icon } from '#site/ui/page/Icon.tsx'

/** What one gains, a line each. */
export const Benefits = ({ items }: { items: readonly (readonly [IconName, string])[] }) => (
  <ul className="stack gap-3 benefits">
    {items.map(([icon, text]) => (
      <li key={icon} className="row tops">
        <Icon name={icon} />
        <span>{text}</span>
      </li>
    ))}
  </ul>
)
