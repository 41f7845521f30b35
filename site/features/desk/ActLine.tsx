import { t } from '#site/ui/page/messages.ts'
import { useStore } from '@nanostores/react'
import type { Act } from '#site/features/desk/acts.ts'
import { formHref } from '#site/features/desk/documents/documents-address.ts'
import { formatIsolated } from '#site/features/desk/format-isolated.ts'
import { isOnPages } from '#site/features/desk/publishing.ts'
import { pageLang } from '#site/ui/page/page-lang.ts'
import { Button, IconButton } from '#site/ui/page/Button.tsx'
import { Icon } from '#site/ui/page/Icon.tsx'
import { Shown } from './parts.tsx'
import { useDesk } from './use-desk.ts'

/** The last action and its progress, in one discreet line. */
export function ActLine() {
  const { acts } = useDesk()
  const { live, happened } = t('desk.page')
  const done = useStore(acts.$acts)
  const said = useStore(acts.$said)
  return (
    <>
      <p className="visually-hidden" role="status" aria-label={happened}>
        {said}
      </p>
      {done.length > 0 && (
        <section className="row tops gap-3 small desk-acts" aria-label={live.title}>
          <ul>
            {done.map((act) => (
              <ActItem key={act.audit} act={act} />
            ))}
          </ul>
          <IconButton icon="close" label={live.clear} onClick={acts.clear} />
        </section>
      )}
    </>
  )
}

function ActItem({ act }: { act: Act }) {
  const desk = useDesk()
  const words = t('desk.page')
  const { name, url, progress, left } = act
  return (
    <li className="cluster">
      <b>{words.acted[act.act]}:</b>{' '}
      {url && isOnPages(progress) ? (
        <a href={url}>
          <bdi>{name}</bdi>
        </a>
      ) : (
        <bdi>{name}</bdi>
      )}{' '}
      <Progress act={act} />
      {act.canUndo && (
        <Button look="link" aria-label={formatIsolated(words.live.undo, { name })} onClick={() => void desk.undo(act)}>
          {words.acts.undo}
        </Button>
      )}
      {left && <Left left={left} />}
    </li>
  )
}

/** The listings that an undo left alone. */
function Left({ left: { count, listings } }: { left: NonNullable<Act['left']> }) {
  const { live } = t('desk.page')
  return (
    <div className="stack gap-1">
      <p>{formatIsolated(live.left, { count: count.toLocaleString(pageLang()) })}</p>
      <ul className="cluster gap-2">
        {listings.map(({ id, name }) => (
          <li key={id}>
            <a href={formHref({ kind: 'listings', id })}>
              <Shown text={name} />
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}

const STEPS = ['queued', 'rendering', 'live'] as const

/** The steps until a change is live. */
function Progress({ act: { progress } }: { act: Act }) {
  const { live } = t('desk.page')
  if (progress === 'none' || progress === 'late') return <span className="desk-progress">{live[progress]}</span>
  if (progress === 'partly')
    return (
      <span className="desk-progress">
        <Icon name="warning" /> {live.partly}
      </span>
    )
  const at = STEPS.indexOf(progress)
  return (
    <span className={`desk-progress is-${progress}`} data-progress={progress}>
      {progress === 'live' && <Icon name="check" />}
      {STEPS.slice(0, at + 1).map((step, index) => (
        <span key={step} className={index < at ? 'is-past' : undefined}>
          {index > 0 && <span aria-hidden="true"> → </span>}
          {live[step]}
        </span>
      ))}
    </span>
  )
}
