import { loadMessages } from '#site/ui/page/messages.ts'
import { addStylesheet } from '#site/ui/page/stylesheet.ts'
import styles from '#site/features/contributions/dialogs/contributions-dialogs.sheet.css?url'

/** Loads the messages and styles of the dialogs. */
export const ready = () => Promise.all([loadMessages('contributions.posts'), addStylesheet(styles)])
