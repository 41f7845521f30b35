import { t } from '#site/ui/page/messages.ts'
import type { ImportRun } from '#core/contract/desk-imports.ts'
import type { Counted, FirstPlace, ImportReport as Report, SkippedExample } from '#core/contract/import-report.ts'
import { isOwnName, ownName } from '#core/fields/own.ts'
import { format, isolate } from '#core/i18n/format.ts'
import { textIn, type Localized } from '#core/terms/localized.ts'
import { deskHref } from '#site/features/desk/address.ts'
import type { ImportsStore } from '#site/features/desk/imports/imports.ts'
import { changesBetween } from '#site/features/desk/documents/flat.ts'
import { pageLang } from '#site/ui/page/page-lang.ts'
import { Button } from '#site/ui/page/Button.tsx'
import { Fact, numberOf, Shown, typeName } from '../parts.tsx'

interface Props {
  imports: ImportsStore
  run: ImportRun
  report: Report
}

/** Counted even where there are none. */
const ALWAYS: ReadonlySet<string> = new Set<Counted>(['new', 'changed', 'unchanged', 'conflict', 'duplicate'])

/** What a dry run would do, or what an import has done. */
export function ImportReport({ imports, run, report }: Props) {
  const { report: words } = t('desk.import')
  const { counts, inFile, incomplete } = report
  const left = Object.values(report.skipped).reduce((all, count) => all + count, 0)
  return (
    <section className="stack gap-3 import-report">
      <h3>{report.dryRun ? words.checked : words.imported}</h3>
      <dl className="stack gap-2 desk-counts import-counts">
        {(Object.keys(words.counts) as Counted[])
          .filter((name) => counts[name] > 0 || ALWAYS.has(name))
          .map((name) => (
            <Count key={name} label={words.counts[name]} count={counts[name]} />
          ))}
        <Count label={words.left} count={left} />
      </dl>
      {incomplete && <p>{words.incomplete}</p>}
      {inFile.count > 0 && <p>{format(words.inFile, { count: numberOf(inFile.count) })}</p>}
      {!report.dryRun && <Links {...{ imports, run, report }} />}
      <LeftOut {...{ imports, run, report }} />
      <Dropped {...{ imports, run, report }} />
      {(left > 0 || Object.keys(report.dropped).length > 0) && (
        <p>
          <Button onClick={() => void imports.saveLeftOut()}>{words.download}</Button>
        </p>
      )}
      {report.first.length > 0 && (
        <details open={report.dryRun}>
          <summary>{words.first}</summary>
          <ul className="stack gap-3">
            {report.first.map((place) => (
              <First key={place.where} {...{ run, place }} />
            ))}
          </ul>
        </details>
      )}
    </section>
  )
}

const Count = ({ label, count }: { label: string; count: number }) => <Fact name={label}>{numberOf(count)}</Fact>

/** To what waits for an editor, and to the listings of the source. */
function Links({ run: { request }, report: { counts } }: Props) {
  const { report: words } = t('desk.import')
  const source = request?.mapping?.name ?? 'OpenStreetMap'
  return (
    <ul className="stack gap-1">
      {counts.conflict + counts.duplicate > 0 && (
        <li>
          <a href={deskHref({ tab: 'queue', query: { kind: 'conflict' } })}>{words.toQueue}</a>
        </li>
      )}
      <li>
        <a href={deskHref({ tab: 'documents', rest: 'listings', query: { source } })}>{words.toListings}</a>
      </li>
    </ul>
  )
}

function LeftOut({ run, report: { skipped, skippedExamples } }: Props) {
  const { report: words } = t('desk.import')
  const reasons = Object.entries(skipped) as [keyof typeof words.skips, number][]
  if (reasons.length === 0) return null
  return (
    <details open>
      <summary>{words.leftOut}</summary>
      <ul className="stack gap-1">
        {reasons.map(([skip, count]) => (
          <li key={skip}>
            {words.skips[skip]}: {numberOf(count)}
            <ul>
              {skippedExamples
                .filter((skippedExample) => skippedExample.skip === skip)
                .map((example) => (
                  <li key={example.where}>
                    {whereText(example.where)}
                    <Why run={run} example={example} />
                  </li>
                ))}
            </ul>
          </li>
        ))}
      </ul>
    </details>
  )
}

/** `line 3` and `feature 2` of the report, in words. */
function whereText(where: string): string {
  const { report: words } = t('desk.import')
  const [, what = '', number = ''] = /^(line|feature|element) (\d+)$/.exec(where) ?? []
  const known = words.where[what as keyof typeof words.where] as string | undefined
  return known ? format(known, { number }) : where
}

/** The reason in words where it has them, else as the command says it. */
function Why({ run, example: { why, reason } }: { run: ImportRun; example: SkippedExample }) {
  const { report: words } = t('desk.import')
  if (!reason && !why) return null
  if (!reason)
    return (
      <>
        {': '}
        <bdi lang="en">{why}</bdi>
      </>
    )
  const { field = '', said = '', found = '' } = reason.values
  const countries = new Intl.DisplayNames(pageLang(), { type: 'region' })
  const named = said && { said: countries.of(said) ?? said, found: countries.of(found) ?? found }
  const values = { ...reason.values, ...(field && { field: fieldName(run, field) }), ...named }
  return <>: {format(words.broken[reason.code], values)}</>
}

function Dropped({ run, report: { dropped } }: Props) {
  const { report: words } = t('desk.import')
  const fields = Object.entries(dropped)
  if (fields.length === 0) return null
  return (
    <details>
      <summary>{words.dropped}</summary>
      <ul className="stack gap-1">
        {fields.map(([field, { count, example, words: unknown, allowed }]) => (
          <li key={field}>
            {format(words.droppedOf, { field: fieldName(run, field), count: numberOf(count) })} <bdi>{example}</bdi>
            {unknown && <Unknown words={unknown} allowed={allowed ?? []} />}
          </li>
        ))}
      </ul>
    </details>
  )
}

/** Words that name no option, and what may stand there. */
function Unknown({ words: unknown, allowed }: { words: readonly string[]; allowed: readonly Localized[] }) {
  const { report: words } = t('desk.import')
  const list = new Intl.ListFormat(pageLang(), { type: 'unit' })
  return (
    <dl className="stack gap-2 import-values">
      <Fact name={words.unknown}>{list.format(unknown.map(isolate))}</Fact>
      <Fact name={words.allowed}>{list.format(allowed.map((name) => isolate(textIn(pageLang(), name))))}</Fact>
    </dl>
  )
}

/** The label of a field by its path: `title.he`; the path itself where it has none. */
function fieldName({ fields }: ImportRun, path: string): string {
  const { name, lang } = fieldPath(path)
  const known = fields.find(({ field }) => field === path || field === name)
  if (!known) return path
  const language = known.localized && lang && new Intl.DisplayNames(pageLang(), { type: 'language' }).of(lang)
  return language ? `${known.label} (${language})` : known.label
}

/** A field and a language: `title.he`, `own.note.he`. */
function fieldPath(path: string): { name: string; lang: string | undefined } {
  const [first = '', second, third] = path.split('.')
  return isOwnName(path) ? { name: ownName(second ?? ''), lang: third } : { name: first, lang: second }
}

/** Said elsewhere, or of no use to a reader. */
const UNSHOWN = /^(title|dtype|place|provenance)\b|^position\./

function First({ run, place: { where, what, body, town } }: { run: ImportRun; place: FirstPlace }) {
  const { report: words } = t('desk.import')
  const { title, dtype = 0, position = [] } = body as { title?: Localized; dtype?: number; position?: number[] }
  const values = changesBetween({}, body).filter(({ path }) => !UNSHOWN.test(path) && path !== 'position')
  const [lng, lat] = position
  return (
    <li className="desk-row">
      <p>
        <b>{title ? <Shown text={title} /> : where}</b>
        <span className="quiet desk-type">{typeName(dtype)}</span>
        <span>{words.counts[what as keyof typeof words.counts] ?? ''}</span>
        <span className="quiet">{whereText(where)}</span>
      </p>
      <dl className="stack gap-2 import-values">
        {town && (
          <Fact name={fieldName(run, 'town')}>
            <Shown text={town} />
          </Fact>
        )}
        {lat !== undefined && (
          <Fact name={words.position}>
            <bdi dir="ltr">
              {lat}, {lng}
            </bdi>
          </Fact>
        )}
        {values.map(({ path, after }) => (
          <Fact key={path} name={fieldName(run, path)}>
            <bdi>{after}</bdi>
          </Fact>
        ))}
      </dl>
    </li>
  )
}
