// The pictures of the hero change by themselves every 5 seconds: not while somebody looks closer, while
// they are out of sight, or where motion is unwelcome. No library: this loads before any interaction.

const EVERY_MS = 5000
const SWIPE_PX = 40

export function startRotator(box: HTMLElement): void {
  const player = createPlayer(box)
  const { hold } = player
  box.addEventListener('pointerenter', () => hold('hover', true))
  box.addEventListener('pointerleave', () => hold('hover', false))
  box.addEventListener('focusin', () => hold('focus', true))
  box.addEventListener('focusout', ({ relatedTarget }) => hold('focus', box.contains(relatedTarget as Node | null)))
  document.addEventListener('visibilitychange', () => hold('hidden', document.hidden))
  new IntersectionObserver((entries) => hold('away', !entries.at(-1)!.isIntersecting)).observe(box)
  onSwipe(box.querySelector<HTMLElement>('[aria-live]')!, player.turn)
  box.classList.add('is-ready')
}

function createPlayer(box: HTMLElement) {
  const toggle = box.querySelector<HTMLElement>('[data-toggle]')!
  const stage = box.querySelector<HTMLElement>('[aria-live]')!
  const reduced = matchMedia('(prefers-reduced-motion: reduce)')
  /** Why they stand still though they are meant to play. */
  const holds = new Set(['away'])
  const show = createShow(box)
  let [isPlaying, timer] = [!reduced.matches, 0]
  /** Whoever holds them, even for a moment, has the whole time anew. */
  let wait = 0

  const runs = () => isPlaying && holds.size === 0

  /** Begins to wait for the next one, or waits no longer. */
  function schedule(): void {
    clearTimeout(timer)
    const own = ++wait
    const isWanted = () => own === wait
    const next = () => void show.turn(1, isWanted).then(() => isWanted() && draw())
    if (runs()) timer = window.setTimeout(next, EVERY_MS)
  }

  function draw(): void {
    schedule()
    stage.ariaLive = runs() ? 'off' : 'polite'
    label(box, toggle, isPlaying)
  }

  function play(isOn: boolean): void {
    isPlaying = isOn
    draw()
  }

  // Whoever starts them is pointing at them.
  toggle.onclick = () => {
    for (const why of ['hover', 'focus']) holds.delete(why)
    play(!isPlaying)
  }
  reduced.addEventListener('change', () => play(!reduced.matches))
  show.dots.forEach((dot, at) => {
    dot.onclick = () => {
      play(false)
      void show.at(at)
    }
  })
  draw()
  return {
    hold(why: string, isOn: boolean): void {
      if (isOn) holds.add(why)
      else holds.delete(why)
      draw()
    },
    /** By hand: from then on they stand still. */
    turn(by: number): void {
      play(false)
      void show.turn(by)
    },
  }
}

/** Says and shows what the button does now. */
function label(box: HTMLElement, toggle: HTMLElement, isPlaying: boolean): void {
  box.classList.toggle('is-playing', isPlaying)
  const [pause, play] = (toggle.dataset['words'] ?? '').split('|')
  toggle.ariaLabel = (isPlaying ? pause : play) ?? ''
}

/** The slides, of which one is shown, and their dots. */
function createShow(box: HTMLElement) {
  const slides = [...box.querySelectorAll<HTMLElement>('.rotator-slide')]
  const dots = [...box.querySelectorAll<HTMLElement>('[data-slide]')]
  let current = 0
  let asked = 0

  function change(next: number): void {
    slides.forEach((slide, at) => {
      slide.classList.toggle('is-shown', at === next)
      slide.classList.toggle('is-left', at === current)
      slide.inert = at !== next
    })
    dots.forEach((dot, at) => (dot.ariaCurrent = at === next ? 'true' : null))
    current = next
  }

  /** Shows a slide once its picture is there; not where it is no longer wanted by then. */
  async function show(at: number, isWanted = () => true): Promise<void> {
    const own = ++asked
    const next = (at + slides.length) % slides.length
    const image = slides[next]!.querySelector('img')!
    image.loading = 'eager'
    await image.decode().catch(() => {})
    if (own === asked && next !== current && isWanted()) change(next)
  }

  return {
    dots,
    at: show,
    turn: (by: number, isWanted?: () => boolean) => show(current + by, isWanted),
  }
}

/** Tells of a finger that went aside: 1 for the next slide, -1 for the one before. */
function onSwipe(stage: HTMLElement, turn: (by: number) => void): void {
  let from = 0
  stage.addEventListener('touchstart', ({ touches }) => (from = touches[0]!.clientX), { passive: true })
  stage.addEventListener('touchend', ({ changedTouches }) => {
    const by = changedTouches[0]!.clientX - from
    const isRtl = getComputedStyle(stage).direction === 'rtl'
    if (Math.abs(by) > SWIPE_PX) turn(by < 0 === isRtl ? -1 : 1)
  })
}
