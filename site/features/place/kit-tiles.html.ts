import type { DirectoryType } from '#core/terms/directory.ts'
import { kashrutOptions } from '#core/fields/listing.ts'
import { minutesOnFoot } from '#core/domain/distance.ts'
import { attribute, html, type Html } from '#core/i18n/html.ts'
import { listingHref, resultsHref } from '#core/domain/links.ts'
import { textIn } from '#core/terms/localized.ts'
import { nearPlaceHref } from '#core/domain/near-routes.ts'
import { slugIn } from '#core/domain/routes.ts'
import type { Lang } from '#core/i18n/languages.ts'
import { translator } from '#core/i18n/translate.ts'
import { typeLongName } from '#core/text/type-names.ts'
import type { KnownAlternatives } from '#data/index/alternatives-of.ts'
import type { CityInput, NearPlace, TypeSection } from '#data/index/inputs.ts'
import { awayText } from '#site/ui/cards/away.html.ts'
import { listingLines } from '#site/ui/cards/grids.html.ts'
import { icon, type IconName } from '#site/ui/icons/icon.ts'
import { alternativesBlock, sharedAlternatives } from '#site/ui/blocks/alternatives.html.ts'
import { bdi, optionsHtml } from '#site/ui/blocks/names.html.ts'
import type { PageContext } from '#site/ui/page/page-context.ts'
import { awayTowards } from './away-towards.html.ts'
import { fromAsk } from './from-ask.html.ts'

interface Tile {
  name: 'pray' | 'eat' | 'stay'
  icon: IconName
  near: NearPlace | undefined
  types: readonly DirectoryType[]
}

/** Longer ways are told in kilometres. */
const MAX_WALK_MINUTES = 60
/** So few listings need no measuring from one's hotel, and no list that repeats what a tile can say. */
const FEW = 3

type Page = Pick<PageContext, 'lang' | 'options'>

/** Where to pray, eat and stay: the nearest to the centre, or what helps where nothing is known. */
export function kitTiles(page: Page, input: CityInput): Html {
  const { lang } = page
  const tiles = tilesOf(input)
  const isWalked = tiles.some(({ near }) => near && walkOf(near) !== undefined)
  return html`
    <div class="kit-near">
      <ul class="stack gap-3 kit-tiles${input.total > FEW && ' is-row'}">
        ${isEmpty(input, tiles) ? emptyTile(page, input, tiles) : tiles.map((tile) => kitTile(page, input, tile))}
      </ul>
      <div class="cluster gap-2 above-2 kit-from">
        ${isWalked && html`<p class="fine from-centre">${translator(lang)('places:kit.walkNote')}</p>`}
        ${input.total > FEW && fromAsk(lang, input.place)}
      </div>
    </div>
  `
}

const tilesOf = ({ help: { synagogue, eating, stay } }: CityInput): Tile[] => [
  { name: 'pray', icon: 'synagogue', near: synagogue, types: [231] },
  { name: 'eat', icon: 'utensils', near: eating, types: [228] },
  { name: 'stay', icon: 'bed', near: stay, types: [230, 236] },
]

/** Whether all tiles would say that nothing is listed. */
const isEmpty = ({ total, alternatives }: CityInput, tiles: readonly Tile[]): boolean =>
  total === 0 && tiles.every(({ types }) => alternatives.some(({ dtype }) => types.includes(dtype)))

/** One tile in place of all: that nothing is listed, what is nearest, and what helps. */
function emptyTile(page: Page, input: CityInput, tiles: readonly Tile[]): Html {
  const { lang } = page
  const t = translator(lang)
  const types = tiles.flatMap((tile) => tile.types)
  const lacking = input.alternatives.filter(({ dtype }) => types.includes(dtype))
  const all = lacking.map((known) => saidOnce(input, known))
  const lead = html`<p>${t.html('places:kit.nothing', { place: textIn(lang, input.place.names) })}</p>`
  return html`
    <li class="box kit-tile is-unknown">
      ${icon('pin')}
      <div>
        <h2 class="quiet">${tiles.map(({ name }) => t(`places:kit.${name}`)).join(' · ')}</h2>
        ${sharedAlternatives(lang, all, html`${lead} ${nearestOf(page, input, tiles)}`)}
      </div>
    </li>
  `
}

/** The nearest of each tile; a place that is the nearest of several is named once. */
function nearestOf(page: Page, input: CityInput, tiles: readonly Tile[]): Html[] {
  const byListing = new Map(tiles.map((tile) => [tile.near?.tnid, tile]))
  return [...byListing.values()].flatMap((tile) => (tile.near ? [nearest(page, input, tile, tile.near)] : []))
}

/** The section whose only listing is the nearest of a tile, where a place has few. */
const sectionOf = ({ total, sections }: CityInput, near: NearPlace | undefined): TypeSection | undefined =>
  total > FEW ? undefined : sections.find((section) => section.total === 1 && section.cards[0]?.tnid === near?.tnid)

/** The lists of a guide, without those that its tiles tell already. */
export function sectionsBelow(input: CityInput): TypeSection[] {
  const told = tilesOf(input).map(({ near }) => sectionOf(input, near))
  return input.sections.filter((section) => !told.includes(section))
}

/** Minutes to a place of the city that is near enough to walk to. */
function walkOf({ km, isHere }: NearPlace): number | undefined {
  const minutes = minutesOnFoot(km)
  return isHere && minutes <= MAX_WALK_MINUTES ? minutes : undefined
}

function kitTile(page: Page, input: CityInput, tile: Tile): Html {
  const { lang } = page
  const { name, near, types } = tile
  const lacking = input.alternatives.find(({ dtype }) => types.includes(dtype))
  const instead = lacking && html`${alternativesBlock(lang, saidOnce(input, lacking))} ${walkWhence(lang, input, name)}`
  return html`
    <li class="box kit-tile is-${lacking ? 'unknown' : near?.isHere ? 'here' : 'near'}">
      ${icon(tile.icon)}
      <div>
        <h2 class="quiet">${translator(lang)(`places:kit.${name}`)}</h2>
        ${instead ?? (near && nearest(page, input, tile, near))}
      </div>
    </li>
  `
}

/** A community that the tile of synagogues names is not named again. */
function saidOnce({ alternatives }: CityInput, { community, ...lacking }: KnownAlternatives): KnownAlternatives {
  const isSaid = lacking.dtype !== 231 && alternatives.some((other) => other.dtype === 231 && other.community)
  return { ...lacking, ...(community && !isSaid && { community }) }
}

/** Who stays where nothing is known chooses by the way to a synagogue. */
function walkWhence(lang: Lang, { place, total, help: { synagogue } }: CityInput, name: Tile['name']): Html | false {
  if (name !== 'stay' || !synagogue?.isHere || total < 2) return false
  const t = translator(lang)
  const near = nearPlaceHref(lang, { id: place.id, slug: slugIn(lang, place.names, place.id) })
  const link = html`<a href="${near}?type=231">${t('places:kit.walk')}</a>`
  return html`<p class="kit-walk">${link}<span class="quiet">${t('places:kit.walkWhy')}</span></p>`
}

/** The place itself; below it how far it is, and the way to the others. */
function nearest(page: Page, input: CityInput, tile: Tile, near: NearPlace): Html {
  const { lang } = page
  const minutes = walkOf(near)
  const [only] = sectionOf(input, near)?.cards ?? []
  const told = only && listingLines(page, only)
  const town = translator(lang).html('places:kit.near', { place: textIn(lang, near.place.names) })
  const far =
    minutes === undefined
      ? awayText(lang, near.km)
      : translator(lang).html('places:nearby.from.onFoot', { count: minutes })
  const way = html`<span ${attribute('data-way', near.position?.join())}>${far}</span>`
  const where = near.isHere ? html`${way}${allHere(page, input, tile)}` : html`${town} · ${awayTowards(lang, near)}`
  return html`
    <p>
      <a href="${listingHref(lang, near)}">${bdi(lang, near.title)}</a>
      <span class="quiet">${told?.where && html`${told.where} · `}${where}</span>
    </p>
    ${told ? told.about : tile.name !== 'pray' && kashrutOf(page, near)}
  `
}

/** What is known of its kashrut, before anybody goes there. */
const kashrutOf = ({ lang, options }: Page, near: NearPlace): Html[] =>
  kashrutOptions(near).map(([list, id]) => html`<p class="quiet">${optionsHtml(lang, options, list, [id])}</p>`)

/** Links to the lists of what is there, where there is more than the nearest. */
function allHere({ lang }: Page, { place, stats }: CityInput, { types }: Tile): Html {
  const listed = stats.filter(({ dtype }) => types.includes(dtype))
  if (listed.reduce((sum, { count }) => sum + count, 0) < 2) return html``
  const links = listed.map(
    ({ dtype, count }) =>
      html`<span class="kit-dot"> · </span
        ><a href="${resultsHref(lang, place, dtype)}"
          >${translator(lang).html('places:kit.listed', { count })}<span class="visually-hidden"
            >: ${typeLongName(lang, dtype)}</span
          ></a
        >`,
  )
  return html`<span class="kit-all">${links}</span>`
}
