import { useStore } from '@nanostores/react'
import { useId } from 'react'
import type { DeskItemOf } from '#core/contract/desk.ts'
import { positionText, typedPosition } from '#site/stores/desk/draft.ts'
import { useDesk } from '../use-desk.ts'
import { deskWordsNow } from '#site/stores/desk/words.ts'

/** The position, which editors must confirm if the town changes. */
export function PositionField({ item }: { item: DeskItemOf<'edit'> }) {
  const desk = useDesk()
  const { edit } = deskWordsNow()
  const draft = useStore(desk.$draft)
  const id = useId()
  return (
    <div className="field desk-position">
      <label htmlFor={id}>{edit.position}</label>
      <input
        id={id}
        dir="ltr"
        inputMode="text"
        autoComplete="off"
        value={typedPosition(item, draft)}
        aria-describedby={`${id}-hint`}
        onChange={({ currentTarget }) => desk.change({ position: currentTarget.value })}
      />
      <p id={`${id}-hint`} className="field-hint">
        {edit.positionHint}
        {item.position && (
          <>
            {' '}
            {edit.now}: <bdi dir="ltr">{positionText(item.position)}</bdi>
          </>
        )}
      </p>
    </div>
  )
}
