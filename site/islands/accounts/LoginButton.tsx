import { openDialog } from '#site/stores/dialogs/dialogs.ts'
import { Icon } from '../page/Icon.tsx'
import { useWords } from '../page/use-words.ts'

/** The way to the log-in, for who needs one here. */
export function LoginButton() {
  const { header } = useWords()
  return (
    <button type="button" className="button" onClick={() => openDialog('login')}>
      <Icon name="user" />
      {header.login}
    </button>
  )
}
