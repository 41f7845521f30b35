import { useState } from 'react'
import { normalPrayers, prayerParts, textOfPrayerParts, type PrayerParts } from '#core/domain/prayers/notation.ts'
import { SERVICES } from '#core/domain/prayers/parts.ts'
import { editWordsNow } from '#site/stores/edit/words.ts'
import type { LineInputProps } from './HoursInput.tsx'
import { JewishDaysInput } from './JewishDaysInput.tsx'

/** Prayer times by service, and what holds on Jewish days. */
export function PrayersInput({ name, value, onValue }: LineInputProps) {
  const { prayers: words } = editWordsNow()
  const [typed, setTyped] = useState(() => prayerParts(value))
  // Somebody else may set it.
  const parts = normalPrayers(textOfPrayerParts(typed)) === normalPrayers(value) ? typed : prayerParts(value)
  const put = (next: PrayerParts) => {
    setTyped(next)
    onValue(textOfPrayerParts(next))
  }
  return (
    <div className="hours-input">
      {SERVICES.map((service) => (
        <label key={service}>
          <span>{words.services[service]}</span>
          <input
            name={`${name}-${service}`}
            dir="ltr"
            autoComplete="off"
            placeholder={words.unknown}
            value={parts.services[service]}
            onChange={({ currentTarget }) =>
              put({ ...parts, services: { ...parts.services, [service]: currentTarget.value } })
            }
          />
        </label>
      ))}
      <JewishDaysInput {...{ name }} answers={parts.answers} onAnswers={(answers) => put({ ...parts, answers })} />
    </div>
  )
}
