type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

/**
 * Keeps what a visitor puts into the fields of an island until it has woken, also what the browser has put back into
 * them. What it answers gives it to the island, as if it were put in just then.
 */
export function keepFields(island: Element): () => void {
  const kept = new Map<Field, string | boolean>()
  const keep = ({ target }: Event) => {
    if (isField(target)) kept.set(target, stateOf(target))
  }
  for (const field of island.querySelectorAll('input, textarea, select'))
    if (isField(field) && isChanged(field)) kept.set(field, stateOf(field))
  for (const name of EVENTS) island.addEventListener(name, keep, true)
  return () => {
    for (const name of EVENTS) island.removeEventListener(name, keep, true)
    // What is chosen may exchange fields: texts come first.
    const states = [...kept].sort(([one], [other]) => rank(one) - rank(other))
    // Whatever somebody does wakes React at once.
    states[0]?.[0].dispatchEvent(new Event('input', { bubbles: true }))
    for (const [field, state] of states) put(field, state)
  }
}

const EVENTS = ['input', 'change'] as const

const isField = (target: unknown): target is Field =>
  target instanceof HTMLTextAreaElement ||
  target instanceof HTMLSelectElement ||
  (target instanceof HTMLInputElement && target.type !== 'file')

const isBox = (field: Field): field is HTMLInputElement =>
  field.type === 'checkbox' || field.type === 'radio'

const rank = (field: Field): number =>
  field instanceof HTMLSelectElement || isBox(field) ? 1 : 0

const stateOf = (field: Field): string | boolean =>
  isBox(field) ? field.checked : field.value

/** Whether it holds something else than the page came with. */
function isChanged(field: Field): boolean {
  if (isBox(field)) return field.checked !== field.defaultChecked
  if (!(field instanceof HTMLSelectElement))
    return field.value !== field.defaultValue
  const options = [...field.options]
  const first = options.findIndex(({ defaultSelected }) => defaultSelected)
  return field.selectedIndex !== Math.max(0, first)
}

/** React passes over what is put in by a script, and over what it has seen already: it is taken out and put in by hand. */
function put(field: Field, state: string | boolean): void {
  if (typeof state === 'boolean') {
    Object.assign(field, { checked: !state })
    if (state || field.type === 'checkbox') field.click()
    return
  }
  const { selectionStart, selectionEnd } = field as HTMLInputElement
  const own = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value') // prettier-ignore
  if (!(field instanceof HTMLSelectElement)) field.value = state ? '' : 'x'
  own?.set?.call(field, state)
  if (selectionStart !== null && !(field instanceof HTMLSelectElement))
    field.setSelectionRange(selectionStart, selectionEnd)
  for (const name of EVENTS)
    field.dispatchEvent(new Event(name, { bubbles: true }))
}
