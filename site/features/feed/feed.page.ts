import type { PageContext } from '#site/ui/page/page-context.ts'
import { atomFeed } from './atom.page.ts'
import { feedOf } from './entries.page.ts'
import { jsonFeed } from './json-feed.html.ts'

const FORMS = { atom: atomFeed, json: jsonFeed }

/** The feed of a city's new and changed places. */
export const feedText = (page: PageContext<'feed'>): string => FORMS[page.input.format](feedOf(page))
