import type { PageContext } from '#site/render/page.ts'
import { atomFeed } from './atom.ts'
import { feedOf } from './entries.ts'
import { jsonFeed } from './json-feed.ts'

const FORMS = { atom: atomFeed, json: jsonFeed }

/** The feed of a city's new and changed places. */
export const feedText = (page: PageContext<'feed'>): string => FORMS[page.input.format](feedOf(page))
