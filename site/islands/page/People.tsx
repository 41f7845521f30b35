import { useStore } from '@nanostores/react'
import { lazy, Suspense } from 'react'
import { createPortal } from 'react-dom'
import { $openModals } from '#site/stores/dialogs/dialogs.ts'
import { AccountMenu } from '../accounts/AccountMenu.tsx'
import { DialogHost } from '../dialogs/DialogHost.tsx'
import { Overlay } from './Overlay.tsx'

const PAGES = {
  login: lazy(async () => ({
    default: (await import('../accounts/LoginPage.tsx')).LoginPage,
  })),
  account: lazy(async () => ({
    default: (await import('../accounts/AccountPage.tsx')).AccountPage,
  })),
  listingEdit: lazy(async () => ({
    default: await (await import('../edit/load.ts')).loadEditPage(),
  })),
  desk: lazy(async () => ({
    default: await (await import('../desk/load.ts')).loadDesk(),
  })),
  newsletter: lazy(async () => ({
    default: (await import('../newsletter/NewsletterPage.tsx')).NewsletterPage,
  })),
  favourites: lazy(async () => (await import('../favourites/load.tsx')).loadFavouritesPage()),
} as const

interface Props {
  /** Where the header shows who is logged in. */
  header: HTMLElement | null
  /** Where a page about accounts wants its content; `data-people` says which. */
  page: HTMLElement | null
}

/** All that reacts to people: the header's menu, dialogs, toasts, the loading bar. */
export function People({ header, page }: Props) {
  const hasModal = useStore($openModals) > 0
  return (
    <>
      {header && <AccountMenu into={header} />}
      {page && createPortal(<Page name={page.dataset['people']} />, page)}
      <DialogHost />
      {/* While a dialog is open it has an overlay of its own. */}
      {!hasModal && <Overlay />}
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
