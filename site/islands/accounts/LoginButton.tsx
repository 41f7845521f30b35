import { openDialog } from '#site/stores/dialogs/dialogs.ts'
import { Icon } from '../page/Icon.tsx'
import { useWords } from '../page/use-words.ts'

export function LoginButton() {
  const { header } = useWords()
  return (
    <button type="button" className="button" onClick={() => openDialog('login')}>
      <Icon name="user" />
      {header.login}
    </button>
  )
}
