import type { CaptchaKind } from '#core/contract/session.ts'
import type { Config } from '../config.ts'

/** How anonymous visitors show to be persons here. */
export function captchaKind({ recaptcha }: Config): CaptchaKind {
  return recaptcha
    ? { kind: 'recaptcha', siteKey: recaptcha.siteKey }
    : { kind: 'altcha' }
}
