import { direction } from '#core/i18n/languages.ts'
import { pageLang } from '#site/stores/page/page-lang.ts'

/** Which of some videos a key asks for; undefined where it asks for none. */
export function stepOf(
  key: string,
  {
    at,
    total,
    isColumn = false,
  }: {
    at: number
    total: number
    /** Whether up and down lead on too. */
    isColumn?: boolean
  },
): number | undefined {
  const isRtl = direction(pageLang()) === 'rtl'
  const forward = [isRtl ? 'ArrowLeft' : 'ArrowRight']
  const back = [isRtl ? 'ArrowRight' : 'ArrowLeft']
  if (isColumn) {
    forward.push('ArrowDown')
    back.push('ArrowUp')
  }
  if (forward.includes(key)) return Math.min(at + 1, total - 1)
  if (back.includes(key)) return Math.max(at - 1, 0)
  if (key === 'Home') return 0
  return key === 'End' ? total - 1 : undefined
}
