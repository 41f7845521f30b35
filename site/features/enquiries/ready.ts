import { loadMessages } from '#site/ui/page/messages.ts'
import { addStylesheet } from '#site/ui/page/stylesheet.ts'
import styles from '#site/features/enquiries/direct-forms.sheet.css?url'

/** Loads messages and styles of enquiries. */
export const readyForDirect = () => Promise.all([loadMessages('travel.direct'), addStylesheet(styles)])
