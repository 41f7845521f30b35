/** A setting that can't be used; the message names it. */
export class ConfigError extends Error {
  override name = 'ConfigError'
}
