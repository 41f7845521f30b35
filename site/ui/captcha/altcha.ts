import 'altcha/external'
import styles from '#site/ui/captcha/captcha.sheet.css?url'
import type { Texts } from '#core/i18n/messages.ts'
import type { AltchaWidgetElement } from 'altcha'
import PowWorker from 'altcha/workers/pbkdf2?worker'
import type { Lang } from '#core/i18n/languages.ts'
import { addStylesheet } from '#site/ui/page/stylesheet.ts'
import type { CaptchaWidget } from '#site/ui/captcha/captcha.ts'

const MAX_WORKERS = 4

globalThis.$altcha.algorithms.set('PBKDF2/SHA-256', () => new PowWorker())

/** Adds proof of work to a form: a checkbox, which the form ticks itself on submit. */
export async function showAltcha(
  into: HTMLElement,
  lang: Lang,
  words: Texts<'accounts.app'>['captcha'],
): Promise<CaptchaWidget> {
  await addStylesheet(styles)
  const { label, verifying, verified, error, expired, wait, required } = words
  $altcha.i18n.set(lang, {
    label,
    verifying,
    verified,
    error,
    expired,
    waitAlert: wait,
    verificationRequired: required,
  })
  const widget = document.createElement('altcha-widget') as AltchaWidgetElement
  widget.setAttribute('language', lang)
  widget.setAttribute('challenge', '/rest/tjt/captcha')
  const settings = {
    name: 'gReCaptchaResponse',
    workers: Math.min(MAX_WORKERS, navigator.hardwareConcurrency || 1),
    hideLogo: true,
    hideFooter: true,
    // Does not record pointer movements.
    humanInteractionSignature: false,
    validationMessage: required,
  }
  widget.setAttribute('configuration', JSON.stringify(settings))
  into.replaceChildren(widget)
  let payload: string | undefined
  widget.addEventListener('statechange', (event) => {
    const { detail } = event as CustomEvent<{ payload?: string | null }>
    payload = detail.payload ?? undefined
  })
  return {
    async answer() {
      if (payload && String(widget.getState()) === 'verified') return payload
      let failure: unknown
      // Not before: the widget initializes a moment after it is in the page.
      await widget.configure({
        fetch: (...asked) =>
          fetch(...asked).catch((error) => {
            failure = error
            throw error
          }),
      })
      const checked = await widget.verify()
      if (!checked?.payload && failure) throw failure
      return checked?.payload
    },
    reset: () => widget.reset(),
  }
}
