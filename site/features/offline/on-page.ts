// On pages of visitors who have stored something: tells how old a stored page is, and renews what is a day old.
import { html } from '#core/i18n/html.ts'
import { format } from '#core/i18n/format.ts'
import { LANGUAGES } from '#core/i18n/languages.ts'
import { dayDateText } from '#core/text/values.ts'
import { dayOf } from '#site/ui/dates/local-day.ts'
import { t } from '#site/ui/page/messages.ts'
import { pageLang } from '#site/ui/page/page-lang.ts'
import { readyForOffline } from './ready.ts'
import { $records, cityKey, dropFavourites, isDue } from './records.ts'

/** Says in a bar below the header that this is a copy, and of which day. */
async function showAge(at: number): Promise<void> {
  await readyForOffline()
  const text = format(t('places.offline').bar, { day: dayDateText(pageLang(), dayOf(new Date(at))) })
  const bar = html`<p class="offline-bar no-print" role="status"><span class="wrap">${text}</span></p>`
  document.querySelector('.site-header')!.insertAdjacentHTML('afterend', bar.html)
}

/** '29 Nov', as short as the button. */
const shortDay = (at: number) =>
  new Intl.DateTimeFormat(LANGUAGES[pageLang()].dateLocale, { day: 'numeric', month: 'short' }).format(new Date(at))

/** Says on the button of a city since when it is stored. */
function showDays(): void {
  const button = document.querySelector<HTMLElement>('[data-dialog=offline][data-place]')
  const { place, stored = '', name = '' } = button?.dataset ?? {}
  if (!button || !name) return
  const { keep } = button.dataset
  $records.subscribe((records) => {
    const record = records.find(({ key }) => key === cityKey({ id: Number(place), lang: pageLang() }))
    button.textContent = record?.at ? format(stored, { day: shortDay(record.at) }) : keep!
  })
}

const { stored } = document.body.dataset
const { connection } = navigator as { connection?: { saveData?: boolean } }
dropFavourites()
showDays()
if (stored) void showAge(Number(stored)).catch(() => {})
else if (navigator.onLine && !connection?.saveData && $records.get().some((record) => isDue(record, Date.now())))
  void import('./keep.ts').then(({ renewDue }) => renewDue()).catch(() => {})
