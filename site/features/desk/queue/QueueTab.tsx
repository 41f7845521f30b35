import { t } from '#site/ui/page/messages.ts'
import { useStore } from '@nanostores/react'
import { useEffect, useRef, type RefObject, useState } from 'react'
import { $address, deskHref } from '#site/features/desk/address.ts'
import { itemKeyOf, restOf } from '#site/features/desk/queue/item.ts'
import { $entry, mayBlock } from '#site/features/desk/log/entry.ts'
import { isDeskKind, DESK_KINDS } from '#core/terms/desk-kinds.ts'
import { formatCount } from '#core/i18n/format.ts'
import { pageLang } from '#site/ui/page/page-lang.ts'
import { Button } from '#site/ui/page/Button.tsx'
import { Icon } from '#site/ui/page/Icon.tsx'
import { focusIfLost } from '#site/ui/page/focus-if-lost.ts'
import { Failed } from '../parts.tsx'
import { useDesk } from '../use-desk.ts'
import { HoldCounts, HoldingButton } from './Holding.tsx'
import { KindChips, QueueList } from './QueueList.tsx'
import { focusLine, useKeys } from './use-keys.ts'
import { Dialog } from '#site/ui/dialogs/Dialog.tsx'
import type { DeskKind, DeskMails } from '#core/contract/desk.ts'
import { deskCall, orToast } from '#site/features/desk/calls.ts'
import { MailsForm } from '#site/features/mails/MailsForm.tsx'
import { Decide } from './Decide.tsx'
import { ItemBody } from './ItemBody.tsx'
import { ItemHead } from './ItemHead.tsx'

/** The queue with the open item beside it; on phones one of the two. */
export function QueueTab() {
  const desk = useDesk()
  const { queue: words } = t('desk.page')
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
  const mayHold = mayBlock(useStore($entry))
  return (
    <div className={open ? 'stack desk-queue has-item' : 'stack desk-queue'}>
      <div className="cluster apart desk-tools">
        <KindChips kind={kind} />
        <div className="cluster gap-3">
          <Mails />
          {mayHold && <HoldingButton />}
          <KeysHelp isOpen={keys.isHelpOpen} setOpen={keys.setHelpOpen} />
        </div>
      </div>
      <div className="stack gap-5 desk-panes">
        <div ref={list} className="stack gap-3 desk-list-pane">
          <EndingFacts />
          <HoldCounts />
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
  const { facts: words } = t('desk.page')
  const { soon = 0 } = useStore(facts.$counts)
  if (soon === 0) return null
  return (
    <p className="notice">
      <Icon name="info" />
      <a href={deskHref({ tab: 'kashrut' })}>{formatCount(pageLang(), words, 'ending', soon)}</a>
    </p>
  )
}

/** The list, or why there is none. */
function Waiting() {
  const desk = useDesk()
  const { queue: words, calls } = t('desk.page')
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
        <p className="row gap-2 desk-empty" tabIndex={-1}>
          <Icon name="check" />
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

/** The keyboard shortcuts of the queue, and the button that shows them. */
function KeysHelp({ isOpen, setOpen }: { isOpen: boolean; setOpen: (open: boolean) => void }) {
  const { keys: words } = t('desk.page')
  const keys: readonly (readonly [string, string])[] = [
    ['j k', words.move],
    ['Enter', words.enter],
    ['a', words.approve],
    ['r', words.refuse],
    ['u', words.undo],
    ['?', words.help],
  ]
  return (
    <>
      <Button look="link" aria-keyshortcuts="?" onClick={() => setOpen(true)}>
        {words.open}
      </Button>
      {isOpen && (
        <Dialog title={words.title} onClose={() => setOpen(false)}>
          <dl className="stack gap-2 desk-keys">
            {keys.map(([key, text]) => (
              <div key={key}>
                <dt>
                  {key.split(' ').map((keyName) => (
                    <kbd key={keyName}>{keyName}</kbd>
                  ))}
                </dt>
                <dd>{text}</dd>
              </div>
            ))}
          </dl>
          <p className="fine">{words.note}</p>
        </Dialog>
      )}
    </>
  )
}

interface MailsDialogProps {
  /** Those that the role decides. */
  kinds: readonly DeskKind[]
}

/** The button of the dialog in which people choose when they are mailed about what waits, and about what. */
function MailsButton({ kinds }: MailsDialogProps) {
  const { mails: words, kinds: names } = t('desk.page')
  const [known, setKnown] = useState<DeskMails>()
  const open = () => orToast(async () => setKnown(await deskCall('GET /rest/tjt/desk/mails', {})))
  const close = () => setKnown(undefined)
  async function save(body: DeskMails): Promise<void> {
    await deskCall('PUT /rest/tjt/desk/mails', { body })
    close()
  }
  return (
    <>
      <Button look="link" onClick={() => void open()}>
        {words.open}
      </Button>
      {known && (
        <Dialog title={words.title} onClose={close}>
          <MailsForm
            {...{ known, save }}
            kinds={kinds.map((kind) => ({ kind, label: names[kind] }))}
            onCancel={close}
          />
        </Dialog>
      )}
    </>
  )
}

/** Focuses what has been loaded, unless a person has moved on meanwhile, such as to the undo of what they decided. */
function focusInPanes(element: HTMLElement | null = null): void {
  if (document.activeElement?.closest('.desk-panes')) element?.focus()
  else focusIfLost(element)
}

/** The open item with everything needed to decide; each new one gets the focus, unless that is elsewhere by then. */
function ItemPane() {
  const desk = useDesk()
  const { item: words, queue, calls } = t('desk.page')
  const state = useStore(desk.item.$item)
  const list = useStore(desk.queue.$queue)
  const hasItems = list.status === 'ready' && list.items.length > 0
  const pane = useRef<HTMLDivElement>(null)
  const shown = state.status === 'ready' ? restOf(state.key) : undefined
  // An address that names an item starts at the top of the page.
  const first = useRef(itemKeyOf($address.get().rest))
  useEffect(() => {
    if (!shown) return
    const isFirst = first.current && restOf(first.current) === shown
    first.current = undefined
    if (!isFirst) focusInPanes(pane.current?.querySelector<HTMLElement>('h2'))
  }, [shown])
  switch (state.status) {
    case 'none':
      return hasItems && <p className="is-muted">{queue.choose}</p>
    case 'loading':
      return <p role="status">{calls.loading}</p>
    case 'gone':
      return <p role="alert">{words.gone}</p>
    case 'failed':
      return <Failed text={state.text} onAgain={() => void desk.item.load(state.key)} />
    case 'ready':
      return (
        <article ref={pane} className="stack desk-item" key={restOf(state.key)}>
          <ItemHead item={state.item} />
          <ItemBody item={state.item} />
          <Decide item={state.item} />
        </article>
      )
  }
}
