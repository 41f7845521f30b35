import { Type, type Static } from 'typebox'
import { Closed } from '#core/contract/parts/common.ts'
import { LocalizedLine, LocalizedPage } from '#core/contract/parts/localized.ts'
import { Day, Key, oneOf, Url } from './parts.ts'

/** A page that editors write: about us, privacy, terms, contact. */
export const OwnPage = Closed({
  /** Its word in addresses. */
  id: Key,
  title: LocalizedLine,
  /** For search engines. */
  summary: Type.Optional(LocalizedLine),
  /** Markdown; HTML in it is shown as text. */
  text: LocalizedPage,
  /** Menus of pages. */
  linkedFrom: oneOf('header', 'footer', 'none'),
  /** Lower ones stand first among the links. */
  order: Type.Optional(Type.Integer({ minimum: 0, maximum: 1000 })),
})
export type OwnPage = Static<typeof OwnPage>

/** A message to all visitors for some days. */
export const SiteNotice = Closed({
  id: Key,
  text: LocalizedLine,
  url: Type.Optional(Url),
  /** First and last day, both included, in UTC. */
  from: Type.Optional(Day),
  until: Type.Optional(Day),
  /** Above every page; otherwise on the home page only. */
  everywhere: Type.Optional(Type.Boolean()),
})
export type SiteNotice = Static<typeof SiteNotice>

/** What the site says of itself, where it differs from the messages. There is one such document. */
export const SiteTexts = Closed({
  id: Type.Literal('site'),
  name: Type.Optional(LocalizedLine),
  /** The line below the name. */
  tagline: Type.Optional(LocalizedLine),
  /** The heading of the home page. */
  headline: Type.Optional(LocalizedLine),
  /** The categories whose offers are rows of the home page, in order; otherwise those with most offers. */
  offerRows: Type.Optional(Type.Array(Type.Integer({ minimum: 1 }), { maxItems: 6 })),
})
export type SiteTexts = Static<typeof SiteTexts>
