import type { Texts } from '#core/i18n/messages.ts'

type Errors = Pick<
  Texts<'errors'>,
  | 'requiredFieldsMissing'
  | 'enterValidEmail'
  | 'nameNotValid'
  | 'enterValidPhone'
  | 'invalidDates'
  | 'couldNotSendRequest'
>

/** The request form's messages, which are part of the page. */
export interface RequestWords {
  request: Texts<'travel.enquiries'>['request']
  dates: Texts<'travel.enquiries'>['dates']
  errors: Errors
  common: Pick<Texts<'accounts.app'>['common'], 'sending' | 'problems' | 'tooLong'>
}

export function requestWords(
  { request, dates }: Texts<'travel.enquiries'>,
  { common }: Texts<'accounts.app'>,
  errors: Texts<'errors'>,
): RequestWords {
  const { requiredFieldsMissing, enterValidEmail, nameNotValid, enterValidPhone, invalidDates } = errors
  const { couldNotSendRequest } = errors
  const { sending, problems, tooLong } = common
  return {
    request,
    dates,
    errors: {
      requiredFieldsMissing,
      enterValidEmail,
      nameNotValid,
      enterValidPhone,
      invalidDates,
      couldNotSendRequest,
    },
    common: { sending, problems, tooLong },
  }
}
