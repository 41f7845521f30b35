import { Type, type Static, type TString } from 'typebox'
import { CLAIM, REPORT } from '../fields/forms.ts'
import { KNOWN_LANGS, type Lang } from '../i18n/languages.ts'
import { Done } from './accounts.ts'
import {
  Closed,
  endpoint,
  FormLine,
  FormText,
  Id,
  LangCode,
  OneOf,
  TypedLine,
  TypedText,
  TypeId,
} from './parts/common.ts'
import { ContributionKind } from './contributions-parts.ts'

/** What a report is about. `critical` comes from the edit form, `illegal` is a legal notice. */
export const ReportType = OneOf([
  'closed',
  'moved',
  'kashrut',
  'wrong',
  'duplicate',
  'words',
  'illegal',
  'critical',
  'other',
])
export type ReportType = Static<typeof ReportType>

export const Report = Closed({
  tnid: Id,
  uid: Id,
  dtype: TypeId,
  repType: ReportType,
  repTitle: FormLine(REPORT.repTitle.max),
  repContent: FormText(REPORT.repContent.max),
  /** The label of the pressed button. */
  repButtonText: Type.Optional(TypedLine(100)),
  /** The page to go back to, as a path of this site. */
  backLink: Type.Optional(Type.String({ maxLength: 2000 })),
  /** The listing's title by language. */
  title: Type.Optional(
    Type.Partial(
      Type.Object(Object.fromEntries(KNOWN_LANGS.map((lang) => [lang, TypedLine(300)])) as Record<Lang, TString>),
      { additionalProperties: false },
    ),
  ),
  /** For a legal notice: the sender believes it to be true and complete. */
  goodFaith: Type.Optional(Type.Boolean()),
  /** The reported review, question or answer, if any. */
  about: Type.Optional(
    Closed({
      kind: ContributionKind,
      id: Id,
    }),
  ),
  language: Type.Optional(LangCode),
})
export type Report = Static<typeof Report>

export const Claim = Closed({
  uid: Id,
  dtype: TypeId,
  tnid: Id,
  lang: LangCode,
  userClaimedOwnership: Type.Boolean({ default: false }),
  /** What the sender is to the place. */
  role: Type.Optional(TypedLine(CLAIM.role.max)),
  phone: Type.Optional(TypedLine(CLAIM.phone.max)),
  /** How the editors can check it: a page that names the sender, for example. */
  evidence: Type.Optional(TypedText(CLAIM.evidence.max)),
})

export const reportsApi = {
  report: endpoint('POST /rest/tjt/directoryitemreport', { body: Report, reply: Done }),
  claim: endpoint('POST /rest/tjt/directoryitemclaim', { body: Claim, reply: Done }),
}
