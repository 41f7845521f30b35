import { useStore } from '@nanostores/react'
import { useEffect, useRef, useState } from 'react'
import { offerCard, type OfferWords } from '#site/ui/cards/offer-card.ts'
import { createSampleOffers, type SampleOffersAsked } from '#site/features/samples/sample-offers.ts'
import { CardItem } from '#site/ui/cards/CardItem.tsx'
import { toastLateFailure } from '#site/ui/page/late-toasts.ts'
import { SamplesBand, SamplesButton, useSamples, type SamplesWords } from './Samples.tsx'

export interface SampleOffersProps extends SampleOffersAsked {
  words: OfferWords & { samples: SamplesWords }
}

/** At the end of a list of offers: its samples, once the visitor has asked for them. */
export function SampleOffers({ words, ...asked }: SampleOffersProps) {
  const isShown = useSamples()
  const button = useRef<HTMLButtonElement>(null)
  const [{ $offers, load }] = useState(() =>
    createSampleOffers(asked, { onProblem: (error) => void toastLateFailure('couldNotGetFeatures', error) }),
  )
  const offers = useStore($offers)
  useEffect(() => {
    if (isShown) void load()
  }, [isShown, load])
  return (
    <>
      {isShown && offers && (
        <>
          <SamplesBand words={words.samples} onHide={() => button.current?.focus()} />
          <ul className="cards is-three">
            {offers.map((offer) => (
              <CardItem key={offer.nid} level={2} card={offerCard(offer, { lang: asked.lang, words })} />
            ))}
          </ul>
        </>
      )}
      <SamplesButton words={words.samples} at={button} />
    </>
  )
}
