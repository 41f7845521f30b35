import type { HoursData } from '#site/ui/cards/hours-data.ts'

// Whether a place is open: the page has what to say in the coming days, this picks what holds now. It stands in pages
// with such lines, before the footer, so that it runs before the first paint.
for (const line of document.querySelectorAll<HTMLElement>('[data-hours]')) {
  const { start, texts, hm, m } = JSON.parse(line.dataset['hours']!) as HoursData
  const show = () => {
    const now = Date.now() / 60_000 - start
    const [, text, until = 0, is] = texts.findLast(([from]) => from <= now) ?? texts.at(-1)!
    const left = Math.ceil(until - now)
    const hour = left < 60 ? 0 : 2
    const long = (hour ? hm : m).replace('{{h}}', `${Math.floor(left / 60)}`)
    line.dataset['is'] = `${is}`
    line.lastChild!.textContent = text.replace('{{in}}', long.replace('{{m}}', `${left % 60}`.padStart(hour, '0')))
  }
  show()
  setInterval(show, 60_000)
}
