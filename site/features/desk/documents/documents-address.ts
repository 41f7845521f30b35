import {
  DOCUMENT_KINDS,
  FILTER_NAMES,
  PREVIEW_KINDS,
  type DocumentKind,
  type FilterName,
  type PreviewKind,
} from '#core/terms/desk-kinds.ts'
import { deskHref, type DeskAddress } from '../address.ts'

/** Whether there is a preview of a document's page. */
export const hasPreview = (kind: DocumentKind): kind is PreviewKind =>
  PREVIEW_KINDS.some((candidate) => candidate === kind)

/** Whether documents of a kind are neither created nor deleted. */
export const isFixedKind = (kind: DocumentKind): boolean => kind === 'options'

const isKind = (name: string | undefined): name is DocumentKind =>
  DOCUMENT_KINDS.some((candidate) => candidate === name)

/** Items per page. */
export const PAGE_SIZE = 25

/** The chosen value of each filter. */
export type ListFilter = Readonly<Partial<Record<FilterName, string>>>

/** A page of a list. */
export interface ListView {
  view: 'list'
  kind: DocumentKind
  text: string
  deleted: boolean
  from: number
  /** Of listings. */
  filter: ListFilter
}

/** A document being edited; without an id, a new one. */
export interface FormView {
  view: 'form'
  kind: DocumentKind
  id: string | undefined
  /** Of a new one: the document that it is a copy of. */
  copied?: string | undefined
  /** Of a new one: its name. */
  named?: string | undefined
}

/**
 * `listings`, `listings/101001`, `new/listings`, `new/listings?copy=101001`, `new/listings?name=Beth_El`; by
 * default the list of listings.
 */
export function viewOf({ rest, query }: Pick<DeskAddress, 'rest' | 'query'>): ListView | FormView {
  const [first, second] = rest.split('/', 2)
  if (first === 'new' && isKind(second))
    return { view: 'form', kind: second, id: undefined, copied: query['copy'], named: query['name'] }
  if (isKind(first) && second) return { view: 'form', kind: first, id: second }
  const from = Number(query['from'] ?? 0)
  return {
    view: 'list',
    kind: isKind(first) ? first : 'listings',
    text: query['text'] ?? '',
    deleted: query['deleted'] === '1',
    filter: Object.fromEntries(FILTER_NAMES.flatMap((name) => (query[name] ? [[name, query[name]]] : []))),
    from: Number.isSafeInteger(from) && from > 0 ? from : 0,
  }
}

/** The address of a page of a list, for `goTo` and `href`. */
export const listPlace = ({ kind, text, deleted, from, filter }: ListView) => ({
  tab: 'documents' as const,
  rest: kind,
  query: {
    text,
    deleted: deleted ? '1' : undefined,
    ...(kind === 'listings' && filter),
    from: from > 0 ? from : undefined,
  },
})

/** The address of a document, or of a new one's form. */
export const formPlace = ({ kind, id, copied, named }: Omit<FormView, 'view'>) => ({
  tab: 'documents' as const,
  rest: id === undefined ? `new/${kind}` : `${kind}/${id}`,
  query: { copy: copied, name: named },
})

export const formHref = (view: Omit<FormView, 'view'>): string => deskHref(formPlace(view))
