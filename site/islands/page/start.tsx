import type { PeopleWords } from '#core/i18n/words.ts'
import { createRoot, hydrateRoot } from 'react-dom/client'
import './keep-focus.ts'
import { addStylesheet } from './stylesheet.ts'
import { hasRefused } from '#site/stores/accounts/refused.ts'
import { followConsent } from '#site/stores/consent/consent.ts'
import { openDialog, type DialogName } from '#site/stores/dialogs/dialogs.ts'
import { isExpecting, isKnown } from '#site/stores/storage/flags.ts'
import { takeIntent } from '#site/stores/dialogs/intent.ts'
import { reportButton } from '#site/stores/listing/reported.ts'
import { pageLang } from '#site/stores/page/page-lang.ts'
import { $session, freshSession, loadSession } from '#site/stores/accounts/session.ts'
import { onceEach } from '#site/stores/page/once-each.ts'
import { tellFailure as tell } from '#site/stores/page/told.ts'
import { loadWords } from '#site/stores/page/words.ts'
import styles from '#site/styles/people.css?url'
import { People } from './People.tsx'

/** Mounts toasts, dialogs and the loading bar once, with their messages and styles. */
export const startPeople = onceEach<void, Promise<PeopleWords>>(async () => {
  const [words] = await Promise.all([loadWords(pageLang()), addStylesheet(styles)])
  const root = document.createElement('div')
  root.id = 'people'
  document.body.append(root)
  createRoot(root).render(
    <People header={document.querySelector('[data-account]')} page={document.querySelector('[data-people]')} />,
  )
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
      if (isKnown() && find('[data-save]')) tell(error, words.said.couldNotGetSavedItem)
    })
  }
  return words
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
    await import('#site/stores/favourites/saved.ts').then((it) => it.setSaved(intent, { save: true }))
  if (!find('[data-save]')) return
  const { showSaved } = await import('#site/stores/favourites/save-button.ts')
  await showSaved()
}

/** The page of the log-in opens it anyway. */
function resumeLogin(): void {
  if (hasRefused() && !find('[data-people=login]')) openDialog('login')
}

const find = (selector: string) => document.querySelector<HTMLElement>(selector) ?? undefined

/** Saves what the page shows, or removes it. */
export async function toggleSaved(button: HTMLElement): Promise<void> {
  await startPeople()
  const { toggleSaved: toggle } = await import('#site/stores/favourites/save-button.ts')
  await toggle(button)
}

/** Opens the dialog of a button's or link's `data-dialog`. */
export async function openDialogOf(opener: HTMLElement): Promise<void> {
  await startPeople()
  openDialog(opener.dataset['dialog'] as DialogName, opener)
}

/** Toggles the quick request of an offer. */
export async function toggleQuick(button: HTMLElement): Promise<void> {
  const [{ toggleQuick: toggle }] = await Promise.all([import('../enquiries/quick.tsx'), startPeople()])
  await toggle(button)
}

/** Shows why something failed: what the server explains, or the text of `what`. */
export async function tellFailure(what: keyof PeopleWords['said'], error?: unknown): Promise<void> {
  const { said } = await startPeople()
  tell(error, said[what])
}

/** Uses Facebook's own script; false if the site has no app there. */
export async function shareByFacebook(href: string): Promise<boolean> {
  await startPeople()
  const { shareByFacebook: share } = await import('#site/stores/share/facebook-share.ts')
  return share(href)
}

/** Hydrates the reviews and questions of the page, once. */
export async function hydrateContributions(): Promise<void> {
  const [{ hydrateContributions: hydrate }] = await Promise.all([import('../contributions/hydrate.tsx'), startPeople()])
  await hydrate()
}

/** Shows the questions of a listing's page. */
export async function showHints(box: HTMLElement): Promise<void> {
  const [{ showHints: show }] = await Promise.all([import('../listing/Hints.tsx'), startPeople()])
  await show(box)
}

/** Hydrates the newsletter form of the footer, once; input is kept. */
export async function hydrateNewsletter(box: HTMLElement): Promise<void> {
  const [{ newsletter, common }, { NewsletterForm }] = await Promise.all([
    startPeople(),
    import('../newsletter/NewsletterForm.tsx'),
  ])
  await new Promise<void>((resolve) => {
    hydrateRoot(box, <NewsletterForm id="newsletter" words={newsletter} common={common} onHydrated={resolve} />)
  })
}
