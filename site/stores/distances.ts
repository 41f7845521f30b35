import { atom, onMount } from 'nanostores'

/** Whether distances are in miles, as `site/lib/script/distances.ts` notes it at the root of the page. */
export const $inMiles = atom(false)

onMount($inMiles, () => {
  const read = () =>
    $inMiles.set(document.documentElement.dataset['distances'] === 'miles')
  read()
  addEventListener('distances', read)
  return () => removeEventListener('distances', read)
})
