import { useStore } from '@nanostores/react'
import { useEffect, useRef } from 'react'
import { pathOf } from '#site/stores/desk/documents-paths.ts'
import { fieldAt } from '#site/stores/desk/documents-shape.ts'
import { Icon } from '../../page/Icon.tsx'
import { focusField, idOf, useDocument } from './use-document.ts'
import { documentsWordsNow } from '#site/stores/desk/words.ts'

/** All errors after a failed save; takes the focus and links to each field. */
export function ProblemSummary() {
  const context = useDocument()
  const { form } = context
  const words = documentsWordsNow()
  const { round, refusal, isChecked, body } = useStore(form.$state)
  const problems = Object.entries(useStore(form.$problems))
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (round > 0) box.current?.focus()
  }, [round])
  const whole = refusal && refusal.path === undefined ? refusal.text : undefined
  const isShown = whole !== undefined || refusal !== undefined || isChecked
  if (!isShown || (problems.length === 0 && whole === undefined)) return null
  return (
    <div ref={box} className="stack gap-3 doc-problems" tabIndex={-1} role="alert">
      <p>
        <Icon name="warning" />
        <strong>{whole ?? words.form.problems}</strong>
      </p>
      {problems.length > 0 && (
        <ul className="bullets">
          {problems.map(([path, problem]) => (
            <li key={path}>
              <a
                href={`#${idOf(path)}`}
                onClick={(event) => {
                  event.preventDefault()
                  focusField(path, context)
                }}
              >
                <bdi>{fieldAt(form.shape.fields, pathOf(path), body).label}</bdi>: {problem}
              </a>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
