// The box that leaves those of the page's cities whose names match.

const MARKS = /\p{M}/gu
/** In any case, without niqqud and accents. */
const folded = (text: string) => text.normalize('NFKD').replace(MARKS, '').toLowerCase()

for (const form of document.querySelectorAll<HTMLFormElement>('[data-find]')) start(form)

function start(form: HTMLFormElement): void {
  const input = form.querySelector('input')!
  const status = form.querySelector<HTMLElement>('[role=status]')!
  const items = [...document.querySelectorAll<HTMLElement>(form.dataset['find']!)]
  const names = items.map((item) => folded(item.querySelector('bdi')!.textContent))
  /** Brings back what the page looked like before. */
  let restore: (() => void) | undefined
  let left: HTMLElement[] = []

  const find = () => {
    const wanted = folded(input.value.trim())
    document.documentElement.classList.toggle('is-finding', wanted !== '')
    restore ??= keep(items)
    left = items.filter((_, at) => names[at]!.includes(wanted))
    if (wanted) show(items, left)
    else {
      restore()
      restore = undefined
    }
    const { found = '', none = '' } = status.dataset
    status.textContent = wanted && (left.length > 0 ? found.replace('{{count}}', String(left.length)) : none)
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

/** All that an item is folded into. */
function foldsOf(item: Element): HTMLDetailsElement[] {
  const fold = item.closest('details')
  return fold ? [fold, ...foldsOf(fold.parentElement!)] : []
}

/** Leaves some of the items, and opens what they are folded into. */
function show(items: readonly HTMLElement[], left: readonly HTMLElement[]): void {
  for (const item of items) item.hidden = !left.includes(item)
  const open = new Set(left.flatMap(foldsOf))
  for (const fold of new Set(items.flatMap(foldsOf))) {
    fold.open = open.has(fold)
    fold.hidden = !fold.open
  }
}

function keep(items: readonly HTMLElement[]): () => void {
  const hidden = items.map((item) => item.hidden)
  const folds = [...new Set(items.flatMap(foldsOf))].map((fold) => [fold, fold.open] as const)
  return () => {
    for (const [at, item] of items.entries()) item.hidden = hidden[at]!
    for (const [fold, open] of folds) Object.assign(fold, { open, hidden: false })
  }
}

export {}
