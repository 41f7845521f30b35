import type { PeopleWords } from '#core/i18n/words.ts'

/** Brings what all features share: toasts, dialogs and the account's menu; answers with their messages. */
type StartApp = () => Promise<PeopleWords>

let provide: (start: StartApp) => void
const provided = new Promise<StartApp>((resolve) => (provide = resolve))

/** What knows every feature says, once, how it is started. */
export const provideApp = (start: StartApp): void => provide(start)

/** Starts the application for a feature, which does not know it. Rejects if it fails to load: the next call retries. */
export const startApp: StartApp = async () => (await provided)()
