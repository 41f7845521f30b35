import type { HoursData } from '#site/ui/cards/hours-data.ts'

// Whether a place is open: the page has what to say in the coming days, this picks what holds now. It stands in pages
// with such lines, before the footer, so that it runs before the first paint.
for (const line of document.querySelectorAll<HTMLElement>('[data-hours]')) {
  const { start, texts, hm, m } = JSON.parse(line.dataset['hours']!) as HoursData
  const show = () => {
    const now = Date.now() / 60_000 - start
    const [, text, until = 0] = texts.findLast(([from]) => from <= now) ?? texts.at(-1)!
    const left = Math.ceil(until - now)
    const minutes = `${left % 60}`
    const long = hm.replace('{{h}}', `${Math.floor(left / 60)}`).replace('{{m}}', minutes.padStart(2, '0'))
    line.querySelector('strong')!.textContent = text.replace('{{in}}', left < 60 ? m.replace('{{m}}', minutes) : long)
  }
  show()
  setInterval(show, 60_000)
}
