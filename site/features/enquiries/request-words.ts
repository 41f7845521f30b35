import type { EnquiryWords, PeopleWords } from '#core/i18n/words.ts'

type Said = Pick<
  PeopleWords['said'],
  | 'requiredFieldsMissing'
  | 'enterValidEmail'
  | 'nameNotValid'
  | 'enterValidPhone'
  | 'invalidDates'
  | 'couldNotSendRequest'
>

/** The request form's messages, which are part of the page. */
export interface RequestWords {
  request: EnquiryWords['request']
  dates: EnquiryWords['dates']
  said: Said
  common: Pick<PeopleWords['common'], 'sending' | 'problems' | 'tooLong'>
}

export function requestWords({ request, dates }: EnquiryWords, { said, common }: PeopleWords): RequestWords {
  const { requiredFieldsMissing, enterValidEmail, nameNotValid, enterValidPhone, invalidDates } = said
  const { couldNotSendRequest } = said
  const { sending, problems, tooLong } = common
  return {
    request,
    dates,
    said: {
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
