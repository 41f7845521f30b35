import { Button } from '#site/ui/page/Button.tsx'
import { Icon } from '#site/ui/page/Icon.tsx'
import { DEFAULT_HAVDALAH, queryOfOptions, type TimesOptions } from '#core/domain/times/options.ts'
import { HAVDALAH_METHODS, type HavdalahMethod } from '#core/terms/times.ts'
import type { CandleWords } from '#site/features/times/candle-words.page.ts'
import { Select } from '#site/ui/forms/Select.tsx'
import { MinutesField } from './MinutesField.tsx'

interface Props {
  words: CandleWords
  options: TimesOptions
  /** The place's own minutes if known. */
  custom: number | undefined
  onChange: (options: TimesOptions) => void
}

const WORD_OF = {
  '8.5': 'by85',
  '7.083': 'by7083',
  '42': 'by42',
  '50': 'by50',
  '72': 'by72',
} as const satisfies Record<HavdalahMethod, keyof CandleWords>
const METHODS = ['8.5', '7.083', '42', '50', '72'] as const satisfies readonly (keyof typeof HAVDALAH_METHODS)[]

/** The customs to calculate by. The summary says whether they differ from the defaults. */
export function CandleOptions({ words, options, custom, onChange }: Props) {
  const isChanged = queryOfOptions(options).length > 0
  return (
    <details className="candle-options">
      <summary>
        <Icon name="chevron" />
        <span>
          {words.options}
          <small>{isChanged ? words.asChosen : words.asCustom}</small>
        </span>
      </summary>
      <div className="tops option-fields">
        <MinutesField
          words={words}
          minutes={options.minutesBeforeSunset}
          custom={custom}
          onChange={(minutesBeforeSunset) => onChange({ ...options, minutesBeforeSunset })}
        />
        <HavdalahField {...{ words, options, onChange }} />
        <HeightField {...{ words, options, onChange }} />
      </div>
      {isChanged && (
        <Button look="text" onClick={() => onChange({})}>
          {words.reset}
        </Button>
      )}
    </details>
  )
}

type FieldProps = Pick<Props, 'words' | 'options' | 'onChange'>

function HavdalahField({ words, options, onChange }: FieldProps) {
  return (
    <p className="stack gap-1 option">
      <label htmlFor="candle-havdalah">{words.havdalahBy}</label>
      <Select
        id="candle-havdalah"
        value={options.havdalah ?? DEFAULT_HAVDALAH}
        choices={METHODS.map((method) => ({ value: method, label: words[WORD_OF[method]] }))}
        onValue={(value) => onChange({ ...options, havdalah: value as HavdalahMethod })}
      />
    </p>
  )
}

function HeightField({ words, options, onChange }: FieldProps) {
  return (
    <p className="stack gap-1 option is-check">
      <input
        id="candle-height"
        type="checkbox"
        aria-describedby="candle-height-hint"
        checked={options.elevation ?? false}
        onChange={({ target }) => onChange({ ...options, elevation: target.checked })}
      />
      <label htmlFor="candle-height">{words.height}</label>
      <small id="candle-height-hint">{words.heightHint}</small>
    </p>
  )
}
