import { atom } from 'nanostores'
import { readKept } from '#site/ui/storage/flags.ts'
import { writeStorage } from '#site/ui/storage/write.ts'

/** The key of the visit's storage, which the first script of every page reads. */
const KEY = 'samples'

/** Whether lists show samples: from when the visitor asks for them to the end of the visit. */
export const $samples = atom(readKept('sessionStorage', KEY) !== undefined)

/** Shows or hides the samples of all lists in this visit. A window event wakes the islands that have some. */
export function showSamples(isShown: boolean): void {
  writeStorage('sessionStorage', KEY, isShown ? '1' : undefined)
  document.documentElement.classList.toggle('has-samples', isShown)
  $samples.set(isShown)
  dispatchEvent(new Event(KEY))
}
