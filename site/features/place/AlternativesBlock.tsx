import { Fragment } from 'react'
import type { Alternatives } from '#core/contract/entries.ts'
import { format } from '#core/i18n/format.ts'
import { distanceText } from '#core/text/values.ts'
import type { Lang } from '#core/i18n/languages.ts'
import { alternativesShown, type AlternativePart, type AlternativesWords } from '#site/ui/blocks/alternatives-lines.ts'
import { useInMiles } from '#site/ui/units/use-in-miles.ts'

interface Props {
  lang: Lang
  known: Alternatives
  words: AlternativesWords
  /** '{{distance}} away'. */
  away: string
  /** Said instead of that the town has none. */
  lead?: string
}

/** The one answer where nothing of a type is known, identical to the one of `alternatives.html.ts`. */
export function AlternativesBlock({ lang, known, words, away, lead: ownLead }: Props) {
  const inMiles = useInMiles()
  const { lead, lines, addHref } = alternativesShown(lang, known, words)
  return (
    <div className="stack gap-2 alternatives">
      <p>{ownLead ?? lead.map((part) => (typeof part === 'string' ? part : <bdi key={part.text}>{part.text}</bdi>))}</p>
      {lines.length > 0 && (
        <ul className="stack gap-1 small">
          {lines.map(({ label, parts }) => (
            <li key={label}>
              <span className="quiet">{label}: </span>
              {parts.map((part, at) => (
                <Fragment key={at}>
                  {at > 0 && '\u00a0· '}
                  {'km' in part ? (
                    <span>{format(part.message ?? away, { distance: distanceText(lang, part.km, { inMiles }) })}</span>
                  ) : (
                    <Part part={part} />
                  )}
                </Fragment>
              ))}
            </li>
          ))}
        </ul>
      )}
      <p className="no-print">
        {words.know} <a href={addHref}>{words.add}</a>
      </p>
    </div>
  )
}

function Part({ part }: { part: Exclude<AlternativePart, { km: number }> }) {
  const { text, lang, href, country, isLtr, isOutside } = part
  const name = (
    <bdi lang={lang} dir={isLtr && 'ltr'}>
      {text}
    </bdi>
  )
  return (
    <>
      {href === undefined ? (
        name
      ) : (
        <a href={href} rel={isOutside && 'noopener nofollow'}>
          {name}
        </a>
      )}
      {country && (
        <>
          {', '}
          <bdi lang={country.lang}>{country.text}</bdi>
        </>
      )}
    </>
  )
}
