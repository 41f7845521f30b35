import type { Lang } from '../i18n/languages.ts'
import type { PreviewKind } from './desk.ts'

export interface PreviewRequest {
  kind: PreviewKind
  /** As the store would have it. */
  body: object
  language: Lang
}

/** Renders pages that are published nowhere. */
export interface PageRenderer {
  /** The HTML of a document's page as it would be. Throws AppError `noPreview`. */
  preview(request: PreviewRequest): Promise<string>
  /** The HTML of a page of a draft that waits for its turn, by its path. Throws AppError `noRelease`. */
  page(path: string): Promise<string>
}
