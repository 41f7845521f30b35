import type { PreviewKind } from '#core/contract/desk-documents.ts'
import type { DocumentKind } from '#core/contract/desk-parts.ts'
import { deskHref, type DeskAddress } from './address.ts'

// The contract's own list would bring its schemas along; this one does not compile where it lacks a kind.
const KINDS: Readonly<
  Record<PreviewKind, { hasPreview: true }> & Record<Exclude<DocumentKind, PreviewKind>, { hasPreview: false }>
> = {
  listings: { hasPreview: true },
  features: { hasPreview: true },
  categories: { hasPreview: true },
  linkSets: { hasPreview: false },
  supervisionContacts: { hasPreview: false },
  cities: { hasPreview: false },
  countries: { hasPreview: false },
  regions: { hasPreview: false },
  places: { hasPreview: false },
}

export const DOCUMENT_KIND_NAMES = Object.keys(KINDS) as readonly DocumentKind[]

export const hasPreview = (kind: DocumentKind): kind is PreviewKind => KINDS[kind].hasPreview

const isKind = (name: string | undefined): name is DocumentKind => name !== undefined && Object.hasOwn(KINDS, name)

/** How many stand on a page of a list. */
export const PAGE_SIZE = 25

/** Which part of which list somebody looks at. */
export interface ListView {
  view: 'list'
  kind: DocumentKind
  text: string
  deleted: boolean
  from: number
}

/** A document that is edited; without an id it is to be made. */
export interface FormView {
  view: 'form'
  kind: DocumentKind
  id: string | undefined
}

/** `listings`, `listings/101001`, `new/listings`; whatever else it says is the list of listings. */
export function viewOf({ rest, query }: Pick<DeskAddress, 'rest' | 'query'>): ListView | FormView {
  const [first, second] = rest.split('/', 2)
  if (first === 'new' && isKind(second)) return { view: 'form', kind: second, id: undefined }
  if (isKind(first) && second) return { view: 'form', kind: first, id: second }
  const from = Number(query['from'] ?? 0)
  return {
    view: 'list',
    kind: isKind(first) ? first : 'listings',
    text: query['text'] ?? '',
    deleted: query['deleted'] === '1',
    from: Number.isSafeInteger(from) && from > 0 ? from : 0,
  }
}

/** Where a part of a list stands, for `goTo` and `href`. */
export const listPlace = ({ kind, text, deleted, from }: ListView) => ({
  tab: 'documents' as const,
  rest: kind,
  query: {
    text,
    deleted: deleted ? '1' : undefined,
    from: from > 0 ? from : undefined,
  },
})

/** Where a document stands, or the form of a new one. */
export const formPlace = ({ kind, id }: Omit<FormView, 'view'>) => ({
  tab: 'documents' as const,
  rest: id === undefined ? `new/${kind}` : `${kind}/${id}`,
})

export const formHref = (view: Omit<FormView, 'view'>): string => deskHref(formPlace(view))
