// A search that was sent before its script had come, or without one.
const sent = new URLSearchParams(location.search).get('q')
const form = document.querySelector<HTMLFormElement>('main form[role=search]')
const input = form?.querySelector('input')

// The focus wakes the search, which takes up what stands in its field.
if (sent && input?.value === '' && new URL(form!.action).pathname === location.pathname) {
  input.value = sent
  input.focus()
}

export {}
