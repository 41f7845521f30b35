import { downloadCodes } from '#site/stores/accounts/second-factor.ts'
import { wordsNow } from '#site/stores/page/words.ts'

interface Props {
  codes: readonly string[]
  onKept: () => void
}

/** The recovery codes, which are shown once. */
export function RecoveryCodes({ codes, onKept }: Props) {
  const { factor: words } = wordsNow()
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
        <button type="button" className="button is-quiet" onClick={() => downloadCodes(words.codesTitle, codes)}>
          {words.download}
        </button>
        <button type="button" className="button" onClick={onKept}>
          {words.kept}
        </button>
      </div>
    </>
  )
}
