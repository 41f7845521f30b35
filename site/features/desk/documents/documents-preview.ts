import { atom, type ReadableAtom } from 'nanostores'
import { ApiError } from '#core/contract/client.ts'
import type { PreviewKind } from '#core/terms/desk-kinds.ts'
import type { Lang } from '#core/i18n/languages.ts'
import { systemClock, type Cancel, type Clock } from '#site/ui/page/clock.ts'
import { deskCall, failureText } from '../calls.ts'
import type { Body } from './documents-paths.ts'

/** The subject of a preview. */
export interface Previewed {
  kind: PreviewKind
  id: string | undefined
  body: Body
  language: Lang
}

export interface PreviewState {
  status: 'idle' | 'loading' | 'ready' | 'failed'
  /** The last rendered page, shown until the next one is ready. */
  html: string | undefined
  /** The page's subject. */
  of: Previewed | undefined
  /** Why the preview failed. */
  text: string
}

export interface Preview {
  $state: ReadableAtom<PreviewState>
  /** Renders it shortly after the last change. */
  want(what: Previewed): void
  /** Renders it at once. */
  make(what: Previewed): Promise<void>
  /** Cancels a pending preview. */
  stop(): void
}

/** After the last change, in milliseconds. */
export const PREVIEW_PAUSE = 700
/** After a preview that a publication kept waiting for too long, in milliseconds. */
export const PREVIEW_RETRY = 5_000

export function createPreview(clock: Clock = systemClock): Preview {
  const $state = atom<PreviewState>({
    status: 'idle',
    html: undefined,
    of: undefined,
    text: '',
  })
  let cancel: Cancel | undefined
  let round = 0

  async function make(what: Previewed): Promise<void> {
    cancel?.()
    const own = ++round
    $state.set({ ...$state.get(), status: 'loading' })
    const { id, ...rest } = what
    const body = id === undefined ? rest : { ...rest, id }
    try {
      const { html } = await deskCall('POST /rest/tjt/desk/preview', { body }, { isBackground: true })
      if (own === round) $state.set({ status: 'ready', html, of: what, text: '' })
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      if (own !== round) return
      $state.set({ ...$state.get(), status: 'failed', text: failureText(error) })
      if (error.code === 'noRelease') cancel = clock.after(PREVIEW_RETRY, () => void make(what))
    }
  }

  return {
    $state,
    make,
    want(what) {
      cancel?.()
      const isFirst = $state.get().status === 'idle'
      if (isFirst) void make(what)
      else cancel = clock.after(PREVIEW_PAUSE, () => void make(what))
    },
    stop() {
      cancel?.()
      round++
    },
  }
}
