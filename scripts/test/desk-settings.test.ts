import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { readConfig } from '#api/config.ts'
import { eventually } from '#core/test/eventually.ts'
import type { SettingName } from '#core/terms/settings.ts'
import { currentSeq, nextSeq } from '#data/store/content.repository.ts'
import { storeSetting } from '#data/store/settings.repository.ts'
import { keepPublishing } from '../engine/keep-publishing.ts'
import { pagesDir } from '../engine/release.ts'
import { publisherOf, publishSettingsOf, type Site } from '../engine/site.ts'
import { refuseOtherSettings, startWatching } from '../engine/watching.ts'
import { openDesk, readPage, releaseOf, type Desk } from './site-desk.ts'

const PAGE = 'Kosher_Restaurants-DI1-Restaurant_1.html'
const LOGO =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk' +
  '+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='

function siteOf(desk: Desk, more: Record<string, string> = {}): Site {
  const env = {
    VAR_DIR: desk.varDir,
    SITE_ORIGIN: 'https://example.org',
    SHOW_SAMPLES: 'yes',
    LOG_LEVEL: 'silent',
    ...more,
  }
  return { config: readConfig(env), store: desk.db, env, close: async () => {} }
}

/** As an admin does. */
const set = ({ db }: Desk, values: Partial<Record<SettingName, string>>) =>
  db.transaction().execute(async (trx) => {
    for (const [name, text] of Object.entries(values)) await storeSetting(trx, name as SettingName, text)
    return nextSeq(trx)
  })

/** A running publisher. */
async function running(desk: Desk, site: Site) {
  const publisher = await publisherOf(site, desk.bundle)
  const stop = new AbortController()
  const problems: string[] = []
  const end = keepPublishing({
    publisher,
    latest: () => currentSeq(desk.db),
    stop: stop.signal,
    onReport: () => {},
    onProblem: (problem) => problems.push(problem),
    pauseMs: 10,
  })
  onTestFinished(async () => {
    stop.abort()
    await end
    publisher.close()
  })
  return problems
}

const shows = (desk: Desk, text: string | RegExp) =>
  eventually(() => expect(readPage(desk, PAGE)).toEqual(expect.stringMatching(text)))

test('the running publisher takes up what is set at the desk, and what it gives back', async () => {
  const desk = await openDesk()
  const problems = await running(desk, siteOf(desk))
  await shows(desk, /Restaurant 1/)
  await set(desk, { contactEmail: 'office@example.org', smtpPassword: 'a secret needs no key here' })
  await shows(desk, '<address>office@example.org</address>')
  await set(desk, { brandColour: '#0b5d3b', logo: LOGO })
  await shows(desk, /_astro\/colours\.[0-9a-f]{12}\.css.*_astro\/logo\.[0-9a-f]{12}\.png/)
  for (const [, file] of readPage(desk, PAGE).matchAll(/"\/(_astro\/[^"]+)"/g))
    expect(existsSync(join(pagesDir(releaseOf(desk)), file!)), file).toBe(true)
  await desk.edit({
    kind: 'siteTexts',
    id: 'site',
    body: { id: 'site', name: { en: 'Kosher Anywhere' } },
    sample: false,
  })
  await shows(desk, '<title>Kosher Anywhere</title>')
  await set(desk, { contactEmail: '' })
  await eventually(() => expect(readPage(desk, PAGE)).not.toContain('<address>'))
  expect(problems).toEqual([])
})

test('what the environment of the publisher has stays', async () => {
  const desk = await openDesk()
  await set(desk, { contactEmail: 'desk@example.org', brandColour: '#0b5d3b' })
  const publisher = await publisherOf(siteOf(desk, { CONTACT_EMAIL: 'env@example.org' }), desk.bundle)
  await publisher.publish()
  publisher.close()
  expect(readPage(desk, PAGE)).toContain('<address>env@example.org</address>')
  expect(readPage(desk, PAGE)).toContain('_astro/colours.')
})

test('publishers of one store share the settings of the desk, and differ by their environment alone', async () => {
  const desk = await openDesk()
  const watching = startWatching(desk.varDir, await publishSettingsOf(siteOf(desk)))!
  onTestFinished(() => watching.release())
  await set(desk, { contactEmail: 'office@example.org' })
  // A command that starts now has it from the store.
  const site = siteOf(desk)
  const publisher = await publisherOf(site, desk.bundle)
  await publisher.publish()
  publisher.close()
  expect(site.config.contactEmail).toBe('office@example.org')
  refuseOtherSettings(desk.varDir, await publishSettingsOf(site))
  const other = siteOf(desk, { CONTACT_EMAIL: 'office@example.org' })
  await expect(publisherOf(other, desk.bundle)).rejects.toThrow(/has another CONTACT_EMAIL/)
})
