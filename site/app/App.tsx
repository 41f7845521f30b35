import { useStore } from '@nanostores/react'
import { Suspense } from 'react'
import { createPortal } from 'react-dom'
import { $openModals } from '#site/ui/dialogs/dialogs.ts'
import { AccountMenu } from '#site/features/accounts/AccountMenu.tsx'
import { DialogHost } from './DialogHost.tsx'
import { Toasts } from '#site/ui/page/Toasts.tsx'
import { late } from '#site/ui/page/late.ts'

const PAGES = {
  login: late(async () => (await import('#site/features/accounts/LoginPage.tsx')).LoginPage),
  account: late(async () => (await import('#site/features/accounts/AccountPage.tsx')).AccountPage),
  listingEdit: late(async () => (await import('#site/features/edit/load.ts')).loadEditPage()),
  addPlace: late(async () => (await import('#site/features/edit/load.ts')).loadAddPage()),
  desk: late(async () => (await import('#site/features/desk/load.ts')).loadDesk()),
  newsletter: late(async () => (await import('#site/features/newsletter/NewsletterPage.tsx')).NewsletterPage),
  favourites: late(async () => (await import('#site/features/favourites/load.tsx')).loadFavouritesPage()),
} as const

interface Props {
  /** The header's slot for the account menu. */
  header: HTMLElement | null
  /** An account page's slot for its content, named by `data-people`. */
  page: HTMLElement | null
}

/** Everything that depends on visitors: account menu, dialogs, toasts, loading bar. */
export function App({ header, page }: Props) {
  const hasModal = useStore($openModals) > 0
  return (
    <>
      {header && <AccountMenu into={header} />}
      {page && createPortal(<Page name={page.dataset['people']} />, page)}
      <DialogHost />
      {/* An open dialog has its own. */}
      {!hasModal && <Toasts />}
    </>
  )
}

function Page({ name }: { name: string | undefined }) {
  if (!name || !(name in PAGES)) return null
  const Content = PAGES[name as keyof typeof PAGES]
  return (
    <Suspense>
      <Content />
    </Suspense>
  )
}
