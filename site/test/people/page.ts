import { loadAppMessages } from '#site/ui/page/messages.ts'
import { MESSAGES } from '#core/i18n/messages.ts'
import { cleanup } from '@testing-library/react'
import { afterEach, beforeEach, vi, type Mock } from 'vitest'
import type { Lang } from '#core/i18n/languages.ts'
import { closeDialog } from '#site/ui/dialogs/dialogs.ts'
import { forgetSession } from '#site/ui/session/session.ts'
import { toasts } from '#site/ui/page/toasts.ts'

/** A page of a language with its words loaded, over an API. */
export async function openPage(send: typeof fetch, { lang = 'en', path = '/' }: { lang?: Lang; path?: string } = {}) {
  document.documentElement.lang = lang
  document.documentElement.dir = lang === 'he' ? 'rtl' : 'ltr'
  history.replaceState(undefined, '', path)
  vi.stubGlobal('fetch', send)
  await loadAppMessages(lang)
  return { ...MESSAGES[lang].accounts.app, errors: MESSAGES[lang].errors }
}

/** As if the browser had been closed. */
export function closePage(): void {
  cleanup()
  closeDialog()
  forgetSession()
  localStorage.clear()
  sessionStorage.clear()
  while (toasts.$toasts.get().length > 0) toasts.closeNewest()
  document.body.replaceChildren()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
}

/** Answers the captcha, which `show` draws, in every test of a file, and closes the page after each. */
export function answerCaptcha(show: Mock): void {
  beforeEach(() => void show.mockResolvedValue({ answer: async () => 'proof', reset: vi.fn() }))
  afterEach(() => {
    closePage()
    vi.clearAllMocks()
  })
}
