import { Button } from './Button.tsx'
import { useCopy } from './use-copy.ts'

interface Props {
  words: Readonly<Record<'copyLink' | 'copied' | 'copyFailed', string>>
  /**
   * Updates the address to one that shows the same to anyone, and returns its query, maybe with a fragment; undefined
   * before hydration.
   */
  share: (() => string) | undefined
}

/** Copies the address of what is shown, and says so. */
export function CopyLink({ words, share }: Props) {
  const { said, copy, clear } = useCopy(words)
  const copyAddress = (query: string) => {
    const url = new URL(location.href)
    const [search = '', fragment] = query.split('#')
    url.search = search
    if (fragment) url.hash = fragment
    void copy(url.href)
  }
  return (
    <>
      <Button look="text" icon="share" disabled={!share} onClick={() => share && copyAddress(share())} onBlur={clear}>
        <span>{words.copyLink}</span>
      </Button>
      <span className="copy-said" role="status">
        {said}
      </span>
    </>
  )
}
