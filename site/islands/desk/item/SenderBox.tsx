import type { DeskItem } from '#core/contract/desk.ts'
import { LANGUAGES } from '#core/i18n/languages.ts'
import { fill } from '#site/stores/desk/fill.ts'
import { Fact, numberOf, PersonName, When } from '../parts.tsx'
import { deskWordsNow } from '#site/stores/desk/words.ts'

/** The sender of an item, and decisions about their earlier ones. */
export function SenderBox({ item }: { item: DeskItem }) {
  const { item: words, queue } = deskWordsNow()
  const { from, at, language } = item
  return (
    <dl className="cluster gap-3 small desk-sender">
      <Fact name={words.sender}>
        {from ? <PersonName person={from} /> : queue.nobody}
        {from?.email && (
          <>
            {' '}
            <a href={`mailto:${from.email}`} dir="ltr">
              {from.email}
            </a>
          </>
        )}
        {from && !from.email && <span className="strong desk-mark">{words.noMail}</span>}
        {from?.owner && <span className="strong desk-mark">{words.isOwner}</span>}
      </Fact>
      {from && <Fact name={words.record}>{recordText(words.recordText, from)}</Fact>}
      <Fact name={words.sentAt}>
        <When at={at} />
      </Fact>
      <div>
        <dt>{words.language}</dt>
        <dd lang={language}>{LANGUAGES[language]?.name ?? language}</dd>
      </div>
    </dl>
  )
}

type Record = Pick<NonNullable<DeskItem['from']>, 'approved' | 'refused' | 'waiting'>

function recordText(text: string, record: Record): string {
  const { approved, refused, waiting } = record
  return fill(text, { approved: numberOf(approved), refused: numberOf(refused), waiting: numberOf(waiting) })
}
