import type { Lang } from '#core/i18n/languages.ts'
import type { Index } from '#data/index/open.ts'
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { contentApi } from '#core/contract/content.ts'
import {
  optionsApi,
  ownFiltersApi,
  type FilterList,
  type FilterListName,
  type OwnFilter,
} from '#core/contract/options.ts'
import { ownRows } from '#core/fields/own.ts'
import type { DirectoryType } from '#core/terms/directory.ts'
import { ownFields } from '#data/index/own-fields.ts'
import { ALL_OPTION } from '#core/contract/choices.ts'
import { MESSAGES } from '#core/i18n/messages.ts'
import { shownIn } from '#core/terms/localized.ts'
import { linkSet, POPULAR_VACATIONS } from '#data/index/link-sets.ts'
import { featureGroups } from '#data/index/feature-groups.ts'
import { optionList, type Option } from '#data/index/queries.ts'
import { BRIEFLY } from '../http/caching.ts'
import type { Deps } from '../deps.ts'
import { AppError } from '#core/contract/app-error.ts'
import { languageOf } from '../http/language.ts'
import { indexOf, requirePlace } from '../http/lookup.ts'
import { route } from '../http/route.ts'
import { itemContacts, itemKashrut } from './contacts.ts'
import { featureItem } from '#data/index/entry-of.ts'
import { linksIn } from './shown.ts'

/** The options of a filter, 'all' first. Throws AppError `couldNotGetEntriesProps` if there are none. */
function optionItems(index: Index, name: FilterListName, lang: Lang) {
  const options = optionList(index, name)
  if (options.length === 0) throw new AppError('couldNotGetEntriesProps')
  const all = { id: ALL_OPTION, name: MESSAGES[lang].common.all }
  return [all, ...options.map((option) => optionItem(option, lang))]
}

function optionItem({ id, name, sample, retired }: Option, lang: Lang): FilterList['items'][number] {
  const { text, lang: other } = shownIn(lang, name)
  const marks = { ...(sample && { sample }), ...(retired && { retired: true as const }) }
  return { id, name: text, ...(other && { lang: other }), ...marks }
}

/** The filters that editors added to a type: choices in their order, yes and no. */
function ownFilters(index: Index, dtype: DirectoryType, lang: Lang): OwnFilter[] {
  const { all, yes, no } = MESSAGES[lang].common
  const answers = [
    { id: 'yes', name: yes },
    { id: 'no', name: no },
  ]
  return ownRows(ownFields(index))
    .filter(({ filter }) => filter?.[dtype])
    .map(({ name, label, options }) => {
      const { text, lang: other } = shownIn(lang, label)
      const items = options ? options.map((option) => optionItem(option, lang)) : answers
      return { name, label: text, ...(other && { lang: other }), items: [{ id: ALL_OPTION, name: all }, ...items] }
    })
}

export const contentRoutes: FastifyPluginAsyncTypebox<Deps> = async (app, deps) => {
  const config = { cacheControl: BRIEFLY }

  for (const name of Object.keys(optionsApi) as FilterListName[]) {
    route(app, optionsApi[name], config, ({ query, headers }) => {
      const lang = query.language ?? languageOf({ headers })
      return { items: optionItems(indexOf(deps), name, lang) }
    })
  }

  route(app, ownFiltersApi.ownFilters, config, async ({ params: { directoryType, language } }) =>
    ownFilters(indexOf(deps), directoryType, language),
  )

  route(app, contentApi.features, config, async ({ params: { tlid, language } }) => {
    const index = indexOf(deps)
    const place = requirePlace(index, tlid, 'couldNotGetFeatures')
    const { a, b } = featureGroups(index, place, {
      at: deps.now().getTime(),
    })
    return {
      groupA: a.map((card) => featureItem(language, card)),
      groupB: b.map((card) => featureItem(language, card)),
    }
  })

  route(app, contentApi.links, config, async ({ params: { name, language }, query }) => {
    const set = linkSet(indexOf(deps), name, query.tlid)
    if (set) return linksIn(language, set)
    // Pages ask for it whether or not a site has any.
    if (name === POPULAR_VACATIONS) return { name, title: '', links: [] }
    throw new AppError('couldNotGetLinks')
  })

  route(app, contentApi.contacts, config, async ({ params: { tnid, language } }) => {
    const contacts = itemContacts(indexOf(deps), tnid, { lang: language, now: deps.now().getTime() })
    if (!contacts) throw new AppError('couldNotGetContacts')
    return contacts
  })

  route(app, contentApi.kashrut, config, async ({ params: { tnid, language } }) => {
    const kashrut = itemKashrut(indexOf(deps), tnid, { lang: language, now: deps.now().getTime() })
    if (!kashrut) throw new AppError('couldNotGetContacts')
    return kashrut
  })
}
