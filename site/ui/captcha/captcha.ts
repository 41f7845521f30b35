import { t } from '#site/ui/page/messages.ts'
import { ApiError } from '#core/contract/client.ts'
import { loadSession } from '../session/session.ts'

/** What stands in the page and lets a visitor show to be a person. */
export interface CaptchaWidget {
  /**
   * The answer for one form; begins the check where it has not been made. Undefined where it failed; rejects where it
   * does not come.
   */
  answer(): Promise<string | undefined>
  /** An answer is good once. */
  reset(): void
}

/** What goes into a form: an answer while a widget is in the page, else nothing. */
export interface CaptchaAnswer {
  gReCaptchaResponse?: string
}

export interface Captcha {
  /** Loads a widget, again if need be; answers how to take it away. */
  attach(load: () => Promise<CaptchaWidget>): () => void
  isPresent(): boolean
  /** Calls with the answer. Throws ApiError `captchaFailed` where the check fails or does not come. */
  with<T>(send: (answer: CaptchaAnswer) => Promise<T>): Promise<T>
}

interface CaptchaOptions {
  /** Resolves once it is known whether there is a widget to wait for. */
  known?: () => Promise<unknown>
}

export function createCaptcha({ known = sessionShown }: CaptchaOptions = {}): Captcha {
  let attached: Attached | undefined
  return {
    attach(load) {
      const own = (attached = { load, widget: load() })
      // Told when the form is sent.
      own.widget.catch(() => {})
      return () => {
        if (attached === own) attached = undefined
      }
    },
    isPresent: () => attached !== undefined,
    async with(send) {
      await known()
      const own = attached
      if (!own) return send({})
      const widget = await widgetOf(own).catch(unreached)
      const gReCaptchaResponse = await widget.answer().catch(unreached)
      if (!gReCaptchaResponse) {
        throw new ApiError('captchaFailed', t('errors').captchaFailed)
      }
      try {
        return await send({ gReCaptchaResponse })
      } finally {
        // One that has left the page meanwhile answers nothing any more: who visits has changed.
        if (attached === own) widget.reset()
      }
    },
  }
}

function unreached(): never {
  throw new ApiError('captchaFailed', t('accounts.app').notice.unreached)
}

interface Attached {
  load: () => Promise<CaptchaWidget>
  widget: Promise<CaptchaWidget>
}

const widgetOf = (attached: Attached): Promise<CaptchaWidget> =>
  attached.widget.catch(() => (attached.widget = attached.load()))

/** Whether a captcha is drawn follows from the session, and it is drawn right after. */
async function sessionShown(): Promise<void> {
  await loadSession()
  await new Promise((resolve) => setTimeout(resolve))
}
