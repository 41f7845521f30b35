import type { Lang } from '#core/i18n/languages.ts'
import { LANGUAGES } from '#core/i18n/languages.ts'
import type { Nearby } from '#site/stores/place-shell.ts'
import type { ShellWords } from './PlaceShell.tsx'

interface Props {
  lang: Lang
  groups: Nearby
  words: ShellWords
}

/** What lies around a point, by type, nearest first. */
export function NearbyGroups({ lang, groups, words }: Props) {
  const km = new Intl.NumberFormat(LANGUAGES[lang].locale, {
    maximumFractionDigits: 1,
  })
  const full = groups?.filter(({ items }) => items.length > 0)
  return (
    <section className="section">
      <h2>{words.nearby}</h2>
      {!full && <p role="alert">{words.nearbyFailed}</p>}
      {full?.length === 0 && <p>{words.nearbyNone}</p>}
      {full?.map(({ typeId, typeName, items }) => (
        <div key={typeId}>
          <h3>{typeName}</h3>
          <ul className="near">
            {items.map((item) => (
              <li key={item.tnid}>
                <a href={item.url}>
                  <bdi lang={item.titleLang}>{item.title}</bdi>
                </a>
                {item.sample && (
                  <>
                    {' '}
                    <span className="badge is-sample">{words.sample}</span>
                  </>
                )}
                <span className="near-facts">
                  <bdi>{item.town}</bdi> ·{' '}
                  {words.km.replace('{{km}}', km.format(item.km))}
                </span>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </section>
  )
}
