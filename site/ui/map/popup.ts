import type { Texts } from '#core/i18n/messages.ts'
import { format } from '#core/i18n/format.ts'
import { directionsUrl, type LatLng } from '#core/domain/map/directions.ts'

/** A place on the map. */
export interface MapMarker {
  id: number
  /** Latitude and longitude. */
  position: LatLng
  /** Known to about 100 m only, hence drawn as an area. */
  isApproximate?: boolean | undefined
  /** Directory type, which determines the icon. */
  icon: number
  title: string
  /** Set if the title is not in the page's language. */
  titleLang?: string | undefined
  /** The place's page. */
  url?: string | undefined
  /** Address, distance and the like. */
  lines?: readonly string[]
}

/** The popup of one place, or of several at one point. Closes by its button and Esc. */
export function popupContent(
  places: readonly MapMarker[],
  { words, onClose }: { words: Texts<'places.map'>; onClose: () => void },
): HTMLElement {
  const close = create('button', { className: 'icon-button map-popup-close' }, '×')
  close.type = 'button'
  close.ariaLabel = words.close
  close.addEventListener('click', onClose)
  const [only, ...more] = places
  const parts =
    only && more.length === 0
      ? partsOf(only, words)
      : [create('p', {}, format(words.here, { count: places.length })), listOf(places)]
  const content = create('div', { className: 'map-popup-content' })
  content.dir = document.documentElement.dir
  content.role = 'group'
  content.ariaLabel = more.length === 0 ? (only?.title ?? '') : words.list
  content.tabIndex = -1
  content.append(...parts, close)
  return content
}

function partsOf(place: MapMarker, words: Texts<'places.map'>): HTMLElement[] {
  const title = create('p', { className: 'map-popup-title' })
  title.append(nameOf(place))
  const said = [...(place.lines ?? []), ...(place.isApproximate ? [words.approximate] : [])]
  const lines = said.map((line) => {
    const text = create('p', {})
    text.append(create('bdi', {}, line))
    return text
  })
  const directions = create('a', {}, words.directions)
  directions.href = directionsUrl(place.position, navigator)
  directions.rel = 'noopener'
  directions.ariaLabel = `${words.directions}: ${place.title}`
  return [title, ...lines, directions]
}

function listOf(places: readonly MapMarker[]): HTMLElement {
  const list = create('ul', {})
  list.append(
    ...places.map((place) => {
      const item = create('li', {})
      item.append(nameOf(place))
      return item
    }),
  )
  return list
}

/** The name, linked to the place's page if it has one. */
function nameOf({ title, titleLang = '', url }: MapMarker): HTMLElement {
  const name = create('bdi', { lang: titleLang }, title)
  if (!url) return name
  const link = create('a', {})
  link.href = url
  link.append(name)
  return link
}

function create<K extends keyof HTMLElementTagNameMap>(
  tag: K,
  fields: { className?: string; lang?: string },
  text = '',
): HTMLElementTagNameMap[K] {
  const element = document.createElement(tag)
  if (fields.className) element.className = fields.className
  if (fields.lang) element.lang = fields.lang
  element.textContent = text
  return element
}
