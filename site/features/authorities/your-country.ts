// The country of the visitor, by the clock of the device: nothing leaves it.

const { timeZone } = Intl.DateTimeFormat().resolvedOptions()

for (const link of document.querySelectorAll<HTMLAnchorElement>('[data-zones]')) {
  if (!link.dataset['zones']!.split(' ').includes(timeZone)) continue
  link.setAttribute('aria-current', 'location')
  document.querySelector(link.hash)?.classList.add('is-yours')
}
export {}
