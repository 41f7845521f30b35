import { expect, test } from 'vitest'
import { LANGS } from '#core/i18n/languages.ts'
import { MESSAGES } from '#core/i18n/messages.ts'
import { pathOf } from '#core/domain/routes.ts'
import { manifestText } from '#site/ui/head/manifest.page.ts'
import { FRAME } from './samples.ts'

test.each(LANGS)('the manifest of %s names the site and starts at its home page', (lang) => {
  const manifest = JSON.parse(manifestText({ lang, frame: FRAME })) as Record<string, unknown>
  const { siteName, tagline } = MESSAGES[lang].common
  expect(manifest).toMatchObject({ name: siteName, description: tagline, lang, dir: lang === 'he' ? 'rtl' : 'ltr' })
  expect(manifest).toMatchObject({ start_url: pathOf(lang, { kind: 'home' }), scope: '/' })
  expect(manifest['icons']).toContainEqual(expect.objectContaining({ sizes: '512x512', purpose: 'maskable' }))
})

test('editors’ name of the site comes first', () => {
  const frame = { ...FRAME, name: { en: 'Kosher Anywhere' } }
  expect(JSON.parse(manifestText({ lang: 'en', frame }))).toMatchObject({ name: 'Kosher Anywhere' })
})
