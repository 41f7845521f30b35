import { textIn } from '#core/domain/localized.ts'
import { LANGUAGES } from '#core/i18n/languages.ts'
import { counted } from '#core/i18n/plural.ts'
import { fill } from '#site/stores/desk/fill.ts'
import { deskWordsNow } from '#site/stores/desk/words.ts'
import { wordsNow } from '#site/stores/page/words.ts'
import { pageLang } from '#site/stores/page/page-lang.ts'
import { numberOf } from '../parts.tsx'
import { PersonButtons } from './PersonButtons.tsx'
import type { PersonProps } from './PersonDialogs.tsx'

/** An account, and what can be done about it. */
export function PersonRow({ store, person }: PersonProps) {
  const { people: words, item } = deskWordsNow()
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
        <span>{fill(words.since, { date: dayOf(at) })}</span>
        <span>{fill(words.number, { id: String(uid) })}</span>
        <span>{counted(pageLang(), words, 'contributions', person.contributions)}</span>
      </p>
      <TrustText person={person} />
      {person.blocked && <p dir="auto">{fill(reasonText, { reason: person.blocked.reason })}</p>}
      <div className="cluster gap-2">
        <PersonButtons {...{ store, person }} />
      </div>
    </li>
  )
}

function dayOf(at: number, timeZone?: string): string {
  return new Intl.DateTimeFormat(LANGUAGES[pageLang()].locale, { dateStyle: 'medium', timeZone }).format(at)
}

/** `Editor: Israel, Paris`. */
function RoleText({ person: { role, area } }: Pick<PersonProps, 'person'>) {
  const { people: words, roles } = deskWordsNow()
  const lang = pageLang()
  if (!role) return null
  const list = new Intl.ListFormat(LANGUAGES[lang].locale, { type: 'unit' })
  const places = area.length > 0 ? list.format(area.map(({ name }) => textIn(lang, name))) : words.everywhere
  return (
    <span className="badge is-good">
      {role === 'editor' ? fill(words.in, { role: roles[role], places }) : roles[role]}
    </span>
  )
}

/** How somebody with a role logs in. */
function FactorText({ person: { role, secondFactor } }: Pick<PersonProps, 'person'>) {
  const { people: words } = deskWordsNow()
  if (!role) return null
  return <span className="badge">{secondFactor ? words.twoFactors : words.passwordOnly}</span>
}

/** How far somebody is trusted, and why. */
function TrustText({ person: { trust } }: Pick<PersonProps, 'person'>) {
  const { people: words } = deskWordsNow()
  const { levels } = wordsNow().trust
  const { level, fixed, approved, refused, days } = trust
  const counts = { approved: numberOf(approved), refused: numberOf(refused), days: numberOf(days) }
  return <p className="fine">{fill(fixed ? words.fixed : words.trust, { level: levels[level], ...counts })}</p>
}

function BlockText({ person: { blocked } }: Pick<PersonProps, 'person'>) {
  const { people: words } = deskWordsNow()
  if (!blocked) return null
  const { until } = blocked
  // The last day, in UTC like the block.
  const text = until ? fill(words.blocked, { until: dayOf(until - 1, 'UTC') }) : words.blockedForGood
  return <span className="badge">{text}</span>
}
