// The box that leaves those of the page's cities whose names match.

const MARKS = /\p{M}/gu
/** Niqqud and accents apart, in any case. */
const folded = (text: string) => text.normalize('NFKD').replace(MARKS, '').toLowerCase()

for (const form of document.querySelectorAll<HTMLFormElement>('[data-find]')) start(form)

function start(form: HTMLFormElement): void {
  const input = form.querySelector('input')!
  const status = form.querySelector<HTMLElement>('[role=status]')!
  const items = [...document.querySelectorAll<HTMLElement>(form.dataset['find']!)]
  const names = items.map((item) => folded(item.querySelector('bdi')!.textContent))
  /** What the list did not show yet. */
  let hidden: HTMLElement['hidden'][] | undefined
  let left: HTMLElement[] = items

  const find = () => {
    const wanted = folded(input.value.trim())
    hidden ??= items.map((item) => item.hidden)
    left = items.filter((item, at) => {
      item.hidden = wanted ? !names[at]!.includes(wanted) : hidden![at]!
      return !item.hidden
    })
    const { found = '', none = '' } = status.dataset
    status.textContent = wanted ? (left.length > 0 ? found.replace('{{count}}', String(left.length)) : none) : ''
    if (!wanted) hidden = undefined
  }

  input.addEventListener('input', find)
  form.addEventListener('submit', (event) => {
    const link = left.length === 1 && left[0]!.querySelector('a')
    if (!link) return
    event.preventDefault()
    link.click()
  })
  // What the browser kept on the way back.
  if (input.value) find()
}

export {}
