import { Icon } from '#site/islands/page/Icon.tsx'
import type { Lang } from '#core/i18n/languages.ts'
import { takeLinks, type TakeName } from '#site/components/times/take-links.ts'

interface Props {
  lang: Lang
  id: number
  words: Readonly<Record<TakeName | 'take', string>>
}

/** Links that export a city's times, for places without a prebuilt page. */
export function TakeLinks({ lang, id, words }: Props) {
  const links = takeLinks(lang, { id, host: location.host })
  return (
    <div className="no-print take">
      <h3 id="take-title">{words.take}</h3>
      <ul aria-labelledby="take-title">
        {links.map(({ name, href, icon, isMade }) => (
          <li key={name}>
            <a href={href} rel={isMade ? 'nofollow' : undefined}>
              <Icon name={icon} />
              {words[name]}
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}
