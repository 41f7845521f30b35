import type { OwnPage, SiteNotice, SiteTexts } from '#core/contract/data-files.ts'
import type { Frame, OwnPageInput, OwnPageLink, ShownNotice } from './inputs.ts'
import { notedDay } from './noted-day.ts'
import { offersNoted } from './offer-inputs.ts'
import { keptWhileUnchanged, type Index } from './open.ts'
import { keyRef, setBodies, setBody } from './queries.ts'

export const siteTexts = (index: Index): Partial<SiteTexts> => setBody<SiteTexts>(index, 'siteTexts', 'site') ?? {}

/** What surrounds every page: the same object while the index is unchanged. */
export const frameOf = keptWhileUnchanged((index): Frame => {
  const { name, tagline } = siteTexts(index)
  return {
    offers: offersNoted(index),
    ...(name && { name }),
    ...(tagline && { tagline }),
    pages: pageLinks(index),
    notices: noticesOf(index, { everywhere: true }),
  }
})

/** Today's notices, those that end first before others. */
export function noticesOf(index: Index, { everywhere }: { everywhere: boolean }): ShownNotice[] {
  const day = notedDay(index)
  return setBodies<SiteNotice>(index, 'notices')
    .filter((notice) => (notice.everywhere ?? false) === everywhere)
    .filter(({ from = '', until = '~' }) => from <= day && day <= until)
    .sort((a, b) => compare(a.until ?? '~', b.until ?? '~') || compare(a.id, b.id))
    .map(({ text, url }) => ({ text, ...(url && { url }) }))
}

const compare = (a: string, b: string): number => (a < b ? -1 : Number(a > b))

function pageLinks(index: Index): OwnPageLink[] {
  return setBodies<OwnPage>(index, 'ownPages')
    .filter(({ linkedFrom }) => linkedFrom !== 'none')
    .sort((a, b) => (a.order ?? 500) - (b.order ?? 500) || compare(a.id, b.id))
    .map(({ id, title, linkedFrom }) => ({ id, title, linkedFrom }))
}

export const ownPageRefs = (index: Index): number[] => setBodies<OwnPage>(index, 'ownPages').map(({ id }) => keyRef(id))

export function ownPageInput(index: Index, ref: number): OwnPageInput | undefined {
  const page = setBodies<OwnPage>(index, 'ownPages').find(({ id }) => keyRef(id) === ref)
  if (!page) return undefined
  const { id, title, summary, text } = page
  return { id, title, text, ...(summary && { summary }) }
}
