import { appPage } from '#site/ui/page/app-page.ts'
import { readyForOffline } from './ready.ts'

export const OfflineIsland = appPage(async () => {
  const [{ OfflinePage }] = await Promise.all([import('./OfflinePage.tsx'), readyForOffline()])
  return OfflinePage
})
