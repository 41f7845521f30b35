import { NOTICE_READ } from '#site/app/first-paint.ts'

/** In seconds; browsers cap it. */
const FOREVER = 2e9

document.querySelector('[data-notice] .button')?.addEventListener('click', () => {
  const secure = location.protocol === 'http:' ? '' : '; secure'
  document.cookie = `${NOTICE_READ}; path=/; max-age=${FOREVER}; samesite=lax${secure}`
  document.documentElement.classList.remove('has-notice')
  // The button is gone: keyboards go on with the page.
  document.getElementById('content')?.focus({ preventScroll: true })
})
