import { t } from '#site/ui/page/messages.ts'
import { useStore } from '@nanostores/react'
import { useState } from 'react'
import { $address, goTo } from '#site/features/desk/address.ts'
import { createPeople, peopleView, type PeopleView } from '#site/features/desk/people/people.ts'
import { Field } from '#site/ui/forms/Field.tsx'
import { LooseFields } from '#site/ui/forms/LooseFields.tsx'
import { PagedList } from '../log/Log.tsx'
import { useDesk } from '../use-desk.ts'
import { textIn } from '#core/terms/localized.ts'
import { LANGUAGES } from '#core/i18n/languages.ts'
import { shortDateText } from '#core/text/values.ts'
import { formatCount } from '#core/i18n/format.ts'
import { formatIsolated } from '#site/features/desk/format-isolated.ts'
import { pageLang } from '#site/ui/page/page-lang.ts'
import { numberOf } from '../parts.tsx'
import { type PersonProps, BlockDialog, CleanDialog, FactorDialog, TrustDialog, RoleDialog } from './PersonDialogs.tsx'
import { $session } from '#site/ui/session/session.ts'
import { orToast } from '#site/features/desk/calls.ts'
import { $entry } from '#site/features/desk/log/entry.ts'
import { Button } from '#site/ui/page/Button.tsx'

/** Accounts: those with a role, or those that a text finds. */
export function PeopleTab() {
  const { acts } = useDesk()
  const [store] = useState(() => createPeople(acts))
  const { people: words } = t('desk.page')
  const query = peopleView(useStore($address).query)
  const { text } = query
  return (
    <div className="stack gap-4">
      <Search text={text} />
      <h2>{text ? words.found : words.staff}</h2>
      <PagedList {...{ store, query }} tab="people" empty={<p role="status">{words.none}</p>}>
        {(person) => <PersonRow key={person.uid} {...{ store, person }} />}
      </PagedList>
    </div>
  )
}

function Search({ text }: Pick<PeopleView, 'text'>) {
  const { people: words } = t('desk.page')
  return (
    <form
      // Resets the field when the address changes.
      key={text}
      role="search"
      className="cluster gap-3 ends desk-search"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        const typed = new FormData(event.currentTarget).get('text')
        goTo({ tab: 'people', query: { text: String(typed ?? '').trim() } })
      }}
    >
      <LooseFields id="people">
        <Field name="text" label={words.search} dir="auto" autoComplete="off" maxLength={200} defaultValue={text} />
      </LooseFields>
      <button type="submit" className="button is-quiet">
        {words.find}
      </button>
    </form>
  )
}

/** An account, and what can be done about it. */
function PersonRow({ store, person }: PersonProps) {
  const { people: words, item } = t('desk.page')
  const reasonText = item.reason
  const { uid, name, email, verified, at } = person
  return (
    <li className="stack gap-1 start desk-row">
      <p>
        <b>
          <bdi>{name}</bdi>
        </b>
        <RoleText person={person} />
        <FactorText person={person} />
        <BlockText person={person} />
      </p>
      <p className="fine">
        {email ? <bdi dir="ltr">{email}</bdi> : <span>{words.noMail}</span>}
        {email && !verified && <span>{words.unconfirmed}</span>}
        <span>{formatIsolated(words.since, { date: shortDateText(pageLang(), at) })}</span>
        <span>{formatIsolated(words.number, { id: String(uid) })}</span>
        <span>{formatCount(pageLang(), words, 'contributions', person.contributions)}</span>
      </p>
      <TrustText person={person} />
      {person.blocked && <p dir="auto">{formatIsolated(reasonText, { reason: person.blocked.reason })}</p>}
      <div className="cluster gap-2">
        <PersonButtons {...{ store, person }} />
      </div>
    </li>
  )
}

/** `Editor: Israel, Paris`. */
function RoleText({ person: { role, area } }: Pick<PersonProps, 'person'>) {
  const { people: words, roles } = t('desk.page')
  const lang = pageLang()
  if (!role) return null
  const list = new Intl.ListFormat(LANGUAGES[lang].locale, { type: 'unit' })
  const places = area.length > 0 ? list.format(area.map(({ name }) => textIn(lang, name))) : words.everywhere
  return (
    <span className="badge is-good">
      {role === 'editor' ? formatIsolated(words.in, { role: roles[role], places }) : roles[role]}
    </span>
  )
}

/** How somebody with a role logs in. */
function FactorText({ person: { role, secondFactor } }: Pick<PersonProps, 'person'>) {
  const { people: words } = t('desk.page')
  if (!role) return null
  return <span className="badge">{secondFactor ? words.twoFactors : words.passwordOnly}</span>
}

/** How far somebody is trusted, and why. */
function TrustText({ person: { trust } }: Pick<PersonProps, 'person'>) {
  const { people: words } = t('desk.page')
  const { levels } = t('accounts.app').trust
  const { level, fixed, approved, refused, days } = trust
  const counts = { approved: numberOf(approved), refused: numberOf(refused), days: numberOf(days) }
  return (
    <p className="fine">{formatIsolated(fixed ? words.fixed : words.trust, { level: levels[level], ...counts })}</p>
  )
}

function BlockText({ person: { blocked } }: Pick<PersonProps, 'person'>) {
  const { people: words } = t('desk.page')
  if (!blocked) return null
  const { until } = blocked
  // The last day, in UTC like the block.
  const text = until
    ? formatIsolated(words.blocked, { until: shortDateText(pageLang(), until - 1, 'UTC') })
    : words.blockedForGood
  return <span className="badge">{text}</span>
}

const DIALOGS = { role: RoleDialog, block: BlockDialog, clean: CleanDialog, trust: TrustDialog, factor: FactorDialog }

/** What a moderator does about an account, and an admin about its role, its second factor and its level of trust. */
function PersonButtons({ store, person }: PersonProps) {
  const { people: words } = t('desk.page')
  const [open, setOpen] = useState<keyof typeof DIALOGS>()
  const { name, email, role, blocked, contributions } = person
  const entry = useStore($entry)
  const session = useStore($session)
  // One's own goes with a code, on the account page.
  const isLosable = person.secondFactor && person.uid !== session?.uid
  const isAdmin = entry.status === 'open' && entry.role === 'admin'
  const show = (dialog: keyof typeof DIALOGS) => () => setOpen(dialog)
  const buttons = [
    isAdmin && { text: words.change, of: words.changeOf, onPress: show('role') },
    email && { text: words.mail, of: words.mailOf, onPress: () => void store.mail(person) },
    blocked && {
      text: words.unblock,
      of: words.unblockOf,
      onPress: () => void orToast(() => store.change('unblock', person, {})),
    },
    !role && !blocked && { text: words.block, of: words.blockOf, onPress: show('block') },
    !role && contributions > 0 && { text: words.clean, of: words.cleanOf, onPress: show('clean') },
    isAdmin && { text: words.changeTrust, of: words.changeTrustOf, onPress: show('trust') },
    isAdmin && isLosable && { text: words.dropFactor, of: words.dropFactorOf, onPress: show('factor') },
  ]
  const Dialog = open && DIALOGS[open]
  return (
    <>
      {buttons.map(
        (button) =>
          button && (
            <Button key={button.text} aria-label={formatIsolated(button.of, { name })} onClick={button.onPress}>
              {button.text}
            </Button>
          ),
      )}
      {Dialog && <Dialog {...{ store, person }} onClose={() => setOpen(undefined)} />}
    </>
  )
}
