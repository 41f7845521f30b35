// The pictures of the hero change by themselves every 5 seconds: not while somebody looks closer, while
// they are out of sight, or where motion is unwelcome. No library: this loads before any interaction.

const EVERY_MS = 5000
const SWIPE_PX = 40

export function startRotator(box: HTMLElement): void {
  const all = <T extends HTMLElement>(selector: string) => [
    ...box.querySelectorAll<T>(selector),
  ]
  const slides = all('.rotator-slide')
  const dots = all('[data-slide]')
  const toggle = all('[data-toggle]')[0]!
  const stage = slides[0]!.parentElement!
  const reduced = matchMedia('(prefers-reduced-motion: reduce)')
  /** Why they stand still though they are meant to play. */
  const holds = new Set(['away'])
  let current = 0
  let isPlaying = !reduced.matches
  let asked = 0
  let timer = 0

  const runs = () => isPlaying && holds.size === 0

  /** Says whether they play, and begins to wait for the next one. */
  function draw(): void {
    clearTimeout(timer)
    stage.ariaLive = runs() ? 'off' : 'polite'
    const { words = '' } = toggle.dataset
    toggle.ariaLabel = words.split('|')[isPlaying ? 0 : 1]!
    box.classList.toggle('is-playing', isPlaying)
    if (runs())
      timer = window.setTimeout(() => void show(current + 1, runs), EVERY_MS)
  }

  /** Shows a slide once its picture is there; not where it is no longer wanted by then. */
  async function show(at: number, isWanted = () => true): Promise<void> {
    const own = ++asked
    const next = (at + slides.length) % slides.length
    const image = slides[next]!.querySelector('img')!
    image.loading = 'eager'
    await image.decode().catch(() => {})
    if (own !== asked || !isWanted()) return
    if (next !== current) change(next)
    draw()
  }

  function change(next: number): void {
    slides.forEach((slide, at) => {
      slide.classList.toggle('is-shown', at === next)
      slide.classList.toggle('is-left', at === current)
      slide.inert = at !== next
    })
    dots.forEach((dot, at) => (dot.ariaCurrent = at === next ? 'true' : null))
    current = next
  }

  function play(isOn: boolean): void {
    isPlaying = isOn
    draw()
  }

  function choose(at: number): void {
    play(false)
    void show(at)
  }

  function hold(why: string, isOn: boolean): void {
    if (isOn) holds.add(why)
    else holds.delete(why)
    draw()
  }

  toggle.addEventListener('click', () => {
    // Whoever starts them is pointing at them.
    holds.delete('hover')
    holds.delete('focus')
    play(!isPlaying)
  })
  dots.forEach((dot, at) => dot.addEventListener('click', () => choose(at)))
  box.addEventListener('pointerenter', () => hold('hover', true))
  box.addEventListener('pointerleave', () => hold('hover', false))
  box.addEventListener('focusin', () => hold('focus', true))
  box.addEventListener('focusout', ({ relatedTarget }) =>
    hold('focus', box.contains(relatedTarget as Node | null)),
  )
  document.addEventListener('visibilitychange', () =>
    hold('hidden', document.hidden),
  )
  reduced.addEventListener('change', () => play(!reduced.matches))
  new IntersectionObserver((entries) =>
    hold('away', !entries.at(-1)!.isIntersecting),
  ).observe(box)
  onSwipe(stage, (by) => choose(current + by))
  box.classList.add('is-ready')
  draw()
}

/** Tells of a finger that went aside: 1 for the next slide, -1 for the one before. */
function onSwipe(stage: HTMLElement, turn: (by: number) => void): void {
  let from = 0
  stage.addEventListener(
    'touchstart',
    ({ touches }) => (from = touches[0]!.clientX),
    { passive: true },
  )
  stage.addEventListener('touchend', ({ changedTouches }) => {
    const by = changedTouches[0]!.clientX - from
    const isRtl = getComputedStyle(stage).direction === 'rtl'
    if (Math.abs(by) > SWIPE_PX) turn(by < 0 === isRtl ? -1 : 1)
  })
}
