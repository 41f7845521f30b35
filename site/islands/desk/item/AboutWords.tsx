import type { DeskItemOf } from '#core/contract/desk.ts'
import { deskHref } from '#site/stores/desk/address.ts'
import { fill } from '#site/stores/desk/fill.ts'
import { restOf } from '#site/stores/desk/item.ts'
import { deskWordsNow } from '#site/stores/desk/words.ts'

type About = NonNullable<DeskItemOf<'report'>['about']>

/** The reported contribution, its author, and whether it is still visible. */
export function AboutWords({ about }: { about: About }) {
  const { report, kind, item, queue } = deskWordsNow()
  const { words } = about
  const name = `${kind[about.kind]} ${about.id}`
  if (!words)
    return (
      <p>
        <bdi>{name}</bdi>: {report.gone}
      </p>
    )
  const by = { kind: name, name: words.author || queue.nobody }
  return (
    <div className="stack gap-2 box desk-contribution">
      <blockquote lang={words.language}>
        {words.title && <b dir="auto">{words.title}</b>}
        <p className="pre-line desk-words" dir="auto">
          {words.text}
        </p>
      </blockquote>
      <p className="fine">
        {fill(report.wordsBy, by)}{' '}
        <a href={deskHref({ tab: 'queue', rest: restOf(about) })}>{fill(item.open, { name })}</a>
      </p>
      {words.hidden && <p className="desk-flag">{report.hidden}</p>}
    </div>
  )
}
