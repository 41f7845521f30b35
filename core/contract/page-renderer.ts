import type { Lang } from '../i18n/languages.ts'
import type { PreviewKind } from '../domain/desk-kinds.ts'

export interface PreviewRequest {
  kind: PreviewKind
  /** As the store would hold it. */
  body: object
  language: Lang
}

/** Renders unpublished pages. */
export interface PageRenderer {
  /** The HTML of a document's future page. Throws AppError `noPreview`. */
  preview(request: PreviewRequest): Promise<string>
  /** The HTML of a draft's unfinished page, by its path. Throws AppError `noRelease`. */
  page(path: string): Promise<string>
}
