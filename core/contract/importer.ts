/** Carries out imports outside the server, which the store names by their numbers. */
export interface Importer {
  /** Starts the step that the store has ordered; what becomes of it is in the store. */
  start(id: number): void
}
