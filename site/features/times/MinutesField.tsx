import { Icon } from '#site/ui/page/Icon.tsx'
import { useState } from 'react'
import { MAX_CANDLE_MINUTES } from '#core/terms/times.ts'
import { format } from '#core/i18n/format.ts'
import type { CandleWords } from '#site/features/times/candle-words.page.ts'

interface Props {
  words: CandleWords
  /** Undefined means the custom of the place. */
  minutes: number | undefined
  custom: number | undefined
  onChange: (minutes: number | undefined) => void
}

const USUAL = 18

const isPossible = (minutes: number) => Number.isInteger(minutes) && minutes >= 0 && minutes <= MAX_CANDLE_MINUTES

const isImpossible = (typed: string) => typed !== '' && !isPossible(Number(typed))

/** Minutes of candle lighting before sunset; impossible values are rejected with a message. */
export function MinutesField({ words, minutes, custom, onChange }: Props) {
  const [typed, setTyped] = useState('')
  const [atFirst, setAtFirst] = useState(minutes)
  const set = minutes === undefined ? '' : String(minutes)
  // Keeps '05' as typed, unless the value has changed since.
  const isSame = typed !== '' && Number(typed) === minutes
  const isWrong = isImpossible(typed)
  const text = isWrong || isSame ? typed : set

  function type(value: string) {
    setTyped(value)
    // Reverts the partial input of an impossible number: the 9 of 95.
    if (isImpossible(value)) onChange(atFirst)
    else onChange(value === '' ? undefined : Number(value))
  }
  function step(by: number) {
    setTyped('')
    const next = (minutes ?? custom ?? USUAL) + by
    if (isPossible(next)) onChange(next)
  }

  return (
    <div className="stack gap-1 option">
      <label htmlFor="candle-minutes">{words.minutes}</label>
      <div className="stepper">
        <StepButton name={words.less} icon="minus" onClick={() => step(-1)} />
        <input
          id="candle-minutes"
          type="number"
          inputMode="numeric"
          min={0}
          max={MAX_CANDLE_MINUTES}
          step={1}
          value={text}
          placeholder={custom === undefined ? '' : String(custom)}
          aria-describedby="candle-minutes-hint"
          aria-invalid={isWrong || undefined}
          onChange={({ target }) => type(target.value)}
          onFocus={() => setAtFirst(minutes)}
          onBlur={() => setTyped('')}
        />
        <StepButton name={words.more} icon="plus" onClick={() => step(1)} />
      </div>
      <small id="candle-minutes-hint" className={isWrong ? 'is-wrong' : ''}>
        {isWrong ? format(words.minutesWrong, { most: MAX_CANDLE_MINUTES }) : words.minutesHint}
      </small>
    </div>
  )
}

interface StepProps {
  name: string
  icon: 'minus' | 'plus'
  onClick: () => void
}

function StepButton({ name, icon, onClick }: StepProps) {
  return (
    <button type="button" aria-label={name} onClick={onClick}>
      <Icon name={icon} />
    </button>
  )
}
