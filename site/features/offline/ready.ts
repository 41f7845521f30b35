import { loadMessages } from '#site/ui/page/messages.ts'
import { addStylesheet } from '#site/ui/page/stylesheet.ts'
import styles from '#site/features/offline/offline.sheet.css?url'

/** Loads messages and styles of what is stored. */
export const readyForOffline = () => Promise.all([loadMessages('places.offline'), addStylesheet(styles)])
