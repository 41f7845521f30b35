import type { ContactRequest } from '#core/contract/enquiries.ts'
import type { ErrorCode } from '#core/terms/errors.ts'
import { guestTotal, requestProblems, type GuestCounts, type RequestForm } from '#core/domain/validation/enquiries.ts'
import type { Problem, Values } from '#site/ui/forms/form.ts'
import type { PageFeature } from '#site/ui/page/page-feature.ts'
import { pageLang } from '#site/ui/page/page-lang.ts'
import type { RequestWords } from './request-words.ts'

/** The typed and chosen values. */
export interface Written {
  values: Values
  /** `2027-04-20/2027-04-30`, or empty. */
  dates: string
  guests: GuestCounts
}

const formOf = ({ values, dates, guests }: Written): RequestForm => ({
  name: values['name']?.trim() ?? '',
  email: values['email']?.trim() ?? '',
  phone: values['phone'] ?? '',
  dates,
  guests,
  message: values['message']?.trim() ?? '',
})

type Needed = RequestWords['request']['needed']
const isNeeded = (needed: Needed, field: string): field is keyof Needed => field in needed

/** The errors: missing fields are reported once for the form, and at each field. */
export function problemsOf(
  written: Written,
  feature: PageFeature,
  { words, today }: { words: RequestWords; today: string },
): Problem[] {
  const { needed } = words.request
  const errors: Partial<Record<ErrorCode, string>> = words.errors
  return requestProblems(formOf(written), {
    required: feature.fieldsRequired,
    today,
  }).flatMap(({ code, fields }) => {
    const text = errors[code] ?? words.errors.couldNotSendRequest
    if (code !== 'requiredFieldsMissing') return [{ fields, text }]
    const own = fields.map((field) => ({
      fields: [field],
      text: isNeeded(needed, field) ? needed[field] : text,
    }))
    return [{ fields: [], text }, ...own]
  })
}

/** The payload, without the sender. */
export function payloadOf(written: Written, { nid, title, email }: PageFeature): Omit<ContactRequest, 'uid'> {
  const { guests, ...typed } = formOf(written)
  const all = guestTotal(guests)
  const { prephone = '', copySend } = written.values
  return {
    ...typed,
    prephone,
    ...(all > 0 && { guests: { all, ...guests } }),
    copySend: copySend !== undefined,
    ftrId: nid,
    link: location.pathname,
    pageTitle: title,
    clientMail: email,
    language: pageLang(),
  }
}
