// A long text that is cut short by its looks: the button shows the rest.

addEventListener('click', ({ target }) => {
  const button = (target as Element).closest<HTMLElement>('[data-more]')
  if (button) button.ariaExpanded = String(button.ariaExpanded !== 'true')
})
