import { appPage } from '#site/ui/page/app-page.ts'

export const NewsletterIsland = appPage(async () => (await import('./NewsletterPage.tsx')).NewsletterPage)
