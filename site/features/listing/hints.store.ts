import { t } from '#site/ui/page/messages.ts'
import { atom, map, type MapStore, type ReadableAtom } from 'nanostores'
import { ApiError } from '#core/contract/client.ts'
import { MAX_BYTES, PICTURE_TYPES } from '#core/terms/limits.ts'
import type { HintQuestion } from '#core/terms/hints.ts'
import { serialQueue } from '#core/domain/serial-queue.ts'
import { callWithToken, loadSession } from '#site/ui/session/session.ts'
import { createCaptcha, type Captcha } from '#site/ui/captcha/captcha.ts'
import { createOneFile } from '#site/ui/forms/one-file.ts'
import { pageLang } from '#site/ui/page/page-lang.ts'

export type HintState = { status: 'sending' } | { status: 'sent' | 'failed'; text: string }

/** The questions of a listing's page as a visitor answers them. */
export function createHints(tnid: number) {
  const $states: MapStore<Partial<Record<HintQuestion, HintState>>> = map({})
  const $isAsked = atom(false)
  const $mayPublish = atom(false)
  const captcha = createCaptcha()
  const inTurn = serialQueue()
  const photo = createPhoto()

  /** Sends an answer with the photo, if there is one. Throws ApiError. */
  async function sendOne(question: HintQuestion, answer: string): Promise<string> {
    const { uid } = await loadSession()
    const { message } = await captcha.with((solved) => {
      const imageOwnership = photo.$file.get().file !== undefined && $mayPublish.get()
      const body = {
        uid,
        tnid,
        lang: pageLang(),
        question,
        answer,
        ...(imageOwnership && { imageOwnership }),
        ...solved,
      }
      return photo.sendWith(body, (sent) => callWithToken('POST /rest/tjt/directoryitemhint', { body }, sent))
    })
    photo.remove()
    return message.text
  }

  return {
    /** Of those that were answered. */
    $states: $states as ReadableAtom<Partial<Record<HintQuestion, HintState>>>,
    /** Whether anything was answered: before that, nobody is asked who visits. */
    $isAsked: $isAsked as ReadableAtom<boolean>,
    $mayPublish,
    captcha: captcha as Captcha,
    photo,
    /** Answers a question, after those on their way; nothing while this one is. */
    async answer(question: HintQuestion, answer: string): Promise<void> {
      const before = $states.get()[question]?.status
      if (before === 'sending' || before === 'sent') return
      const { file, problem: ofPhoto } = photo.$file.get()
      const isAnswered = answer.trim() !== '' || (question === 'prayers' && file !== undefined)
      const problem = isAnswered ? problemOf(ofPhoto) : t('errors').needAnswer
      if (problem) return $states.setKey(question, { status: 'failed', text: problem })
      $states.setKey(question, { status: 'sending' })
      $isAsked.set(true)
      try {
        const text = await inTurn(() => sendOne(question, answer))
        $states.setKey(question, { status: 'sent', text })
      } catch (error) {
        const text = (error instanceof ApiError && error.text) || t('listing.dialogs').hints.failed
        $states.setKey(question, { status: 'failed', text })
      }
    },
  }
}

/** The photo that goes along with the next answer. */
const createPhoto = () =>
  createOneFile({
    name: 'files',
    problems: ['onlyImages', 'filesTooLarge', 'checkImageOwnership'],
    problemOf({ type, size }) {
      if (!PICTURE_TYPES.some((known) => known === type)) return 'onlyImages'
      return size > MAX_BYTES ? 'filesTooLarge' : undefined
    },
  })

export type Hints = ReturnType<typeof createHints>

/** Why a photo is not sent. */
const problemOf = (problem: 'onlyImages' | 'filesTooLarge' | 'checkImageOwnership' | undefined) =>
  problem && problem !== 'checkImageOwnership' ? t('errors')[problem] : undefined
