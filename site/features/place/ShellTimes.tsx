import type { PlaceShabbatTimes, ShabbatRun } from '#core/contract/times.ts'
import { localDayText } from '#core/domain/times/dates.ts'
import type { Lang } from '#core/i18n/languages.ts'
import { format, isolate } from '#core/i18n/format.ts'
import type { ShellWords } from '#site/features/place/shell-words.page.ts'
import { methodText } from '#site/features/times/method-text.ts'
import { useHere } from '#site/ui/page/here.ts'
import { Icon } from '#site/ui/page/Icon.tsx'
import { takeLinks, type TakeName } from '#site/features/times/take-links.ts'

interface Props {
  lang: Lang
  times: PlaceShabbatTimes
  words: ShellWords
}

/** The coming Shabbat times of a place without a page. */
export function ShellTimes({ lang, times, words }: Props) {
  const isMissing = times.times.some(({ lightings, havdalah }) => !havdalah.time || lightings.some(({ time }) => !time))
  return (
    <section className="section">
      <h2>{words.times}</h2>
      <p className="is-muted hebrew-today">{format(words.hebrewToday, { date: isolate(times.hebrewToday) })}</p>
      <table className="times">
        <thead>
          <tr>
            <th scope="col">{words.date}</th>
            <th scope="col" className="only-wide">
              {words.hebrewDate}
            </th>
            <th scope="col" className="only-wide">
              {words.occasion}
            </th>
            <th scope="col">{words.candles}</th>
            <th scope="col">{words.havdalah}</th>
          </tr>
        </thead>
        <tbody>
          {times.times.map((run) => (
            <RunRow key={run.day} lang={lang} run={run} words={words} />
          ))}
        </tbody>
      </table>
      {isMissing && <p className="notice is-warning">{words.noneWhy}</p>}
      <p className="fine">{methodText(lang, times, words)}</p>
      <TakeLinks lang={lang} id={times.tlid} words={words} />
    </section>
  )
}

interface RowProps {
  lang: Lang
  run: ShabbatRun
  words: ShellWords
}

function RunRow({ lang, run, words }: RowProps) {
  const shortDay = (day: string) => localDayText(lang, day, 'short').replaceAll(' ', '\u00a0')
  const moment = ({ day, time, when }: Shown) => (
    <span className="moment" key={day}>
      {/* The page's script writes it as the visitor reads times. */}
      <b className="clock" suppressHydrationWarning>
        {time ?? words.none}
      </b>{' '}
      <small>
        {when === 'afterNightfall' && `${words.afterNightfall} · `}
        {shortDay(day)}
      </small>
    </span>
  )
  const occasion = <bdi>{occasionOf(run, words)}</bdi>
  const hebrewDate = <bdi>{run.hebrewDate}</bdi>
  return (
    <tr>
      <th scope="row">
        {localDayText(lang, run.day, 'short')}
        <span className="only-small">
          {occasion}
          <br />
          {hebrewDate}
        </span>
      </th>
      <td className="only-wide">{hebrewDate}</td>
      <td className="only-wide">{occasion}</td>
      <td>{run.lightings.map(moment)}</td>
      <td>{moment(run.havdalah)}</td>
    </tr>
  )
}

type Shown = Pick<ShabbatRun['lightings'][number], 'day' | 'time'> & {
  when?: ShabbatRun['lightings'][number]['when']
}

function occasionOf(run: ShabbatRun, { parasha, shabbat }: ShellWords): string {
  const names = [...run.festivals]
  if (run.parasha) names.unshift(format(parasha, { name: run.parasha }))
  return names.join(', ') || shabbat
}

interface TakeLinksProps {
  lang: Lang
  id: number
  words: Readonly<Record<TakeName | 'take', string>>
}

/** Links that export a city's times, for places without a prebuilt page. */
function TakeLinks({ lang, id, words }: TakeLinksProps) {
  const { host } = useHere()
  const links = takeLinks(lang, { id, host })
  return (
    <div className="no-print take">
      <h3 id="take-title">{words.take}</h3>
      <ul aria-labelledby="take-title">
        {links.map(({ name, href, icon, isMade }) => (
          <li key={name}>
            <a href={href} rel={isMade ? 'nofollow' : undefined}>
              <Icon name={icon} />
              {words[name]}
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}
