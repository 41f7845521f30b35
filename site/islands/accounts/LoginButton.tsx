import { openDialog } from '#site/stores/dialogs/dialogs.ts'
import { Icon } from '../page/Icon.tsx'
import { wordsNow } from '#site/stores/page/words.ts'

export function LoginButton() {
  const { header } = wordsNow()
  return (
    <button type="button" className="button" onClick={() => openDialog('login')}>
      <Icon name="user" />
      {header.login}
    </button>
  )
}
