// The cookie notice: shown until it has been read.

const COOKIE = '_LDCB'
const FOREVER = 'Fri, 31 Dec 2099 23:59:59 GMT'

const notice = document.querySelector<HTMLElement>('[data-notice]')

function isRead(): boolean {
  return document.cookie.split('; ').includes(`${COOKIE}=read`)
}

if (notice && !isRead()) {
  notice.hidden = false
  notice.querySelector('button')?.addEventListener('click', () => {
    const isPlain = location.protocol === 'http:'
    document.cookie = `${COOKIE}=read; path=/; expires=${FOREVER}; samesite=lax${isPlain ? '' : '; secure'}`
    notice.hidden = true
  })
}
