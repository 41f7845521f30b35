// The pictures of a page: what moves and enlarges them comes when somebody turns to them.

const box = document.querySelector<HTMLElement>('[data-gallery]')

const load = () => import('#site/islands/listing/gallery.ts')

if (box) {
  const wake = () => void load().then(({ startGallery }) => startGallery(box))
  box.addEventListener('pointerenter', wake, { once: true })
  box.addEventListener('focusin', wake, { once: true })
  box.addEventListener('click', (event) => {
    const { target, button, ctrlKey, metaKey, shiftKey } = event
    const asked = (target as Element).closest<HTMLElement>('a, button')
    if (!asked || button !== 0 || ctrlKey || metaKey || shiftKey) return
    event.preventDefault()
    load()
      .then(({ startGallery }) => startGallery(box).act(asked))
      .catch(() => {
        // Without the script a link still leads to its picture.
        if (asked instanceof HTMLAnchorElement) location.assign(asked.href)
      })
  })
}
