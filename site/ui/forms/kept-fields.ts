type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

// Enters again, after hydration, what a visitor typed or the browser restored before it: React would miss it. Islands
// with such fields import this.
function keepFields(event: Event): void {
  const fields = fieldsOf(event.target as Element)
  // Any event makes React hydrate at once; until then the fields keep their input.
  fields[0]?.field.dispatchEvent(new Event('input', { bubbles: true }))
  for (const kept of fields) put(kept)
}

// Astro dispatches this shortly before React hydrates the island.
if (typeof document !== 'undefined') document.addEventListener('astro:hydrate', keepFields, true)

/** The changed fields; text first, because choices may replace fields. */
function fieldsOf(island: Element) {
  return [...island.querySelectorAll('input, textarea, select')]
    .filter(isField)
    .filter(isChanged)
    .map(keptOf)
    .sort((a, b) => rank(a.field) - rank(b.field))
}

const isField = (target: unknown): target is Field =>
  target instanceof HTMLTextAreaElement ||
  target instanceof HTMLSelectElement ||
  (target instanceof HTMLInputElement && target.type !== 'file')

const isBox = (field: Field): field is HTMLInputElement => field.type === 'checkbox' || field.type === 'radio'

const rank = (field: Field): number => (field instanceof HTMLSelectElement || isBox(field) ? 1 : 0)

interface FieldState {
  field: Field
  state: string | boolean
  caret: number | null
}

/** The state of a field, with the caret of text. */
function keptOf(field: Field): FieldState {
  const state = isBox(field) ? field.checked : field.value
  if (field instanceof HTMLSelectElement) return { field, state, caret: null }
  return { field, state, caret: field.selectionStart }
}

/** Whether it differs from the HTML. */
function isChanged(field: Field): boolean {
  if (isBox(field)) return field.checked !== field.defaultChecked
  if (!(field instanceof HTMLSelectElement)) return field.value !== field.defaultValue
  const options = [...field.options]
  const first = options.findIndex(({ defaultSelected }) => defaultSelected)
  return field.selectedIndex !== Math.max(0, first)
}

/** Fills the fields of a form as if somebody typed into them. */
export function fillFields(form: HTMLFormElement, values: Readonly<Record<string, string>>): void {
  for (const field of [...form.elements].filter(isField)) {
    const value = values[field.name]
    if (value === undefined) continue
    put({ field, state: isBox(field) ? field.value === value : value, caret: null })
  }
}

/** React ignores values set by script and values it has already seen, hence the detour. */
function put({ field, state, caret }: FieldState): void {
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
