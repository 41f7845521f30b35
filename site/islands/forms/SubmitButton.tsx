import { useIsSending } from './Form.tsx'

interface SubmitButtonProps {
  label: string
  /** Said while it is being sent. */
  sending: string
  className?: string
}

/** Sends the form around it. It keeps the focus while it is busy; the form itself sends only once. */
export function SubmitButton({ label, sending, className = 'button' }: SubmitButtonProps) {
  const isSending = useIsSending()
  return (
    <button
      type="submit"
      className={isSending ? `${className} is-busy` : className}
      aria-disabled={isSending || undefined}
    >
      {isSending && <span className="spinner" aria-hidden="true" />}
      <span>{isSending ? sending : label}</span>
    </button>
  )
}
