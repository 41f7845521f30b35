import { addStylesheet } from '#site/islands/page/stylesheet.ts'
import { pageLang } from '#site/stores/page/page-lang.ts'
import { loadEnquiryWords } from '#site/stores/enquiries/enquiry-words.ts'
import styles from '#site/styles/request-dialog.css?url'
import { RequestDialog } from '../RequestDialog.tsx'

/** The dialog with its words and looks. */
export async function loadRequestDialog(): Promise<typeof RequestDialog> {
  await Promise.all([loadEnquiryWords(pageLang()), addStylesheet(styles)])
  return RequestDialog
}
