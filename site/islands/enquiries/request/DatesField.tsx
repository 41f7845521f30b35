import type { Lang } from '#core/i18n/languages.ts'
import { enquiryDays } from '#site/stores/dates/day-range.ts'
import type { RequestWords } from '#site/stores/enquiries/request-words.ts'
import { FieldNotes } from '../../forms/Field.tsx'
import { useField } from '../../forms/Form.tsx'
import { RangeField } from '../../dates/RangeField.tsx'

interface Props {
  lang: Lang
  words: RequestWords
  value: string
  onChange: (value: string) => void
  isRequired: boolean
}

/** The dates of the stay. */
export function DatesField({ lang, words, value, onChange, isRequired }: Props) {
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
