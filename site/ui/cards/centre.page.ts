import type { Lang } from '#core/i18n/languages.ts'
import { MESSAGES } from '#core/i18n/messages.ts'
import type { PlaceDetail } from '#data/index/inputs.ts'
import type { Centre } from '#site/ui/cards/listing-card.ts'

/** Where distances are measured from; countries have no such point. */
export const centreOf = (lang: Lang, { kind, lng, lat }: PlaceDetail): Centre | undefined =>
  kind === 'country' ? undefined : { at: [lng, lat], towards: MESSAGES[lang].places.help.compass }
