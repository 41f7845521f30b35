import { loadMessages } from '#site/ui/page/messages.ts'
import { onceEach } from '#site/ui/page/once-each.ts'
import { pageLang } from '#site/ui/page/page-lang.ts'
import { videoItems, videoOf } from '#site/features/videos/page-videos.ts'
import { startPlayer, type Player } from './player.ts'

/** Videos that play in place of their posters. */
export interface InlineVideos {
  /** Plays a video and pauses the others; samples only show a note. */
  play(item: HTMLElement, how?: { isAlone: boolean }): Promise<void>
  playerOf(item: HTMLElement | undefined): Player | undefined
  /** Returns the items that were playing. */
  pauseAll(): readonly HTMLElement[]
  /** Removes the players of some or all items, which restores their posters. */
  stop(which?: (item: HTMLElement) => boolean): void
}

/** The inline videos of a box, created once. */
export const inlineVideos = onceEach((box: HTMLElement): InlineVideos => {
  const players = new Map<HTMLElement, Player>()
  const lang = pageLang()
  const pauseAll = () => {
    const playing = [...players].filter(([, player]) => player.isPlaying())
    for (const [, player] of playing) player.pause()
    return playing.map(([item]) => item)
  }
  return {
    async play(item, { isAlone } = { isAlone: false }) {
      const video = videoOf(item)
      const frame = item.querySelector<HTMLElement>('.video-frame')!
      if (video.isSample) return isAlone ? undefined : saySample(frame)
      const known = players.get(item)
      pauseAll()
      if (known) return known.play()
      const player = startPlayer(frame, {
        embed: box.dataset['embed'] ?? '',
        id: video.id,
        title: video.title,
        lang,
        isMuted: isAlone,
      })
      players.set(item, player)
      const poster = posterOf(item)
      const hadFocus = poster?.contains(document.activeElement)
      if (poster) poster.hidden = true
      if (hadFocus) player.frame.focus()
    },
    playerOf: (item) => item && players.get(item),
    pauseAll,
    stop(which = () => true) {
      for (const item of videoItems(box).filter(which)) {
        const player = players.get(item)
        if (!player) continue
        const poster = posterOf(item)
        const hadFocus = player.frame === document.activeElement
        player.stop()
        players.delete(item)
        if (poster) poster.hidden = false
        if (hadFocus) poster?.focus()
      }
    },
  }
})

const posterOf = (item: HTMLElement) => item.querySelector<HTMLElement>('.video-play')

/** Replaces the player without contacting a third party. */
async function saySample(frame: HTMLElement): Promise<void> {
  const { isSample } = await loadMessages('listing.videos')
  let said = frame.querySelector<HTMLElement>('.video-said')
  if (!said) {
    said = document.createElement('p')
    said.className = 'video-said'
    said.setAttribute('role', 'status')
    frame.append(said)
  }
  said.textContent = isSample
}
