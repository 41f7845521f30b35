/**
 * Flags of Node for what publishes: its new objects get less room than usual, which costs a twentieth of the time of an
 * index and saves 60 MB.
 * @type {readonly string[]}
 */
export const SPARING = ['--max-semi-space-size=8']
