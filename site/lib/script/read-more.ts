// A long text that is cut short by its looks: the button shows the rest.

addEventListener('click', ({ target }) => {
  const button = (target as Element).closest<HTMLElement>('[data-more]')
  const isOpen = button?.getAttribute('aria-expanded') === 'true'
  button?.setAttribute('aria-expanded', `${!isOpen}`)
})
