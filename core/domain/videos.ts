/** How the video provider writes its ids. */
export const VIDEO_ID_PATTERN = '^[A-Za-z0-9_-]{11}$'
const VIDEO_ID = new RegExp(VIDEO_ID_PATTERN)
/** Ids of sample videos are invented: there is nothing behind them. */
const SAMPLE_ID = /^sample\d{5}$/
/** Where the id goes in the addresses of a provider. */
export const ID_PLACE = '{id}'

export function isVideoId(text: string): boolean {
  return VIDEO_ID.test(text)
}

/** Whether nobody can be asked for this video. */
export function isSampleVideo(id: string): boolean {
  return SAMPLE_ID.test(id)
}

/**
 * An address of the provider for one video. Every id that becomes part of an address goes through here.
 * @throws RangeError where it is no id, or one of a sample
 */
export function videoAddress(template: string, id: string): string {
  if (!isVideoId(id) || isSampleVideo(id)) {
    throw new RangeError('no id of a video')
  }
  return template.replace(ID_PLACE, id)
}
