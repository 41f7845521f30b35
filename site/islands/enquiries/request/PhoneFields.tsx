import { useState } from 'react'
import { callingCodes } from '#core/domain/calling-codes.ts'
import { LANGUAGES, type Lang } from '#core/i18n/languages.ts'
import type { RequestWords } from '#site/stores/enquiries/request-words.ts'
import { DigitsField } from '../../forms/DigitsField.tsx'

interface Props {
  id: string
  lang: Lang
  words: RequestWords['request']
  isRequired: boolean
}

/** A country's calling code, chosen from all of them, and the number. */
export function PhoneFields({ id, lang, words, isRequired }: Props) {
  const [codes, setCodes] = useState<readonly (readonly [string, string])[]>([])
  const digits = { hint: words.digits, blocked: words.blocked, isPart: true }
  return (
    <div className="stack phone-row">
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
    .sort(([, one], [, other]) => one.localeCompare(other, locale))
}
