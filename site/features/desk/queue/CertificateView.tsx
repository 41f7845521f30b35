import { t } from '#site/ui/page/messages.ts'
import { useStore } from '@nanostores/react'
import { useEffect, useId } from 'react'
import type { CertificateReading } from '#core/contract/desk.ts'
import { dayDateText } from '#core/text/values.ts'
import { direction } from '#core/i18n/languages.ts'
import { readingOf } from '#site/features/desk/documents/draft.ts'
import { formatIsolated } from '#site/features/desk/format-isolated.ts'
import { pageLang } from '#site/ui/page/page-lang.ts'
import { Field } from '#site/ui/forms/Field.tsx'
import { LooseFields } from '#site/ui/forms/LooseFields.tsx'
import { SelectField } from '#site/ui/forms/SelectField.tsx'
import { Shown, type ItemProps } from '../parts.tsx'
import { useDesk } from '../use-desk.ts'

type Props = ItemProps<'certificate'>

/** A visitor's photo of a certificate, what is stored, and what the editor reads on it. */
export function CertificateView({ item, isOld }: Props) {
  const { certificate: words } = t('desk.page')
  const { lists } = useDesk()
  useEffect(() => lists.load('supervision'), [lists])
  return (
    <>
      <Photo item={item} />
      <Sent item={item} />
      {item.remark !== '' && (
        <section className="stack gap-1">
          <h3>{words.remark}</h3>
          <p lang={item.language} dir={direction(item.language)}>
            {item.remark}
          </p>
        </section>
      )}
      <Stored item={item} />
      {!isOld && <Reading item={item} />}
    </>
  )
}

function Photo({ item: { picture } }: Pick<Props, 'item'>) {
  const { certificate: words } = t('desk.page')
  if (!picture) return null
  const { url, width, height } = picture
  return (
    <a href={url} target="_blank" rel="noopener" aria-label={words.large}>
      <img className="desk-certificate" src={url} width={width} height={height} alt={words.photo} />
    </a>
  )
}

/** What the sender read. */
function Sent({ item: { taken, validUntil, authority } }: Pick<Props, 'item'>) {
  const { certificate: words } = t('desk.page')
  const known = useAuthorities()
  const lang = pageLang()
  return (
    <section className="stack gap-1">
      <h3>{words.sent}</h3>
      <dl className="stack gap-1">
        <dt>{words.authority}</dt>
        <dd>{known.find(({ value }) => value === authority)?.label ?? authority ?? words.unknown}</dd>
        <dt>{words.taken}</dt>
        <dd>{dayDateText(lang, taken)}</dd>
        <dt>{words.validUntil}</dt>
        <dd>{validUntil ? dayDateText(lang, validUntil) : words.unknown}</dd>
      </dl>
    </section>
  )
}

function Stored({ item: { facts } }: Pick<Props, 'item'>) {
  const { certificate: words } = t('desk.page')
  const lang = pageLang()
  const day = (text: string, date: string) => formatIsolated(text, { date: dayDateText(lang, date) })
  return (
    <section className="stack gap-1">
      <h3>{words.now}</h3>
      {facts.length === 0 && <p>{words.none}</p>}
      <ul>
        {facts.map(({ claim, authorityName, confirmedAt, validUntil }) => (
          <li key={`${claim} ${authorityName?.en} ${confirmedAt}`}>
            {claim}
            {authorityName && (
              <>
                {': '}
                <Shown text={authorityName} />
              </>
            )}
            {`, ${day(words.confirmed, confirmedAt)}`}
            {validUntil && `, ${day(words.until, validUntil)}`}
          </li>
        ))}
      </ul>
    </section>
  )
}

function useAuthorities() {
  const { supervision } = useStore(useDesk().lists.$options)
  const known = Array.isArray(supervision) ? supervision : []
  return known.filter(({ sample }) => !sample).map(({ id, name }) => ({ value: id, label: name }))
}

/** What becomes a fact of the listing. */
function Reading({ item }: Pick<Props, 'item'>) {
  const desk = useDesk()
  const { certificate: words } = t('desk.page')
  const draft = useStore(desk.$draft)
  const known = useAuthorities()
  const id = useId()
  const { authority, taken, validUntil, number } = readingOf(item, draft)
  const set = (name: keyof CertificateReading) => (value: string) =>
    desk.change({ reading: { ...draft.reading, [name]: value } })
  const replaced = item.facts.find((fact) => fact.authority === authority)
  return (
    <LooseFields id={id}>
      <fieldset className="stack gap-3">
        <legend>
          <strong>{words.read}</strong>
        </legend>
        <SelectField
          name="authority"
          label={words.authority}
          none={words.choose}
          choices={known}
          value={authority}
          isMarked
          onValue={set('authority')}
        />
        <Field name="taken" kind="day" label={words.taken} value={taken} isMarked onValue={set('taken')} />
        <Field
          name="validUntil"
          kind="day"
          label={words.validUntil}
          hint={words.validUntilHint}
          value={validUntil}
          onValue={set('validUntil')}
        />
        <Field name="number" label={words.number} max={100} dir="ltr" value={number} onValue={set('number')} />
        {replaced && (
          <p className="notice">
            {formatIsolated(words.replaces, { date: dayDateText(pageLang(), replaced.confirmedAt) })}
          </p>
        )}
      </fieldset>
    </LooseFields>
  )
}
