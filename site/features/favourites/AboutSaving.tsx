import type { Texts } from '#core/i18n/messages.ts'
import { Benefits } from '#site/features/accounts/Benefits.tsx'
import { AccountButtons } from '#site/features/accounts/LoginButton.tsx'
import { CardItem } from '#site/ui/cards/CardItem.tsx'
import type { ExampleProps } from './favourites-props.ts'
import { savedCard } from './saved-card.ts'

type Words = Texts<'accounts.saved'>

/** What saving does, for who is not logged in, with an example of a list. */
export function AboutSaving({ words, example }: ExampleProps & { words: Words }) {
  return (
    <div className="saved-about">
      <div className="stack box start">
        <h2 className="h3">{words.aboutTitle}</h2>
        <Benefits
          items={[
            ['heart', words.canSave],
            ['list', words.canList],
            ['user', words.needLogin],
          ]}
        />
        <AccountButtons />
      </div>
      {example && <Example example={example} words={words} />}
    </div>
  )
}

function Example({ example, words }: { example: NonNullable<ExampleProps['example']>; words: Words }) {
  return (
    <section className="saved-example" aria-labelledby="saved-example">
      <h2 className="row h3 below-4" id="saved-example">
        {example.title} <span className="badge is-sample">{words.example}</span>
      </h2>
      <ul className="stack gap-3">
        {example.entries.map((entry) => (
          <CardItem key={entry.tnid} card={savedCard(entry, words)} />
        ))}
      </ul>
    </section>
  )
}
