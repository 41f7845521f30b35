import type { Texts } from '#core/i18n/messages.ts'
import { AccountButtons } from '#site/features/accounts/LoginButton.tsx'
import { CardItem } from '#site/ui/cards/CardItem.tsx'
import { Icon } from '#site/ui/page/Icon.tsx'
import type { ExampleProps } from './favourites-props.ts'
import { savedCard } from './saved-card.ts'

type Words = Texts<'accounts.saved'>

/** What saving does, for who is not logged in, with an example of a list. */
export function AboutSaving({ words, example }: ExampleProps & { words: Words }) {
  return (
    <div className="saved-about">
      <div className="stack box start">
        <h2 className="h3">{words.aboutTitle}</h2>
        <ul className="stack gap-3 benefits">
          <li className="row tops">
            <Icon name="heart" />
            <span>{words.canSave}</span>
          </li>
          <li className="row tops">
            <Icon name="list" />
            <span>{words.canList}</span>
          </li>
          <li className="row tops">
            <Icon name="user" />
            <span>{words.needLogin}</span>
          </li>
        </ul>
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
