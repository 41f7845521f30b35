import { appPage } from '#site/ui/page/app-page.ts'
import type { OfflineProps } from './OfflinePage.tsx'
import { readyForOffline } from './ready.ts'

export const OfflineIsland = appPage<OfflineProps>(async () => {
  const [{ OfflinePage }] = await Promise.all([import('./OfflinePage.tsx'), readyForOffline()])
  return OfflinePage
})
