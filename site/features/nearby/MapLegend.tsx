import { format } from '#core/i18n/format.ts'
import { metresText, walkRings } from '#core/text/values.ts'
import { LANGUAGES, type Lang } from '#core/i18n/languages.ts'
import { useInMiles } from '#site/ui/units/use-in-miles.ts'

interface Props {
  lang: Lang
  words: Readonly<Record<'rings' | 'walkRing' | 'area', string>>
  /** Around what the rings are. */
  name: string
  /** Of a circle that is no ring of a walk, in metres. */
  radius?: number | undefined
  /** Of the ring of a walk, if there is one. */
  walkKm?: number | undefined
  /** The distances that are to be read on the map; all until it is there. */
  named?: readonly string[] | undefined
  /** Whether any pin stands for an area. */
  hasAreas: boolean
}

/** What the circles of a map mean. */
export function MapLegend({ lang, words, name, radius, walkKm, named, hasAreas }: Props) {
  const inMiles = useInMiles()
  const rings = walkKm === undefined ? [] : walkRings(lang, walkKm, { inMiles })
  const walk = rings.find(({ isWalk }) => isWalk)
  if (radius) rings.push({ km: radius / 1000, text: metresText(lang, radius / 1000, { inMiles }) })
  const texts = new Set(rings.toSorted((a, b) => a.km - b.km).map(({ text }) => text))
  const shown = [...texts].filter((text) => !named || named.includes(text))
  const list = new Intl.ListFormat(LANGUAGES[lang].locale)
  // Hebrew joins a number by its own hyphen.
  const distances = list.format(shown).replace(/ו-(?=\d)/, 'ו־')
  return (
    <p className="fine">
      {shown.length > 0 && format(words.rings, { distances, place: name })}{' '}
      {walk && shown.includes(walk.text) && format(words.walkRing, { distance: walk.text })} {hasAreas && words.area}
    </p>
  )
}
