import { parseArgs, type ParseArgsConfig } from 'node:util'

/** The options of the command line; undefined if one is unknown. */
export function readOptions<const T extends NonNullable<ParseArgsConfig['options']>>(options: T) {
  try {
    return parseArgs({ options }).values
  } catch {
    return undefined
  }
}
