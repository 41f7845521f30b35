import { AppError } from '#core/contract/app-error.ts'
import { differInTranslations } from '#core/domain/translations.ts'
import { DEFAULT_LANG, type Lang } from '#core/i18n/languages.ts'
import type { OwnText } from '#core/i18n/text-entries.ts'
import type { Rights } from '#api/accounts/roles.repository.ts'
import type { Changes } from '#api/audit/changes.ts'

/** Whether somebody may change the texts of the interface and of mails in a language. */
export const mayChangeText = ({ role, area }: Rights, language: Lang): boolean =>
  role === 'translator' ? language !== DEFAULT_LANG : role === 'admin' || (role === 'editor' && !area)

/** Requires that nothing but texts in other languages than English differs. Throws AppError `onlyTranslations`. */
export function requireTranslation({ content, rows }: Changes): void {
  const isText = content?.after.kind === 'ownTexts'
  const isTranslation = isText
    ? (content.after.body as OwnText).language !== DEFAULT_LANG
    : content?.before &&
      content.before.deleted === content.after.deleted &&
      differInTranslations(content.before.body, content.after.body)
  if (!isTranslation || rows.length > 0) throw new AppError('onlyTranslations')
}
