import { t } from '#site/ui/page/messages.ts'
import { excerptOf } from '#core/domain/excerpt.ts'
import { atom } from 'nanostores'
import type { Done } from '#core/contract/accounts.ts'
import type { ReportType } from '#core/contract/reports.ts'
import { REPORT } from '#core/fields/forms.ts'
import { ownPath } from '#core/domain/own-path.ts'
import type { FormOptions } from '#site/ui/forms/form.ts'
import { pageLang } from '#site/ui/page/page-lang.ts'
import { pageListing, type PageListing } from '#site/ui/page/page-listing.ts'
import { callWithToken, loadSession } from '#site/ui/session/session.ts'
import type { ReportedWords } from './reported.ts'

/** What a report is about, and what is known of it already. */
export interface ReportSubject extends Pick<PageListing, 'tnid' | 'dtype' | 'title'> {
  /** Chosen already. */
  type?: ReportType
  /** The words that it is about, where it is not about the listing itself. */
  about?: ReportedWords
  /** Where to go once it is sent; the page itself unless given. */
  backLink?: string
}

/** The subject on pages that show no listing, such as the one where it is edited. */
export const $reportSubject = atom<ReportSubject | undefined>()

export const reportSubject = (): ReportSubject => $reportSubject.get() ?? pageListing()

/** The page to return to: the requested one, this one, or the home page. */
export function backTo(asked?: string): string {
  return ownPath(asked) ?? ownPath(location.pathname + location.search) ?? '/'
}

/** The types that anybody may choose; a critical change is reported from the form where it is made. */
export const REPORT_CHOICES = [
  'closed',
  'moved',
  'kashrut',
  'wrong',
  'duplicate',
  'words',
  'illegal',
  'other',
] as const satisfies readonly ReportType[]

/** The types that fit words that somebody wrote. */
export const WORDS_CHOICES = ['words', 'wrong', 'illegal', 'other'] as const satisfies readonly ReportType[]

/** What the API takes. */
const MAX_BUTTON = 100

/** The title as a report takes it. */
export const titleOf = (text: string): string => excerptOf(text, REPORT.repTitle.max)

/** The form that tells the editors what is wrong with a listing, by the button with a text. */
export function reportForm(subject: ReportSubject, buttonText: string): FormOptions<typeof REPORT, Done> {
  const { tnid, dtype, title, about, backLink } = subject
  return {
    fields: REPORT,
    check: ({ repType, goodFaith }) =>
      repType === 'illegal' && !goodFaith ? [{ fields: ['goodFaith'], text: t('errors').needGoodFaith }] : [],
    async send({ repType, repTitle, ...typed }) {
      const { uid } = await loadSession()
      const button = excerptOf(buttonText, MAX_BUTTON)
      return callWithToken('POST /rest/tjt/directoryitemreport', {
        body: {
          tnid,
          uid,
          dtype,
          title,
          ...typed,
          repType: repType as ReportType,
          repTitle: titleOf(repTitle),
          ...(button && { repButtonText: button }),
          backLink: about ? placeOf(about) : backTo(backLink),
          ...(about && { about: { kind: about.kind, id: about.id } }),
          language: pageLang(),
        },
      })
    },
    failed: () => t('errors').couldNotSendReport,
    tell: 'toast',
  }
}

/** Where a contribution stands: for the editors, and to return to it. */
export const placeOf = ({ kind, id }: ReportedWords): string => `${backTo()}#${kind}-${id}`
