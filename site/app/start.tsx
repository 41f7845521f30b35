import { loadAppMessages } from '#site/ui/page/messages.ts'
import { createRoot } from 'react-dom/client'
import '#site/ui/page/keep-focus.ts'
import { addStylesheet } from '#site/ui/page/stylesheet.ts'
import { hasRefused } from '#site/features/accounts/refused.ts'
import { followConsent } from '#site/ui/consent/consent.ts'
import { openDialog, type DialogName } from '#site/ui/dialogs/dialogs.ts'
import { isExpecting, isKnown } from '#site/ui/storage/flags.ts'
import { takeIntent } from '#site/ui/dialogs/intent.ts'
import { reportButton } from '#site/features/listing/reported.ts'
import { $session, freshSession, loadSession } from '#site/ui/session/session.ts'
import { onceEach } from '#site/ui/page/once-each.ts'
import { isStoredCopy } from '#site/ui/page/stored-copy.ts'
import { toastFailure } from '#site/ui/page/toast-failure.ts'
import type { ToastTexts } from '#site/ui/page/app.ts'
import styles from '#site/app/app.sheet.css?url'
import { App } from './App.tsx'

/** Mounts toasts, dialogs and the loading bar once, with their messages and styles. */
export const startApp = onceEach<void, Promise<ToastTexts>>(async () => {
  const [texts] = await Promise.all([loadAppMessages(), addStylesheet(styles)])
  const root = document.createElement('div')
  root.id = 'people'
  document.body.append(root)
  createRoot(root).render(<App header={document.querySelector('[data-account]')} />)
  followConsent()
  // Restored from the back/forward cache, perhaps after a log-in elsewhere.
  addEventListener('pageshow', ({ persisted }) => {
    if (!persisted || !$session.get()) return
    freshSession($session.get())
      .then(resume)
      .catch(() => {})
  })
  if (isKnown() || isExpecting()) {
    // In the background: the page stays as it is if this fails, and does not know what a user has saved.
    resume().catch((error) => {
      if (isKnown() && find('[data-save]') && !isStoredCopy()) toastFailure(error, texts.couldNotGetSavedItem)
    })
  }
  return texts
})

/** Resumes what a visitor meant to do before the log-in, and marks saved items. */
async function resume(): Promise<void> {
  // Where the server gave no answer, it may give none now: the dialog tells of it.
  const uid = await loadSession().then(
    (session) => session.uid,
    (error) => {
      resumeLogin()
      throw error
    },
  )
  if (uid === 0) resumeLogin()
  // A failed log-in may be retried.
  const intent = uid > 0 ? await takeIntent() : undefined
  if (intent?.kind === 'dialog') {
    const { name, about } = intent
    const opener = name === 'report' ? reportButton(about) : find(`[data-dialog=${name}]`)
    openDialog(name, opener)
  }
  if (intent?.kind === 'save')
    await import('#site/features/favourites/saved.ts').then((it) => it.setSaved(intent, { save: true }))
  if (!find('[data-save]')) return
  const { showSaved } = await import('#site/features/favourites/save-button.ts')
  await showSaved()
}

/** The page of the log-in opens it anyway, and that of the account has its form. */
function resumeLogin(): void {
  if (hasRefused() && !find('.login-page')) openDialog('login')
}

const find = (selector: string) => document.querySelector<HTMLElement>(selector) ?? undefined

/** Saves what the page shows, or removes it. */
export async function toggleSaved(button: HTMLElement): Promise<void> {
  await startApp()
  const { toggleSaved: toggle } = await import('#site/features/favourites/save-button.ts')
  await toggle(button)
}

/** Opens the dialog of a button's or link's `data-dialog`. */
export async function openDialogOf(opener: HTMLElement): Promise<void> {
  await startApp()
  openDialog(opener.dataset['dialog'] as DialogName, opener)
}

/** Toggles the quick request of an offer. */
export async function toggleQuick(button: HTMLElement): Promise<void> {
  const [{ toggleQuick: toggle }] = await Promise.all([import('#site/features/enquiries/quick.tsx'), startApp()])
  await toggle(button)
}

/** Hydrates the reviews and questions of the page. */
export async function hydrateContributions(): Promise<void> {
  const [{ hydrateContributions: hydrate }] = await Promise.all([
    import('#site/features/contributions/hydrate.tsx'),
    startApp(),
  ])
  await hydrate()
}

/** Shows the questions of a listing's page, once. */
export const showHints = onceEach(async (box: HTMLElement): Promise<void> => {
  const [{ showHints: show }] = await Promise.all([import('#site/features/listing/Hints.tsx'), startApp()])
  await show(box)
})
