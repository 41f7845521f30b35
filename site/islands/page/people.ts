import { isExpecting, isKnown } from '#site/stores/storage/flags.ts'
import { hydrateOnce } from './hydrate-once.ts'
import { loadPeople } from './load-people.ts'
import { isForOtherTab } from './other-tab.ts'
import { whenIdle } from './when-idle.ts'
import { withoutScript } from './without-script.ts'

// What visitors open, hydrate or start on a page.

async function act(opener: HTMLElement): Promise<void> {
  if (opener.ariaBusy === 'true') return
  opener.ariaBusy = 'true'
  const { dialog, map, save, quick, city } = opener.dataset
  const videos = opener.closest<HTMLElement>('[data-videos]')
  try {
    await (city
      ? import('#site/islands/city/my-city.ts').then((it) => it.toggleCity(opener))
      : map !== undefined
        ? import('#site/islands/map/listing-map.ts').then((it) => it.show(opener))
        : videos && !dialog
          ? import('#site/islands/videos/start.ts').then((it) => it.act(videos, opener))
          : loadPeople().then((people) =>
              save ? people.toggleSaved(opener) : quick ? people.toggleQuick(opener) : people.openDialogOf(opener),
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

const start = () => void loadPeople().then((people) => people.startPeople())

if (document.querySelector('[data-people]')) start()
else if (isKnown() || isExpecting()) whenIdle(start)

const newsletter = document.querySelector<HTMLElement>('[data-newsletter]')
const hydrate = hydrateOnce((people) => people.hydrateNewsletter(newsletter!))

newsletter?.addEventListener('focusin', hydrate)
newsletter?.addEventListener(
  'submit',
  async (event) => {
    if (hydrate.isDone) return
    // Submitted before the script was loaded: submit again afterwards.
    event.preventDefault()
    event.stopPropagation()
    await hydrate()
    if (hydrate.isDone) newsletter.querySelector('form')?.requestSubmit()
  },
  true,
)
