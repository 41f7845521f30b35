import { searchCountUrl, type SearchEnd } from '#core/terms/count-urls.ts'

/** Whether the page tells the API that it was opened. */
export const isCounted = (): boolean => document.body.dataset['count'] !== undefined

/** Tells the API how a search ended. */
export function countSearch(end: SearchEnd): void {
  if (isCounted()) navigator.sendBeacon(searchCountUrl(end))
}
