import { isExpecting, isKnown } from '#site/ui/storage/flags.ts'
import { provideApp, startApp } from '#site/ui/page/app.ts'
import { loadApp } from '#site/app/load-app.ts'
import { isForOtherTab } from '#site/ui/page/other-tab.ts'
import { whenIdle } from '#site/ui/page/when-idle.ts'
import { withoutScript } from '#site/ui/page/without-script.ts'

// What visitors open, hydrate or start on a page.

async function act(opener: HTMLElement): Promise<void> {
  if (opener.ariaBusy === 'true') return
  opener.ariaBusy = 'true'
  const { dialog, map, save, quick, city } = opener.dataset
  const videos = opener.closest<HTMLElement>('[data-videos]')
  try {
    await (city
      ? import('#site/features/city/my-city.ts').then((it) => it.toggleCity(opener))
      : map !== undefined
        ? import('#site/features/listing/listing-map.ts').then((it) => it.show(opener))
        : videos && !dialog
          ? import('#site/features/videos/start.ts').then((it) => it.act(videos, opener))
          : loadApp().then((app) =>
              save ? app.toggleSaved(opener) : quick ? app.toggleQuick(opener) : app.openDialogOf(opener),
            ))
  } catch {
    withoutScript(opener)
  } finally {
    opener.ariaBusy = null
  }
}

addEventListener('click', (event) => {
  const opener = (event.target as Element).closest<HTMLElement>(
    '[data-dialog],[data-save],[data-quick],[data-city],[data-map],[data-videos] :is(a,button)',
  )
  if (!opener || isForOtherTab(event)) return
  event.preventDefault()
  void act(opener)
})

provideApp(() => loadApp().then((app) => app.startApp()))

if (isKnown() || isExpecting()) whenIdle(startApp)
