import { t } from '#site/ui/page/messages.ts'
import { downloadCodes } from '#site/features/accounts/second-factor.ts'
import { Button } from '#site/ui/page/Button.tsx'

interface Props {
  codes: readonly string[]
  onKept: () => void
}

/** The recovery codes, which are shown once. */
export function RecoveryCodes({ codes, onKept }: Props) {
  const { factor: words } = t('accounts.app')
  return (
    <>
      <p>{words.codesText}</p>
      <ul className="recovery-codes" dir="ltr" aria-label={words.codesTitle}>
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <div className="cluster gap-3 button-row">
        <Button onClick={() => downloadCodes(words.codesTitle, codes)}>{words.download}</Button>
        <Button look="main" onClick={onKept}>
          {words.kept}
        </Button>
      </div>
    </>
  )
}
