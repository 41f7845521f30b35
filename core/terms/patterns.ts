/** One number: with or without its country, perhaps with an extension; or a short code such as `*5328`. */
export const PHONE =
  '^(?:\\*[0-9]{3,6}|(?!(?:[^0-9]*[0-9]){6,}[^0-9]*/ *[+0(*])\\+?[0-9()/ .-]{3,30}(?: ext\\. [0-9]{1,8})?)$'

/** An id of a video at its provider. */
export const VIDEO_ID_PATTERN = '^[A-Za-z0-9_-]{11}$'

/** An id of an item of Wikidata. */
export const WIKIDATA_ID = '^Q[1-9][0-9]{0,11}$'
