// A search submitted before its script was loaded, or without JavaScript.
const sent = new URLSearchParams(location.search).get('q')
const form = document.querySelector<HTMLFormElement>('main form[role=search]')
const input = form?.querySelector('input')

// Focusing hydrates the search, which picks up the field's text.
if (sent && input?.value === '' && new URL(form!.action).pathname === location.pathname) {
  input.value = sent
  input.focus()
}

export {}
