import { openDialog } from '#site/ui/dialogs/dialogs.ts'
import { Button } from '#site/ui/page/Button.tsx'
import { wordsNow } from '#site/ui/page/words.ts'

export function LoginButton() {
  const { header } = wordsNow()
  return (
    <Button look="main" icon="user" onClick={() => openDialog('login')}>
      {header.login}
    </Button>
  )
}

/** Says that something needs an account. */
export const LoginCard = ({ text }: { text: string }) => (
  <div className="stack box card-box">
    <p>{text}</p>
    <LoginButton />
  </div>
)
