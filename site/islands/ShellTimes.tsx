import type { PlaceShabbatTimes, ShabbatRun } from '#core/contract/times.ts'
import { localDayText } from '#core/domain/times/dates.ts'
import type { Lang } from '#core/i18n/languages.ts'
import type { ShellWords } from './PlaceShell.tsx'

interface Props {
  lang: Lang
  times: PlaceShabbatTimes
  words: ShellWords
}

function occasionOf(run: ShabbatRun, { parasha, shabbat }: ShellWords): string {
  const names = [...run.festivals]
  if (run.parasha) names.unshift(parasha.replace('{{name}}', run.parasha))
  return names.join(', ') || shabbat
}

/** The coming Shabbat times of a place without a page. */
export function ShellTimes({ lang, times, words }: Props) {
  const isMissing = times.times.some(
    ({ lightings, havdalah }) =>
      !havdalah.time || lightings.some(({ time }) => !time),
  )
  const moment = ({ day, time }: { day: string; time?: string }) => (
    <span className="moment" key={day}>
      <b className="clock">{time ?? words.none}</b>{' '}
      <small>
        {localDayText(lang, day, 'short').replaceAll(' ', '\u00a0')}
      </small>
    </span>
  )
  return (
    <section className="section">
      <h2>{words.times}</h2>
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
            <tr key={run.day}>
              <th scope="row">
                {localDayText(lang, run.day, 'short')}
                <span className="only-small">
                  <bdi>{occasionOf(run, words)}</bdi>
                  <br />
                  <bdi>{run.hebrewDate}</bdi>
                </span>
              </th>
              <td className="only-wide">
                <bdi>{run.hebrewDate}</bdi>
              </td>
              <td className="only-wide">
                <bdi>{occasionOf(run, words)}</bdi>
              </td>
              <td>{run.lightings.map(moment)}</td>
              <td>{moment(run.havdalah)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {isMissing && <p className="notice is-warning">{words.noneWhy}</p>}
    </section>
  )
}
