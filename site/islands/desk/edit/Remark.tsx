import type { DeskItemOf } from '#core/contract/desk.ts'
import { deskWordsNow } from '#site/stores/desk/words.ts'

/** What a sender tells the editors. */
export function Remark({ item: { remark, language } }: { item: DeskItemOf<'edit' | 'applied'> }) {
  const { edit } = deskWordsNow()
  if (!remark) return null
  return (
    <section className="stack gap-1">
      <h3>{edit.remark}</h3>
      <p lang={language} dir="auto">
        {remark}
      </p>
    </section>
  )
}
