import { atom, type ReadableAtom } from 'nanostores'
import { ApiError } from '#core/contract/client.ts'
import type { DeskDocument, Shape } from '#core/contract/desk-documents.ts'
import type { DocumentKind } from '#core/contract/desk-parts.ts'
import { textLanguage } from '#core/domain/text-language.ts'
import { offeredLang } from '#core/i18n/languages.ts'
import { pageLang } from '#site/ui/page/page-lang.ts'
import { goTo } from '../address.ts'
import { deskCall } from '../calls.ts'
import { formPlace, type FormView } from './documents-address.ts'
import type { Begun } from './documents-state.ts'
import { createDocumentForm, type DocumentForm } from './documents-form.ts'
import type { Body } from './documents-paths.ts'
import { newBody, withOwnFields } from './documents-shape.ts'

export type DocumentPageState = { status: 'loading' | 'missing' | 'failed' } | { status: 'ready'; form: DocumentForm }

export interface DocumentPage {
  $state: ReadableAtom<DocumentPageState>
  /** Opens a document, or a new one's form, unless it is already open. */
  open(view: FormView): Promise<void>
  /** Stops following changes. */
  close(): void
}

export function createDocumentPage(): DocumentPage {
  const $state = atom<DocumentPageState>({ status: 'loading' })
  let round = 0
  const close = () => {
    const state = $state.get()
    if (state.status === 'ready') state.form.close()
  }
  return {
    $state,
    close,
    async open(view) {
      if (isOpen($state.get(), view)) return
      close()
      const own = ++round
      $state.set({ status: 'loading' })
      const state = await stateOf(view)
      if (own === round) $state.set(state)
    },
  }
}

/** A new document gets its id, and so another address, while its form is open. */
function isOpen(state: DocumentPageState, { kind, id, copied, named }: FormView): boolean {
  if (state.status !== 'ready' || state.form.kind !== kind) return false
  const { form } = state
  return form.$state.get().id === id && (id !== undefined || sourceOf(form) === (copied ?? named))
}

const sourceOf = ({ begun }: DocumentForm) => begun && Object.values(begun.from)[0]

async function stateOf({ kind, id, copied: source, named }: FormView): Promise<DocumentPageState> {
  try {
    const [shape, found] = await Promise.all([
      deskCall('GET /rest/tjt/desk/shape/:kind/:language', {
        params: { kind, language: pageLang() },
      }).then(withOwnFields),
      read(kind, id ?? source),
    ])
    const known = id === undefined ? undefined : found
    const begun = id === undefined ? beginOf({ shape, copied: found, named }) : undefined
    const onCreate = (made: string) => goTo(formPlace({ kind, id: made }), { replace: true })
    return {
      status: 'ready',
      form: createDocumentForm({ kind, shape, known, begun, onCreate }),
    }
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    return { status: error.code === 'notFound' ? 'missing' : 'failed' }
  }
}

interface Beginning {
  shape: Shape
  copied: DeskDocument | undefined
  named: string | undefined
}

/** How a new document begins, if not empty. */
function beginOf({ shape, copied, named }: Beginning): Begun | undefined {
  if (copied) return { from: { copied: copied.id }, body: copyOf(copied.body) }
  if (!named) return undefined
  return {
    from: { named },
    body: { ...newBody(shape.fields), title: { [offeredLang(textLanguage(named, pageLang()))]: named } },
  }
}

const read = async (kind: DocumentKind, id: string | undefined): Promise<DeskDocument | undefined> =>
  id === undefined ? undefined : deskCall('GET /rest/tjt/desk/document/:kind/:id', { params: { kind, id } })

/** What is true of one place alone: its number, its pictures, and what somebody has stated or confirmed about it. */
const OWN: ReadonlySet<string> = new Set([
  'tnid',
  'pictures',
  'captions',
  'videos',
  'kashrutFacts',
  'hours',
  'prayerTimes',
  'paid',
  'placement',
  'importance',
  'wikidata',
  'sitelinks',
  'vanished',
  'provenance',
])

/** A new listing that begins like another one. */
const copyOf = (body: Body): Body => Object.fromEntries(Object.entries(body).filter(([name]) => !OWN.has(name)))
