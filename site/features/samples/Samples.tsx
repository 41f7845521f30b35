import { useStore } from '@nanostores/react'
import type { Ref } from 'react'
import { $samples, showSamples } from '#site/features/samples/samples.ts'
import { Button } from '#site/ui/page/Button.tsx'
import { Icon } from '#site/ui/page/Icon.tsx'
import { useIsHydrated } from '#site/ui/page/use-is-hydrated.ts'

export type SamplesWords = Readonly<Record<'show' | 'hide' | 'shown', string>>

/** Whether the visitor has asked for samples; never in the HTML. */
export function useSamples(): boolean {
  const isAsked = useStore($samples)
  return useIsHydrated() && isAsked
}

/** Above a list with samples: says so, and hides them. */
export function SamplesBand({ words, onHide }: { words: SamplesWords; onHide?: () => void }) {
  const hide = () => {
    showSamples(false)
    onHide?.()
  }
  return (
    <div className="notice cluster samples-band">
      <p>
        <Icon name="info" />
        <span>{words.shown}</span>
      </p>
      <p>
        <Button look="text" onClick={hide}>
          {words.hide}
        </Button>
      </p>
    </div>
  )
}

/** At the end of a list that has samples. */
export function SamplesButton({ words, at }: { words: SamplesWords; at?: Ref<HTMLButtonElement> }) {
  const isShown = useSamples()
  return (
    <p className="above-3 needs-script">
      <Button look="link" className="small" ref={at} onClick={() => showSamples(!isShown)}>
        {isShown ? words.hide : words.show}
      </Button>
    </p>
  )
}
