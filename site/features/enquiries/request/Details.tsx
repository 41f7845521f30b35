import { useStore } from '@nanostores/react'
import { LANGUAGES, type Lang } from '#core/i18n/languages.ts'
import type { RequestStore } from '#site/features/enquiries/request.ts'
import type { RequestWords } from '#site/features/enquiries/request-words.ts'
import { GuestFields } from './GuestFields.tsx'
import { enquiryDays } from '#site/ui/dates/day-range.ts'
import { FieldNotes } from '#site/ui/forms/Field.tsx'
import { useField } from '#site/ui/forms/Form.tsx'
import { RangeField } from '#site/ui/dates/RangeField.tsx'
import { useState } from 'react'
import { callingCodes } from '#core/domain/calling-codes.ts'
import { DigitsField } from '#site/ui/forms/DigitsField.tsx'

/** The fields below, by the names that owners use to request them. */
export const DETAILS = ['phone', 'dates', 'guests'] as const

interface DetailsProps {
  id: string
  lang: Lang
  words: RequestWords
  store: RequestStore
  needs: (name: (typeof DETAILS)[number]) => boolean
}

/** Phone, dates and guests. */
export function Details({ id, lang, words, store, needs }: DetailsProps) {
  const dates = useStore(store.$dates)
  const guests = useStore(store.$guests)
  return (
    <div className="stack details">
      <PhoneFields {...{ id, lang }} words={words.request} isRequired={needs('phone')} />
      <div className="stack tops stay-row">
        <DatesField {...{ lang, words }} value={dates} onChange={store.pickDates} isRequired={needs('dates')} />
        <GuestFields words={words.request} guests={guests} onChange={store.changeGuests} isRequired={needs('guests')} />
      </div>
    </div>
  )
}

interface Props {
  lang: Lang
  words: RequestWords
  value: string
  onChange: (value: string) => void
  isRequired: boolean
}

/** The dates of the stay. */
function DatesField({ lang, words, value, onChange, isRequired }: Props) {
  const field = useField('dates')
  const { id, isWrong, problemId } = field
  return (
    <div className={isWrong ? 'field is-wrong' : 'field'}>
      <RangeField
        {...{ id, lang, value, onChange, problemId }}
        label={words.request.dates}
        words={words.dates}
        daysFrom={enquiryDays}
        required={isRequired ? words.request.required : undefined}
      />
      <FieldNotes field={field} hint={undefined} />
    </div>
  )
}

interface PhoneFieldsProps {
  id: string
  lang: Lang
  words: RequestWords['request']
  isRequired: boolean
}

/** A country's calling code, chosen from all of them, and the number. */
function PhoneFields({ id, lang, words, isRequired }: PhoneFieldsProps) {
  const [codes, setCodes] = useState<readonly (readonly [string, string])[]>([])
  const digits = { hint: words.digits, blocked: words.blocked, isPart: true }
  return (
    <div className="stack tops phone-row">
      <div className="with-plus">
        <DigitsField
          name="prephone"
          label={words.prephone}
          autoComplete="tel-country-code"
          list={`${id}-codes`}
          onFocus={() => setCodes(codesIn(lang))}
          {...digits}
        />
      </div>
      <DigitsField name="phone" label={words.phone} autoComplete="tel-national" isRequired={isRequired} {...digits} />
      <datalist id={`${id}-codes`}>
        {codes.map(([code, names]) => (
          <option key={code} value={code}>
            {names}
          </option>
        ))}
      </datalist>
    </div>
  )
}

/** Calling codes by country name. */
function codesIn(lang: Lang): [string, string][] {
  const { locale } = LANGUAGES[lang]
  const names = new Intl.DisplayNames(locale, { type: 'region' })
  const list = new Intl.ListFormat(locale, { style: 'narrow' })
  return callingCodes()
    .map(({ code, countries }): [string, string] => {
      const named = countries.map((country) => names.of(country) ?? country)
      return [code, list.format(named)]
    })
    .sort(([, first], [, other]) => first.localeCompare(other, locale))
}
