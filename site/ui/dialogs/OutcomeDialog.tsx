import { Button } from '../page/Button.tsx'
import { Icon } from '../page/Icon.tsx'
import { Dialog } from './Dialog.tsx'

interface Props {
  title: string
  icon?: 'check' | 'mail'
  /** The server's answer. */
  text: string
  /** Label of the only button. */
  button: string
  /** The button gets the focus. */
  isFirst?: boolean
  opener: HTMLElement | undefined
  /** Called however the dialog is closed. */
  onLeave: () => void
}

/** Tells what came of a form. */
export function OutcomeDialog({ title, icon = 'check', text, button, isFirst, opener, onLeave }: Props) {
  return (
    <Dialog title={title} opener={opener} onClose={onLeave}>
      <p className="outcome" role="status">
        <Icon name={icon} />
        <bdi>{text}</bdi>
      </p>
      <Button look="main" data-autofocus={isFirst} onClick={onLeave}>
        {button}
      </Button>
    </Dialog>
  )
}
