import type { Texts } from '#core/i18n/messages.ts'

/** The messages of toasts, about failures and else. */
export type ToastTexts = Texts<'errors'> & Texts<'accounts.app'>['toasts']

/** Brings what all features share: toasts, dialogs and the account's menu. Returns the messages of toasts. */
type StartApp = () => Promise<ToastTexts>

/** Starts the application for a feature, which does not know it. Rejects if it fails to load: the next call retries. */
export let startApp: StartApp

/** What knows every feature says how it is started, before any island wakes. */
export const provideApp = (start: StartApp): void => void (startApp = start)
