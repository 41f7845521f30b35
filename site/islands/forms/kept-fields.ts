type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

// What a visitor has put into the fields of an island before it wakes, or the browser has put back into them, is put
// in again once it has woken: React would not know of it. Islands with such fields import this.
function keepFields(event: Event): void {
  const fields = fieldsOf(event.target as Element)
  // Whatever somebody does wakes React at once; until then the fields hold what was put into them.
  fields[0]?.field.dispatchEvent(new Event('input', { bubbles: true }))
  for (const kept of fields) put(kept)
}

// Astro has told React to wake the island, which it does a little later.
if (typeof document !== 'undefined') document.addEventListener('astro:hydrate', keepFields, true)

/** The fields that hold something; texts first, because what is chosen may exchange fields. */
function fieldsOf(island: Element) {
  return [...island.querySelectorAll('input, textarea, select')]
    .filter(isField)
    .filter(isChanged)
    .map(keptOf)
    .sort((one, other) => rank(one.field) - rank(other.field))
}

const isField = (target: unknown): target is Field =>
  target instanceof HTMLTextAreaElement ||
  target instanceof HTMLSelectElement ||
  (target instanceof HTMLInputElement && target.type !== 'file')

const isBox = (field: Field): field is HTMLInputElement => field.type === 'checkbox' || field.type === 'radio'

const rank = (field: Field): number => (field instanceof HTMLSelectElement || isBox(field) ? 1 : 0)

/** What a field holds, and where somebody is typing in it. */
function keptOf(field: Field) {
  const state = isBox(field) ? field.checked : field.value
  if (field instanceof HTMLSelectElement) return { field, state, caret: null }
  return { field, state, caret: field.selectionStart }
}

/** Whether it holds something else than the page came with. */
function isChanged(field: Field): boolean {
  if (isBox(field)) return field.checked !== field.defaultChecked
  if (!(field instanceof HTMLSelectElement)) return field.value !== field.defaultValue
  const options = [...field.options]
  const first = options.findIndex(({ defaultSelected }) => defaultSelected)
  return field.selectedIndex !== Math.max(0, first)
}

/** React passes over what is put in by a script, and over what it has seen already: it is taken out and put in by hand. */
function put({ field, state, caret }: ReturnType<typeof keptOf>): void {
  if (typeof state === 'boolean') {
    Object.assign(field, { checked: !state })
    if (state || field.type === 'checkbox') field.click()
    return
  }
  const own = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')
  if (!(field instanceof HTMLSelectElement)) field.value = state ? '' : 'x'
  own?.set?.call(field, state)
  for (const name of ['input', 'change']) field.dispatchEvent(new Event(name, { bubbles: true }))
  if (caret !== null && !(field instanceof HTMLSelectElement)) field.setSelectionRange(caret, caret)
}
