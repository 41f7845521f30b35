import { searchCountUrl, type SearchEnd } from '#core/domain/count-urls.ts'

/** Tells the API how a search ended, if pages are counted. */
export function countSearch(end: SearchEnd): void {
  if (document.body.dataset['count']) navigator.sendBeacon(searchCountUrl(end))
}
