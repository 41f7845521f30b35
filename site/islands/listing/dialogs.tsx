import { lazy, type ComponentType } from 'react'
import { pageLang } from '#site/stores/page/page-lang.ts'
import { loadListingWords } from '#site/stores/listing/words.ts'
import type { DialogProps } from '../dialogs/dialog-props.ts'

/** A dialog that is loaded together with its words. */
const dialog = (load: () => Promise<ComponentType<DialogProps>>) =>
  lazy(async () => {
    const [component] = await Promise.all([load(), loadListingWords(pageLang())])
    return { default: component }
  })

/** What a listing page opens, by the names of `data-dialog`. */
export const LISTING_DIALOGS = {
  report: dialog(async () => (await import('./ReportDialog.tsx')).ReportDialog),
  claim: dialog(async () => (await import('./ClaimDialog.tsx')).ClaimDialog),
  offer: dialog(async () => (await import('./OfferDialog.tsx')).OfferDialog),
  map: dialog(async () => (await import('./MapDialog.tsx')).MapDialog),
  supervision: dialog(async () => (await import('./SupervisionDialog.tsx')).SupervisionDialog),
}
