// Plain JavaScript, part of the bootstrap.
import { readFileSync } from 'node:fs'

/**
 * @typedef {{ version?: string, integrity?: string, optional?: boolean, dev?: boolean,
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
 * @param {{ withTools?: boolean }} needs whether the packages of development count
 * @returns {Record<string, Package>}
 */
export function lockedPackages(file, { withTools = true } = {}) {
  try {
    const { '': _, ...packages } = JSON.parse(readText(file) ?? '{}').packages
    if (withTools) return packages
    return Object.fromEntries(
      Object.entries(packages).filter(([, { dev }]) => !dev),
    )
  } catch {
    return {}
  }
}
