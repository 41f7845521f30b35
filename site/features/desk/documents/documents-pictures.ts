import { t } from '#site/ui/page/messages.ts'
import { atom, type ReadableAtom } from 'nanostores'
import { ApiError } from '#core/contract/client.ts'
import { fileProblemOf } from '#site/features/edit/files.ts'
import { deskCall, failureText, formOf } from '../calls.ts'
import type { DocumentForm } from './documents-form.ts'
import { isGroup, type Body } from './documents-paths.ts'

export interface PicturesState {
  /** The name of the file that is being sent. */
  sending: string | undefined
  /** Why the last file was refused. */
  problem: string | undefined
  /** The name of the file that was added last. */
  added: string | undefined
}

export interface DocumentPictures {
  $state: ReadableAtom<PicturesState>
  /** Sends photographs one by one and adds them to the form; stops at the first that is refused. */
  add(files: readonly File[]): Promise<void>
}

const IDLE: PicturesState = { sending: undefined, problem: undefined, added: undefined }

export function createDocumentPictures(form: Pick<DocumentForm, '$state' | 'set'>): DocumentPictures {
  const $state = atom<PicturesState>(IDLE)
  async function send(file: File): Promise<void> {
    $state.set({ ...IDLE, sending: file.name })
    const { key } = await deskCall('POST /rest/tjt/desk/upload', {}, { encode: () => formOf('files', file) })
    form.set('pictures', [...picturesOf(form.$state.get().body), key])
    $state.set({ ...IDLE, added: file.name })
  }
  return {
    $state,
    async add(files) {
      const wrong = fileProblemOf(files)
      if (wrong) return $state.set({ ...IDLE, problem: t('errors')[wrong] })
      try {
        for (const file of files) await send(file)
      } catch (error) {
        if (!(error instanceof ApiError)) throw error
        const { sending = '' } = $state.get()
        $state.set({ ...IDLE, problem: `${sending}: ${failureText(error)}` })
      }
    },
  }
}

const picturesOf = ({ pictures }: Body): readonly unknown[] => (Array.isArray(pictures) ? (pictures as unknown[]) : [])

/** The captions of a listing's body. */
const captionsOf = ({ captions }: Body) => (Array.isArray(captions) ? captions.filter(isGroup) : [])

/** The caption of a photograph, and its path in the body; one of its own as long as there is none. */
export function captionOf(body: Body, key: string): { text: string; path: string } {
  const captions = captionsOf(body)
  const at = captions.findIndex(({ picture }) => picture === key)
  const { text } = captions[at] ?? {}
  return { text: typeof text === 'string' ? text : '', path: `captions.${at < 0 ? key : `${at}.text`}` }
}

/** A body's captions with another one for a photograph, empty for none; undefined if none is left. */
export function withCaption(body: Body, key: string, text: string): unknown {
  const all = captionsOf(body)
  const isOld = all.some(({ picture }) => picture === key)
  const next = isOld
    ? all.flatMap((picture) => (picture['picture'] !== key ? [picture] : text ? [{ ...picture, text }] : []))
    : [...all, ...(text ? [{ picture: key, text }] : [])]
  return next.length > 0 ? next : undefined
}
