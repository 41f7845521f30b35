import type { Lang } from '#core/i18n/languages.ts'
import type { CaptchaWidget } from '#site/ui/captcha/captcha.ts'
import { loadScript } from '#site/ui/page/third-party-script.ts'

interface Recaptcha {
  ready(then: () => void): void
  render(into: HTMLElement, settings: { sitekey: string }): number
  getResponse(id: number): string
  reset(id: number): void
}

/** Adds Google's captcha to an element; only after consent. */
export async function showRecaptcha(into: HTMLElement, lang: Lang, siteKey: string): Promise<CaptchaWidget> {
  await loadScript(`https://www.google.com/recaptcha/api.js?render=explicit&hl=${lang}`)
  const { grecaptcha } = window as unknown as { grecaptcha: Recaptcha }
  await new Promise<void>((resolve) => grecaptcha.ready(resolve))
  const place = document.createElement('div')
  into.replaceChildren(place)
  const id = grecaptcha.render(place, { sitekey: siteKey })
  return {
    answer: async () => grecaptcha.getResponse(id) || undefined,
    reset: () => grecaptcha.reset(id),
  }
}
