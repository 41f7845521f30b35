import type { Texts } from '#core/i18n/messages.ts'
import { t } from '#site/ui/page/messages.ts'
import { atom, type ReadableAtom } from 'nanostores'
import { ApiError } from '#core/contract/client.ts'
import type { DeskAct, DeskItem, DeskItemOf, CertificateReading, EditedField } from '#core/contract/desk.ts'
import { isDirectoryType } from '#core/terms/directory.ts'
import { textIn, type Localized } from '#core/terms/localized.ts'
import { hrefOf, slugIn } from '#core/domain/routes.ts'
import { pageLang } from '#site/ui/page/page-lang.ts'
import type { Act, ActsStore } from '../acts.ts'
import { deskCall, failureText } from '../calls.ts'
import {
  chosenAnswer,
  OWN_FIELDS,
  decisionOf,
  type Draft,
  movesTown,
  positionOf,
  readingOf,
  takenFields,
  takenPictures,
  typedPosition,
} from '../documents/draft.ts'
import type { ItemStore, MergingStore } from './item.ts'
import { dayProblems } from '#core/domain/certificates.ts'
import type { EditField, ShippedField } from '#core/fields/edit.ts'
import { formatIsolated } from '../format-isolated.ts'
import { ONE_LINE, type OneLineKind } from '#core/domain/listing/one-line.ts'

type Sending =
  | { status: 'idle' | 'sending' }
  /** `round` increases, so that the same text is announced again. */
  | { status: 'refused'; text: string; round: number }

export interface Deciding {
  $sending: ReadableAtom<Sending>
  /** The action waiting for a reason. */
  $asking: ReadableAtom<DeskAct | undefined>
  /** Asks for an action's reason, or stops asking. */
  ask(act: DeskAct | undefined): void
  /** Decides the open item; false if refused, without losing what was typed. */
  decide(act: DeskAct): Promise<boolean>
  /** Decides the open item, once there is a reason if the action requires one. */
  begin(act: DeskAct): void
}

interface Options {
  item: ItemStore
  acts: ActsStore
  merging: MergingStore
  $draft: ReadableAtom<Draft>
  /** Called after a decision. */
  onDecided: (item: DeskItem, draft: Draft, act: DeskAct) => void
}

export function createDeciding(options: Options): Deciding {
  const { item, acts, merging, $draft, onDecided } = options
  const $sending = atom<Sending>({ status: 'idle' })
  const $asking = atom<DeskAct | undefined>()
  let rounds = 0
  const settle = () => $sending.set({ status: 'idle' })
  const refuse = (text: string) => $sending.set({ status: 'refused', text, round: ++rounds })

  async function send(about: DeskItem, act: DeskAct): Promise<boolean> {
    const draft = $draft.get()
    try {
      const body = decisionOf(about, draft, act, merging.$merged.get())
      const done = await deskCall('POST /rest/tjt/desk/decision', { body })
      acts.add(done, actOn(about, act, done.id))
      settle()
      onDecided(about, draft, act)
      return true
    } catch (error) {
      refuse(failureText(error))
      if (hasMoved(error)) void item.load(about)
      return false
    }
  }

  function ask(act: DeskAct | undefined): void {
    settle()
    $asking.set(act)
  }

  async function decide(act: DeskAct): Promise<boolean> {
    const state = item.$item.get()
    const isBusy = $sending.get().status === 'sending'
    if (state.status !== 'ready' || isBusy) return false
    const merged = merging.$merged.get()
    const problem = problemOf(state.item, $draft.get(), act, merged)
    if (problem) {
      refuse(problem)
      return false
    }
    $sending.set({ status: 'sending' })
    return send(state.item, act)
  }

  return {
    $sending,
    $asking,
    ask,
    decide,
    begin(act) {
      const state = item.$item.get()
      if (state.status !== 'ready') return
      if (needsReason(state.item, $draft.get(), act)) ask(act)
      else void decide(act)
    },
  }
}

/** Codes for being too late: the current state is shown. */
const MOVED: ReadonlySet<string> = new Set(['alreadyDecided', 'contentMoved'])

const hasMoved = (error: unknown): boolean => error instanceof ApiError && MOVED.has(error.code)

/** A new place by its page. */
function listedAs({ proposed = '', fields }: DeskItemOf<'edit'>, tnid: number): Pick<Act, 'name' | 'url'> {
  const dtype = Number(fields.find(({ field }) => field === 'dtype')?.after)
  const lang = pageLang()
  const slug = slugIn(lang, { en: proposed }, tnid)
  return {
    name: proposed,
    ...(isDirectoryType(dtype) && { url: hrefOf(lang, { kind: 'listing', tnid, dtype, slug }) }),
  }
}

/** The effect of an action: refusing a duplicate lists it, and so does approving a new place. */
function actOn(item: DeskItem, act: DeskAct, id: string | undefined): Pick<Act, 'act' | 'name' | 'url'> {
  if (item.kind === 'edit' && item.proposed !== undefined)
    return id === undefined ? { act, name: item.proposed } : { act: 'create', ...listedAs(item, Number(id)) }
  const place = item.kind === 'conflict' && item.duplicate
  if (!place || act !== 'refuse') return { act, ...nameOf(item) }
  const { title, sourceId } = place
  return { act: 'create', name: title ? textIn(pageLang(), title) : sourceId }
}

/** The subject of an item, in a line. */
export function nameOf(item: DeskItem): Pick<Act, 'name' | 'url'> {
  const { listing } = item
  if (listing) return { name: textIn(pageLang(), listing.title), url: listing.url }
  const title = item.kind === 'conflict' ? item.title : undefined
  return {
    name: title ? textIn(pageLang(), title) : t('desk.page').kind[item.kind],
  }
}

type EditItem = DeskItemOf<'edit'>

/** Actions that require a reason. */
const REASONED: ReadonlySet<DeskAct> = new Set<DeskAct>(['refuse', 'hide'])

/** Whether an action requires a reason; of visitors' answers, where a sender is told, or a listing is removed. */
function needsReason(item: DeskItem, draft: Draft, act: DeskAct): boolean {
  if (item.kind !== 'hint') return REASONED.has(act)
  const answer = chosenAnswer(item, draft)
  return act === 'refuse' ? (answer?.people.length ?? 0) > 0 : answer?.answer === 'closed'
}

/** Validates a decision before sending. */
function problemOf(item: DeskItem, draft: Draft, act: DeskAct, merged: readonly EditItem[]): string | undefined {
  const { conflict, decide, edit } = t('desk.page')
  if (needsReason(item, draft, act)) return draft.reason.trim() ? undefined : decide.needReason
  if (act !== 'approve') return undefined
  if (item.kind === 'conflict') {
    // A duplicate may keep all its listing's values.
    const isNothing = !item.duplicate && takenFields(item, draft).length === 0
    return isNothing ? conflict.nothingChosen : undefined
  }
  if (item.kind === 'hint') return hintProblem(item, draft)
  if (item.kind === 'certificate') return readingProblem(readingOf(item, draft), item.today)
  if (item.kind !== 'edit') return undefined
  const isNothing =
    takenFields(item, draft).length === 0 &&
    takenPictures(item, draft).length === 0 &&
    Object.keys(draft.values).length === 0 &&
    draft.merge.length === 0 &&
    !draft.owner
  if (isNothing) return edit.nothingChosen
  if (movesTown(item, draft, merged) && !positionOf(typedPosition(item, draft))) return edit.positionWrong
  const open = disagreements(item, draft, merged)[0]
  return open && formatIsolated(edit.disagree, { field: fieldName(open.field, open.own?.name) })
}

/** Why what an editor wrote in place of visitors' words, or read on a photo, cannot be taken. */
function hintProblem(item: DeskItemOf<'hint'>, draft: Draft): string | undefined {
  const answer = chosenAnswer(item, draft)
  const field = answer && OWN_FIELDS[answer.question]
  if (!field) return undefined
  const own = draft.values[field]?.trim() ?? ''
  const isUnread = own === '' ? answer.answer === '' : !ONE_LINE[field].read(own)
  return isUnread ? formatIsolated(t('desk.page').hint.unread, { example: EXAMPLES[field] }) : undefined
}

/** Lines in the notation of forms. */
export const EXAMPLES: Readonly<Record<OneLineKind, string>> = {
  hours: 'Su-Th 10:00-22:00; Fr 09:00-14:00',
  prayerTimes: 'kabbalatShabbat Fr 16:10; shacharit Sa 09:00',
}

/** Why what an editor read on a photo cannot be taken. */
function readingProblem(reading: CertificateReading, today: string): string | undefined {
  if (reading.authority === '') return t('desk.page').certificate.needAuthority
  const [wrong] = dayProblems(reading, today)
  return wrong && t('errors')[wrong.code]
}

/** The fields in which edits differ and the editor has no version. */
function disagreements(item: EditItem, draft: Draft, merged: readonly EditItem[]): EditedField[] {
  const taken = takenFields(item, draft)
  const own = item.fields.filter(({ field }) => taken.includes(field))
  const all = [own, ...merged.map(({ fields }) => fields.filter(({ applies }) => applies))]
  const versions = new Map<string, Set<string>>()
  for (const { field, after } of all.flat()) {
    const known = versions.get(field) ?? new Set()
    versions.set(field, known.add(JSON.stringify(after)))
  }
  return all.flat().filter(({ field }) => versions.get(field)!.size > 1 && !hasOwn(draft, field))
}

const hasOwn = ({ values }: Draft, field: string): boolean => values[field as EditField] !== undefined

/** The label of a field in the form. */
export function fieldName(field: string, name?: Localized): string {
  if (name) return textIn(pageLang(), name)
  if (field === 'dtype') return t('desk.page').edit.dtype
  const { fields }: Pick<Texts<'edit'>, 'fields'> = t('edit')
  return fields[field as ShippedField] ?? field
}

/** A value as text, with names instead of ids. */
export function valueNames(value: string | readonly string[], names: EditedField['names']): string[] {
  const all = typeof value === 'string' ? [value] : value
  return all.filter((id) => id !== '').map((id) => names[id] ?? id)
}
