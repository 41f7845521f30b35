// Plain JavaScript, part of the bootstrap.
import { readFileSync } from 'node:fs'

/**
 * @typedef {{ version?: string, integrity?: string, optional?: boolean,
 *   os?: string | string[], cpu?: string | string[] }} Package
 */

/** @param {string} file */
export function readText(file) {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return undefined
  }
}

/**
 * What a lock file lists, by folder, without the project itself.
 * @param {string} file
 * @returns {Record<string, Package>}
 */
export function lockedPackages(file) {
  try {
    const { '': _, ...packages } = JSON.parse(readText(file) ?? '{}').packages
    return packages
  } catch {
    return {}
  }
}
