import { LANGS, type Lang } from '#core/i18n/languages.ts'
import type { PlaceRef } from '#data/index/shown-parts.ts'
import type { Frame, ListingCard, ListingInput, NearestListing, PlaceDetail } from '#data/index/inputs.ts'
import { listing } from '#data/test/content.ts'
import type { Html } from '#core/i18n/html.ts'
import type { PageContext } from '#site/ui/page/page-context.ts'

export const israel: PlaceRef = {
  id: 294640,
  kind: 'country',
  names: { en: 'Israel', he: 'ישראל' },
  country: 'IL',
  hasPage: true,
}

export const jerusalem: PlaceDetail = {
  id: 281184,
  kind: 'city',
  names: { en: 'Jerusalem', he: 'ירושלים', ru: 'Иерусалим' },
  country: 'IL',
  hasPage: true,
  lat: 31.769,
  lng: 35.2163,
  elevationMetres: 754,
  timeZone: 'Asia/Jerusalem',
  population: 971_800,
  parent: israel,
}

/** A town that has no page. */
export const hamlet: PlaceRef = {
  id: 5,
  kind: 'city',
  names: { en: 'Hamlet' },
  country: 'IL',
  hasPage: false,
}

export function card(fields: Partial<ListingCard> = {}): ListingCard {
  return {
    tnid: 7,
    dtype: 228,
    title: { en: 'Cafe Rimon', he: 'קפה רימון' },
    description: { en: 'A place to eat.' },
    place: jerusalem,
    address: 'Main Street 1',
    position: [35.2, 31.77],
    picture: 'food-1',
    paid: false,
    sample: false,
    worth: 0,
    unchecked: false,
    approximate: false,
    ...fields,
  }
}

/** A listing by hand, not a sample, with one review of a reader. */
export function listingInput(
  fields: Parameters<typeof listing>[1] = {},
  rest: Partial<ListingInput> = {},
): ListingInput {
  return {
    listing: listing(7, { sample: false, ...fields }),
    place: jerusalem,
    pictures: ['food-1', 'food-2'],
    reviews: [],
    reviewsTotal: 0,
    questions: [],
    questionsTotal: 0,
    kashrut: [],
    earlier: [],
    authorities: [],
    nearest: [],
    ...rest,
  }
}

/** A synagogue near a listing, as its page names it. */
export const nearListing = (tnid: number, km: number, fields: Partial<NearestListing> = {}): NearestListing => ({
  tnid,
  dtype: 231,
  title: { en: `Place ${tnid}` },
  position: [35.2 + km / 100, 31.7],
  km,
  ...fields,
})

/** What surrounds the pages of a site as it comes. */
export const FRAME: Frame = { offers: 'real', pages: [], notices: [] }

export function page(lang: Lang, fields: Partial<PageContext<'accessibility'>> = {}): PageContext<'accessibility'> {
  const paths = LANGS.map((code) => [code, code === 'en' ? '/Accessibility.html' : `/${code}/Accessibility.html`])
  return {
    kind: 'accessibility',
    lang,
    input: {},
    paths: {
      ...(Object.fromEntries(paths) as Record<Lang, string>),
      he: '/he/נגישות.html',
    },
    origin: 'https://example.test',
    options: {},
    frame: FRAME,
    noindex: false,
    ...fields,
  }
}

/** Markup as a browser reads it. */
export function read(html: Html | string): HTMLElement {
  const root = document.createElement('div')
  root.innerHTML = String(html)
  return root
}

/** A text as it is read: blanks that do not break count as blanks. */
export function plain(text: string | null | undefined): string {
  return (text ?? '').replace(/[\u00a0\u202f]/g, ' ')
}

type Node = string | [tag: string, attributes: string[], children: Node[]]

/** Elements with their attributes, in order, and their texts. */
export function markupOf(root: Element): Node[] {
  const nodes = [...root.childNodes].flatMap((node): Node[] => {
    if (node instanceof Text) return node.data === '' ? [] : [node.data]
    const { tagName, attributes } = node as Element
    const said = [...attributes].map(({ name, value }) => `${name}=${value}`)
    return [[tagName, said.sort(), markupOf(node as Element)]]
  })
  return nodes.reduce<Node[]>(joined, [])
}

/** Texts beside each other are one. */
function joined(all: Node[], node: Node): Node[] {
  const last = all.at(-1)
  return typeof node === 'string' && typeof last === 'string' ? [...all.slice(0, -1), last + node] : [...all, node]
}
