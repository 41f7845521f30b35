import { VIDEO_ID_PATTERN } from '#core/terms/patterns.ts'

const VIDEO_ID = new RegExp(VIDEO_ID_PATTERN)
/** Ids of sample videos are invented. */
const SAMPLE_ID = /^sample\d{5}$/
/** The placeholder of the id in a provider's addresses. */
export const ID_PLACE = '{id}'

export function isVideoId(text: string): boolean {
  return VIDEO_ID.test(text)
}

/** Whether this video does not exist at the provider. */
export function isSampleVideo(id: string): boolean {
  return SAMPLE_ID.test(id)
}

/**
 * The provider's address of a video. Every id in an address goes through here.
 * @throws RangeError for an invalid id, or one of a sample
 */
export function videoAddress(template: string, id: string): string {
  if (!isVideoId(id) || isSampleVideo(id)) {
    throw new RangeError('no id of a video')
  }
  return template.replace(ID_PLACE, id)
}
