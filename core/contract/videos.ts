/** Whose players show videos; what anyone who sees the page may know. */
export interface VideoProvider {
  /** The player of one video, for a frame: `https://videos.example.org/embed/{id}`. */
  embed: string
  /** The provider's own page of one video, for who has no script. */
  page?: string
}

export const YOUTUBE: VideoProvider = {
  embed: 'https://www.youtube-nocookie.com/embed/{id}',
  page: 'https://www.youtube.com/watch?v={id}',
}

/** Where the players come from: what a policy of pages lets in. */
export function playersOrigin({ embed }: VideoProvider): string {
  return new URL(embed).origin
}

/** The same, as visitors are told it. */
export function playersHost({ embed }: VideoProvider): string {
  return new URL(embed).host.replace(/^www\./, '')
}
