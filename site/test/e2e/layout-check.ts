import { readFileSync } from 'node:fs'
import { stripTypeScriptTypes } from 'node:module'
import type { Page } from 'playwright'

const SOURCE = stripTypeScriptTypes(readFileSync(new URL('layout-in-page.ts', import.meta.url), 'utf8')).replaceAll(
  /^export /gm,
  '',
)

/** The widths at which pages and dialogs are looked at: a phone, a tablet, a wide screen. */
export const WIDTHS = [1440, 768, 390] as const

export function layoutFindings(page: Page, selector = ''): Promise<string[]> {
  return page.evaluate(`(() => {${SOURCE}\nreturn findingsIn(${JSON.stringify(selector)})})()`)
}
