import { Type, type Static } from 'typebox'
import { Closed } from '#core/contract/parts/common.ts'
import { LocalizedLine, LocalizedText } from '#core/contract/parts/localized.ts'
import { KASHRUT_STANDARDS, KITCHENS, type KashrutStandard } from '#core/terms/kashrut.ts'
import { Day, Email, Key, Line, oneOf, Phone, Provenance, Url } from './parts.ts'

/** What is not known is left out; `false` says that somebody has stated a no. */
const Answer = Type.Optional(Type.Boolean())

const AuthorityKind = oneOf(
  'localRabbinate', 'nationalRabbinate', 'badatz', 'vaad', 'agency', 'privateRabbi', 'nonOrthodox',
) // prettier-ignore

/** Who supervises kashrut. Text only: the symbols of authorities are trademarks. */
export const Authority = Closed({
  id: Key,
  names: LocalizedLine,
  kind: Type.Optional(AuthorityKind),
  /** Where it works: ISO codes of countries, GeoNames ids of cities. */
  countries: Type.Optional(Type.Array(Type.String({ pattern: '^[A-Z]{2}$' }), { maxItems: 250 })),
  places: Type.Optional(Type.Array(Type.Integer({ minimum: 1 }), { maxItems: 250 })),
  contact: Type.Optional(Line),
  website: Type.Optional(Url),
  /** Where it publishes what it supervises. */
  listUrl: Type.Optional(Url),
  emails: Type.Optional(Type.Array(Email, { maxItems: 5 })),
  phones: Type.Optional(Type.Array(Phone, { maxItems: 5 })),
  faxes: Type.Optional(Type.Array(Phone, { maxItems: 5 })),
  about: Type.Optional(LocalizedText),
  /** Since when it no longer supervises. */
  closed: Type.Optional(Day),
  sample: Type.Optional(Type.Boolean()),
  provenance: Type.Optional(Provenance),
})
export type Authority = Static<typeof Authority>

/** What holds for Pesach of a year alone. */
export const PesachFacts = Closed({
  year: Type.Integer({ minimum: 2000, maximum: 2200 }),
  kitniyot: Answer,
  gebrokts: Answer,
  /** The day since which there is no chametz in the place. */
  chametzFreeSince: Type.Optional(Day),
})
export type PesachFacts = Static<typeof PesachFacts>

/** What somebody has stated about the kashrut of a listing, with its source, its day and its end. */
export const KashrutFact = Closed({
  claim: oneOf('certified', 'self-declared', 'map-says', 'register-says', 'withdrawn'),
  /** Of what a map says: that everything there is kosher, not just something. */
  only: Type.Optional(Type.Boolean()),
  /** Id of the authority; what nobody certified has none. */
  authority: Type.Optional(Key),
  /** The part of the place that it is about, where that is not the whole of it. */
  part: Type.Optional(LocalizedLine),
  /** The level in the words of the certificate. */
  level: Type.Optional(Line),
  kitchen: Type.Optional(Type.Array(oneOf(...KITCHENS), { maxItems: 4 })),
  ...(Object.fromEntries(KASHRUT_STANDARDS.map((name) => [name, Answer])) as Record<KashrutStandard, typeof Answer>),
  /** For Pesach of a year alone. */
  pesach: Type.Optional(PesachFacts),
  certificate: Type.Optional(
    Closed({
      number: Type.Optional(Line),
      issued: Type.Optional(Day),
      validUntil: Type.Optional(Day),
      photo: Type.Optional(Key),
    }),
  ),
  source: Closed({
    kind: oneOf('authorityList', 'certificatePhoto', 'place', 'visitor', 'import'),
    name: Line,
    url: Type.Optional(Url),
    retrieved: Day,
  }),
  /** Of a withdrawal: the day of it. */
  confirmedAt: Day,
  confirmedBy: Line,
  /** The day on which another statement took its place; it is then history. */
  superseded: Type.Optional(Day),
})
export type KashrutFact = Static<typeof KashrutFact>
