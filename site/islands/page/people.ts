import { isExpecting, isKnown } from '#site/stores/storage/flags.ts'
import { loadPeople } from './load-people.ts'
import { whenIdle } from './when-idle.ts'
import { withoutScript } from './without-script.ts'

// What visitors open, hydrate or start on a page.

async function act(opener: HTMLElement): Promise<void> {
  if (opener.ariaBusy === 'true') return
  opener.ariaBusy = 'true'
  const { dialog, map, save, quick, city } = opener.dataset
  const videos = opener.closest<HTMLElement>('[data-videos]')
  try {
    if (city) return await import('#site/islands/city/my-city.ts').then((it) => it.toggleCity(opener))
    if (map !== undefined) return await import('#site/islands/map/listing-map.ts').then((it) => it.show(opener))
    if (videos && !dialog) return await import('#site/islands/videos/start.ts').then((it) => it.act(videos, opener))
    const people = await loadPeople()
    await (save ? people.toggleSaved(opener) : quick ? people.toggleQuick(opener) : people.openDialogOf(opener))
  } catch {
    withoutScript(opener)
  } finally {
    opener.ariaBusy = null
  }
}

addEventListener('click', (event) => {
  const { target, button, ctrlKey, metaKey, shiftKey } = event
  const opener = (target as Element).closest<HTMLElement>(
    '[data-dialog],[data-save],[data-quick],[data-city],[data-map],[data-videos] :is(a,button)',
  )
  const isOwnTab = button === 0 && !ctrlKey && !metaKey && !shiftKey
  if (!opener || !isOwnTab) return
  event.preventDefault()
  void act(opener)
})

const start = () => void loadPeople().then((people) => people.startPeople())

if (document.querySelector('[data-people]')) start()
else if (isKnown() || isExpecting()) whenIdle(start)

const newsletter = document.querySelector<HTMLElement>('[data-newsletter]')
let hydrated: Promise<void> | undefined
let isHydrated = false

function hydrate(box: HTMLElement): Promise<void> {
  hydrated ??= loadPeople()
    .then((people) => people.hydrateNewsletter(box))
    .then(() => void (isHydrated = true))
    .catch(() => void (hydrated = undefined))
  return hydrated
}

newsletter?.addEventListener('focusin', () => void hydrate(newsletter))
newsletter?.addEventListener(
  'submit',
  async (event) => {
    if (isHydrated) return
    // Submitted before the script was loaded: submit again afterwards.
    event.preventDefault()
    event.stopPropagation()
    await hydrate(newsletter)
    if (isHydrated) newsletter.querySelector('form')?.requestSubmit()
  },
  true,
)
