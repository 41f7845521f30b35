import { urlOf } from '#core/contract/client.ts'
import { pageHref } from '#core/domain/links.ts'
import type { Lang } from '#core/i18n/languages.ts'
import type { IconName } from '#site/ui/icons/icon.ts'

export type TakeName = 'subscribe' | 'download' | 'sheet' | 'json' | 'anyDate'

export interface TakeLink {
  name: TakeName
  href: string
  icon: IconName
  /** Generated per request: not for search engines to follow. */
  isMade: boolean
}

/** The exports of a city's times; `host` is the site's own, `example.org`. */
export function takeLinks(lang: Lang, { id, host }: { id: number; host: string }): TakeLink[] {
  const params = { tlid: id, language: lang }
  const calendar = urlOf('GET /rest/tjt/locationics/:tlid/:language/calendar.ics', { params })
  const sheet = urlOf('GET /rest/tjt/locationyear/:tlid/:language', { params })
  const json = urlOf('GET /rest/tjt/locationcalendar/:tlid/:language', {
    params,
  })
  const anyDate = `${pageHref(lang, 'candleTimes')}?loc=${id}`
  const made = { isMade: true }
  return [
    {
      name: 'subscribe',
      href: `webcal://${host}${calendar}`,
      icon: 'calendar-plus',
      ...made,
    },
    { name: 'download', href: calendar, icon: 'download', ...made },
    { name: 'sheet', href: sheet, icon: 'print', ...made },
    { name: 'json', href: json, icon: 'braces', ...made },
    { name: 'anyDate', href: anyDate, icon: 'candle', isMade: false },
  ]
}
