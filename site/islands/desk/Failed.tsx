import { deskWordsNow } from '#site/stores/desk/words.ts'
import { Button } from '../page/Button.tsx'

interface Props {
  text: string
  onAgain: () => void
}

/** Says that loading failed, and offers to retry. */
export function Failed({ text, onAgain }: Props) {
  const { calls } = deskWordsNow()
  return (
    <div className="stack gap-3 start box card-box">
      <p role="alert">{text}</p>
      <Button look="main" onClick={onAgain}>
        {calls.again}
      </Button>
    </div>
  )
}
