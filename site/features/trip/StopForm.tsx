import {
  useEffect,
  useRef,
  useState,
  type Dispatch,
  type ReactNode,
  type SetStateAction,
  type SubmitEvent,
} from 'react'
import { addMonths } from '#core/domain/times/dates.ts'
import { leavingDay, MAX_NIGHTS, type Stop } from '#core/domain/trip/stops.ts'
import { format } from '#core/i18n/format.ts'
import { dayOf } from '#site/ui/dates/local-day.ts'
import { readStop, type StopProblem, type TypedStop } from '#site/features/trip/typed-stop.ts'
import { Button } from '#site/ui/page/Button.tsx'
import { Icon } from '#site/ui/page/Icon.tsx'
import { PlacePicker } from '#site/ui/search/PlacePicker.tsx'
import { StayField, type ChosenCity, type ChosenPoint } from './StayField.tsx'
import type { TripProps, TripWords } from './trip-props.ts'

interface Props extends TripProps {
  /** The stop that is being changed. */
  changed?: Stop | undefined
  place?: ChosenCity | undefined
  point?: ChosenPoint | undefined
  /** The last stop of the trip: the next begins as it ends. */
  last?: Stop | undefined
  onSend: (stop: Stop) => void
  /** Absent where the form is all there is; otherwise it was opened by a press, and takes the focus. */
  onCancel?: () => void
}

const MONTHS_AHEAD = 24

/** Adds a stop, or changes one. */
export function StopForm({ lang, words, changed, last, onSend, onCancel, ...props }: Props) {
  const form = useRef<HTMLFormElement>(null)
  const [place, setPlace] = useState(props.place)
  const [point, setPoint] = useState(props.point)
  const [problems, setProblems] = useState<readonly StopProblem[]>([])
  const isOpened = onCancel !== undefined
  useEffect(() => {
    if (isOpened) form.current?.querySelector('input')?.focus()
  }, [isOpened])

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const today = dayOf(new Date())
    const range = { from: today, to: addMonths(today, MONTHS_AHEAD) }
    const result = readStop(typedIn(event.currentTarget, { place, point }), range)
    if (!Array.isArray(result)) return onSend(result as Stop)
    const wrong = result as StopProblem[]
    setProblems(wrong)
    event.currentTarget.querySelector<HTMLInputElement>(FIELDS[wrong[0]!])?.focus()
  }
  return (
    <form
      className="box above-5 search-box no-print trip-form"
      ref={form}
      noValidate
      aria-label={changed ? words.change : words.form}
      onSubmit={submit}
    >
      <div className="stack tops trip-fields">
        <WhereFields {...props} {...{ lang, words, problems, changed, place, point, setPlace, setPoint }} />
        <TimeFields {...{ words, problems, changed, last }} />
      </div>
      <p className="cluster">
        <button type="submit" className="button is-accent">
          {changed ? words.save : words.add}
        </button>
        {onCancel && <Button onClick={onCancel}>{words.cancel}</Button>}
      </p>
    </form>
  )
}

interface WhereFieldsProps extends Omit<TripProps, 'usualHours'>, Pick<Props, 'changed' | 'place' | 'point'> {
  problems: readonly StopProblem[]
  setPlace: Dispatch<SetStateAction<ChosenCity | undefined>>
  setPoint: (point: ChosenPoint) => void
}

/** The city, and where one stays in it. */
function WhereFields({ lang, words, problems, changed, place, point, setPlace, setPoint, ...props }: WhereFieldsProps) {
  const use = changed ? 'change' : 'new'
  return (
    <>
      <div className="is-wide">
        <PlacePicker
          id={`trip-place-${use}`}
          lang={lang}
          chosen={place?.text ?? ''}
          words={props.placeWords}
          isKept
          onSelect={setPlace}
        />
        {problems.includes('noCity') && <Problem id="trip-no-city" text={words.noCity} />}
      </div>
      <div className="is-wide">
        <StayField
          id={`trip-point-${use}`}
          {...{ lang, words }}
          stayWords={props.stayWords}
          chosen={point}
          around={place?.lat === undefined || place.lng === undefined ? undefined : [place.lat, place.lng]}
          onChoose={setPoint}
          // The city that is chosen stays.
          onCity={(city) => setPlace((chosen) => chosen ?? city)}
        />
        {problems.includes('noPoint') && <Problem id="trip-no-point" text={words.noPoint} />}
      </div>
    </>
  )
}

interface TimeFieldsProps extends Pick<Props, 'words' | 'changed' | 'last'> {
  problems: readonly StopProblem[]
}

/** When one arrives, and for how long. */
function TimeFields({ words, problems, changed, last }: TimeFieldsProps) {
  const field = (problem: StopProblem, label: string, input: (props: InputProps) => ReactNode) => (
    <StopField id={`trip-${problem}`} isWrong={problems.includes(problem)} {...{ problem, label, words, input }} />
  )
  return (
    <>
      {field('noDay', words.day, (props) => (
        <input type="date" name="day" defaultValue={changed?.day ?? (last && leavingDay(last))} {...props} />
      ))}
      {field('noTime', words.time, (props) => (
        <input type="time" name="time" defaultValue={changed?.time} {...props} />
      ))}
      {field('noNights', words.nights, (props) => (
        <input type="text" inputMode="numeric" name="nights" defaultValue={changed?.nights ?? 2} {...props} />
      ))}
    </>
  )
}

/** Where the field of a problem is. */
const FIELDS: Readonly<Record<StopProblem, string>> = {
  noCity: '[name=q]',
  noPoint: '[name=point]',
  noDay: '[name=day]',
  noTime: '[name=time]',
  noNights: '[name=nights]',
}

interface Chosen {
  place: ChosenCity | undefined
  point: ChosenPoint | undefined
}

/** What was typed and not chosen is neither a city nor a point. */
function typedIn(form: HTMLFormElement, { place, point }: Chosen): TypedStop {
  const input = (name: string) => form.elements.namedItem(name) as HTMLInputElement
  const [city, where, time] = [input('q'), input('point'), input('time')]
  return {
    place: city.value === place?.text ? place.id : undefined,
    point: where.value.trim() === '' ? 'none' : where.value === point?.text ? point.point : undefined,
    day: input('day').value,
    // A browser tells nothing of a time that is none but that it is wrong.
    time: time.validity.badInput ? undefined : time.value,
    nights: input('nights').value,
  }
}

interface InputProps {
  id: string
  'aria-invalid': true | undefined
  'aria-describedby': string | undefined
}

interface FieldProps {
  id: string
  problem: StopProblem
  label: string
  words: TripWords
  isWrong: boolean
  input: (props: InputProps) => ReactNode
}

function StopField({ id, problem, label, words, isWrong, input }: FieldProps) {
  const described = isWrong ? `${id}-problem` : undefined
  return (
    <div className={isWrong ? 'field is-wrong' : 'field'}>
      <label htmlFor={id}>{label}</label>
      {input({ id, 'aria-invalid': isWrong || undefined, 'aria-describedby': described })}
      {isWrong && <Problem id={`${id}-problem`} text={format(words[problem], { most: MAX_NIGHTS })} />}
    </div>
  )
}

const Problem = ({ id, text }: { id: string; text: string }) => (
  <p id={id} className="field-problem" role="alert">
    <Icon name="warning" />
    <span>{text}</span>
  </p>
)
