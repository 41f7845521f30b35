import type { Lang } from '#core/i18n/languages.ts'
import type { PreviewKind } from '#core/terms/desk-kinds.ts'
import type { KnownShell } from './known.ts'

export interface PreviewRequest {
  kind: PreviewKind
  /** As the store would hold it. */
  body: object
  language: Lang
}

export interface ShellRequest {
  known: KnownShell
  language: Lang
}

/** Renders unpublished pages. */
export interface PageRenderer {
  /** The HTML of a document's future page, once a publication under way is over. Throws AppError `noRelease`. */
  preview(request: PreviewRequest): Promise<string>
  /** The HTML of a draft's unfinished page, by its path. Throws AppError `noRelease`. */
  page(path: string): Promise<string>
  /** The HTML of an address without a page, with the scripts and styles of the release. Throws AppError `noRelease`. */
  shell(request: ShellRequest): Promise<string>
}
