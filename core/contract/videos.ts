/** The video provider: public settings. */
export interface VideoProvider {
  /** Address of a video's player, for a frame: `https://videos.example.org/embed/{id}`. */
  embed: string
  /** The provider's page of a video, for visitors without scripts. */
  page?: string
}

export const YOUTUBE: VideoProvider = {
  embed: 'https://www.youtube-nocookie.com/embed/{id}',
  page: 'https://www.youtube.com/watch?v={id}',
}

/** The players' origin, which the pages' policy must allow. */
export function playersOrigin({ embed }: VideoProvider): string {
  return new URL(embed).origin
}

/** The same, as shown to visitors. */
export function playersHost({ embed }: VideoProvider): string {
  return new URL(embed).host.replace(/^www\./, '')
}
