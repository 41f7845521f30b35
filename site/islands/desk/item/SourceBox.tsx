import type { DeskItemOf } from '#core/contract/desk.ts'
import { pageLang } from '#site/stores/page/page-lang.ts'
import { Fact, Shown, When } from '../parts.tsx'
import { deskWordsNow } from '#site/stores/desk/words.ts'

type Conflict = DeskItemOf<'conflict'>

/** The source of an import's conflict, and its document. */
export function SourceBox({ item }: { item: Conflict }) {
  const { conflict, item: words } = deskWordsNow()
  return (
    <dl className="cluster gap-3 small desk-sender">
      <Fact name={conflict.source}>
        <bdi>{item.source}</bdi>
      </Fact>
      <Fact name={conflict.document}>
        <bdi>
          {item.contentKind} {item.item}
        </bdi>
      </Fact>
      <Fact name={words.sentAt}>
        <When at={item.at} />
      </Fact>
      {item.duplicate && <DuplicateFacts duplicate={item.duplicate} />}
    </dl>
  )
}

/** The imported place, its distance, and what it shares with the listing. */
function DuplicateFacts({ duplicate }: { duplicate: NonNullable<Conflict['duplicate']> }) {
  const words = deskWordsNow().conflict.duplicate
  const { sourceId, title, metres, alike } = duplicate
  const lang = pageLang()
  const distance = new Intl.NumberFormat(lang, { style: 'unit', unit: 'meter' })
  const list = new Intl.ListFormat(lang, { type: 'unit' })
  return (
    <>
      <Fact name={words.place}>
        {title && <Shown text={title} />} <bdi dir="ltr">{sourceId}</bdi>
      </Fact>
      {metres !== undefined && <Fact name={words.away}>{distance.format(metres)}</Fact>}
      {alike.length > 0 && <Fact name={words.common}>{list.format(alike.map((what) => words.alike[what]))}</Fact>}
    </>
  )
}
