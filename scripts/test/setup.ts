import { linkPostgres } from '../lab/postgres-links.ts'

/** Runs once before all tests that are not browser tests. */
export function setup(): void {
  linkPostgres()
}
