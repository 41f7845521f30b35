import type { PeopleWords } from '#core/i18n/words.ts'

/** Brings what all features share: toasts, dialogs and the account's menu; answers with their messages. */
type StartApp = () => Promise<PeopleWords>

/** Starts the application for a feature, which does not know it. Rejects if it fails to load: the next call retries. */
export let startApp: StartApp

/** What knows every feature says how it is started, before any island wakes. */
export const provideApp = (start: StartApp): void => void (startApp = start)
