import { appPage } from '#site/ui/page/app-page.ts'

export const AccountIsland = appPage(async () => (await import('./AccountPage.tsx')).AccountPage)

export const LoginIsland = appPage(async () => (await import('./LoginPage.tsx')).LoginPage)
