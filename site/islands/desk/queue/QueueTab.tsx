import { useStore } from '@nanostores/react'
import { useEffect, useRef, type RefObject } from 'react'
import { $address, deskHref } from '#site/stores/desk/address.ts'
import { itemKeyOf, restOf } from '#site/stores/desk/item.ts'
import { $entry } from '#site/stores/desk/entry.ts'
import { isDeskKind, DESK_KINDS } from '#core/domain/desk-kinds.ts'
import { counted } from '#core/i18n/plural.ts'
import { pageLang } from '#site/stores/page/page-lang.ts'
import { Button } from '../../page/Button.tsx'
import { Icon } from '../../page/Icon.tsx'
import { Failed } from '../Failed.tsx'
import { ItemPane } from '../item/ItemPane.tsx'
import { useDesk } from '../use-desk.ts'
import { deskWordsNow } from '#site/stores/desk/words.ts'
import { KeysHelp } from './KeysHelp.tsx'
import { KindChips } from './KindChips.tsx'
import { MailsButton } from './MailsDialog.tsx'
import { QueueList } from './QueueList.tsx'
import { focusLine, useKeys } from './use-keys.ts'

/** The queue with the open item beside it; on phones one of the two. */
export function QueueTab() {
  const desk = useDesk()
  const { queue: words } = deskWordsNow()
  const { rest, query } = useStore($address)
  const kind = isDeskKind(query['kind']) ? query['kind'] : undefined
  const open = itemKeyOf(rest)
  const openRest = open && restOf(open)
  const list = useRef<HTMLDivElement>(null)
  useEffect(() => void desk.queue.load(kind), [desk, kind])
  useEffect(() => {
    void desk.open(openRest ? itemKeyOf(openRest) : undefined)
  }, [desk, openRest])
  useReturn(openRest, list)
  const keys = useKeys(list, openRest)
  return (
    <div className={open ? 'stack desk-queue has-item' : 'stack desk-queue'}>
      <div className="cluster apart desk-tools">
        <KindChips kind={kind} />
        <Mails />
        <KeysHelp isOpen={keys.isHelpOpen} setOpen={keys.setHelpOpen} />
      </div>
      <div className="stack gap-5 desk-panes">
        <div ref={list} className="stack gap-3 desk-list-pane">
          <EndingFacts />
          <Waiting />
        </div>
        <div className="stack gap-3 desk-item-pane">
          {open && (
            <a className="fit back-link" href={deskHref({ tab: 'queue', query })}>
              {words.back}
            </a>
          )}
          <ItemPane />
        </div>
      </div>
    </div>
  )
}

/** After closing an item, focuses its line, or the first one. */
function useReturn(open: string | undefined, list: RefObject<HTMLDivElement | null>): void {
  const last = useRef<string>(undefined)
  useEffect(() => {
    if (open) last.current = open
    else if (last.current) focusLine(list.current, last.current)
  }, [open, list])
}

function Mails() {
  const entry = useStore($entry)
  return entry.status === 'open' && <MailsButton kinds={DESK_KINDS.filter((kind) => kind in entry.counts)} />
}

/** How many kashrut facts end soon, and the way to them. */
function EndingFacts() {
  const { facts } = useDesk()
  const { facts: words } = deskWordsNow()
  const { soon = 0 } = useStore(facts.$counts)
  if (soon === 0) return null
  return (
    <p className="notice">
      <Icon name="info" />
      <a href={deskHref({ tab: 'kashrut' })}>{counted(pageLang(), words, 'ending', soon)}</a>
    </p>
  )
}

/** The list, or why there is none. */
function Waiting() {
  const desk = useDesk()
  const { queue: words, calls } = deskWordsNow()
  const state = useStore(desk.queue.$queue)
  const { rest, query } = useStore($address)
  const kind = isDeskKind(query['kind']) ? query['kind'] : undefined
  const again = () => void desk.queue.load(kind)
  if (state.status === 'loading') return <p role="status">{calls.loading}</p>
  if (state.status === 'failed') return <Failed text={state.text} onAgain={again} />
  const { items, total } = state
  return (
    <>
      {items.length === 0 ? (
        <p className="desk-empty" tabIndex={-1}>
          {words.empty}
        </p>
      ) : (
        <QueueList items={items} open={itemKeyOf(rest)} kind={kind} />
      )}
      <p className="cluster gap-3 button-row">
        {total > items.length && <Button onClick={() => void desk.queue.more()}>{words.more}</Button>}
        <Button look="link" onClick={again}>
          {words.refresh}
        </Button>
      </p>
    </>
  )
}
