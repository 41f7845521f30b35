import { useStore } from '@nanostores/react'
import { distanceText } from '#core/i18n/formats.ts'
import type { Lang } from '#core/i18n/languages.ts'
import type { ShellWords } from '#site/components/place/shell-words.ts'
import type { ShellState } from '#site/stores/place/place-shell.ts'
import { $inMiles } from '#site/stores/units/units.ts'

interface Props {
  lang: Lang
  state: ShellState & { status: 'elsewhere' }
  words: ShellWords
}

/** What is nearest to eat, for a city that has nothing. */
export function NearestFood({ lang, state, words }: Props) {
  const inMiles = useStore($inMiles)
  const { food } = state.stats
  if (!food) return null
  const { title, titleLang, url, town, km } = food
  return (
    <p className="above-2">
      {words.nearestFood}:{' '}
      <a href={url}>
        <bdi lang={titleLang}>{title}</bdi>
      </a>{' '}
      <span className="quiet">
        <bdi>{town}</bdi> · {distanceText(lang, km, { inMiles })}
      </span>
    </p>
  )
}
