import { t } from '#site/ui/page/messages.ts'
import { Fragment } from 'react'
import type { Piece } from '#site/features/desk/documents/word-diff.ts'

interface Props {
  pieces: readonly Piece[]
  /** Shows one side only; both if absent. */
  side?: 'before' | 'after'
  /** Pieces on separate lines, as for options. */
  isList?: boolean
}

/** A text with its differences marked by underline, colour, and a word for screen readers. */
export function Diff({ pieces, side, isList = false }: Props) {
  const { edit } = t('desk.page')
  const other = side && (side === 'before' ? 'added' : 'removed')
  const shown = pieces.filter(({ kind, text }) => kind !== other && text !== '')
  if (shown.length === 0) return <span className="strong is-none">{edit.nothing}</span>
  if (isList)
    return (
      <ul className="cluster gap-1 desk-options">
        {shown.map((piece) => (
          <li key={`${piece.kind} ${piece.text}`}>
            <Marked piece={piece} />
          </li>
        ))}
      </ul>
    )
  // Text without letters, such as a phone number, reads from left to right.
  const hasLetters = shown.some(({ text }) => /\p{L}/u.test(text))
  return (
    <span className="pre-line desk-words" dir={hasLetters ? 'auto' : 'ltr'}>
      {shown.map((piece, at) => (
        <Fragment key={at}>
          <Marked piece={piece} />
        </Fragment>
      ))}
    </span>
  )
}

function Marked({ piece: { kind, text } }: { piece: Piece }) {
  const { edit } = t('desk.page')
  if (kind === 'same') return <>{text}</>
  const Mark = kind === 'removed' ? 'del' : 'ins'
  return (
    <Mark>
      {/* Isolated, so that it does not affect the direction of the text. */}
      <bdi className="visually-hidden">{edit[kind]} </bdi>
      {text}
    </Mark>
  )
}
