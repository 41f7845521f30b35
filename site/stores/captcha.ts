import { ApiError } from '#core/contract/client.ts'
import { loadSession } from './session.ts'
import { wordsNow } from './words.ts'

/** What stands in the page and lets a visitor show to be a person. */
export interface CaptchaWidget {
  /** The answer for one form; begins the check where it has not been made. Undefined where it failed. */
  answer(): Promise<string | undefined>
  /** An answer is good once. */
  reset(): void
}

/** What goes into a form: an answer while a widget is in the page, else nothing. */
export interface CaptchaAnswer {
  gReCaptchaResponse?: string
}

export interface Captcha {
  /** Takes a widget that is being loaded; answers how to take it away again. */
  attach(widget: Promise<CaptchaWidget>): () => void
  isPresent(): boolean
  /** Calls with the answer. Throws ApiError `captchaFailed` where the check fails. */
  with<T>(send: (answer: CaptchaAnswer) => Promise<T>): Promise<T>
}

interface CaptchaOptions {
  /** Resolves once it is known whether there is a widget to wait for. */
  known?: () => Promise<unknown>
}

export function createCaptcha({
  known = sessionShown,
}: CaptchaOptions = {}): Captcha {
  let attached: Promise<CaptchaWidget> | undefined
  return {
    attach(widget) {
      attached = widget
      // Told when the form is sent.
      widget.catch(() => {})
      return () => {
        if (attached === widget) attached = undefined
      }
    },
    isPresent: () => attached !== undefined,
    async with(send) {
      await known()
      if (!attached) return send({})
      const widget = await attached.catch(() => undefined)
      const gReCaptchaResponse = await widget?.answer()
      if (!widget || !gReCaptchaResponse) {
        throw new ApiError('captchaFailed', wordsNow().said.captchaFailed)
      }
      try {
        return await send({ gReCaptchaResponse })
      } finally {
        widget.reset()
      }
    },
  }
}

/** Whether a captcha is drawn follows from the session, and it is drawn right after. */
async function sessionShown(): Promise<void> {
  await loadSession()
  await new Promise((resolve) => setTimeout(resolve))
}
