import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { isFull } from '#core/test/full.ts'
import { startSite } from '#scripts/lab/site-process.ts'
import { ROOT } from '#scripts/cli/tools.ts'
import { startAdServer } from './ad-server.ts'
import { writeSmallSeed } from './small-seed.ts'
import { startVideoServer } from './video-server.ts'
import { startE2eWeather } from './weather-server.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Where the site is served, without a slash at the end. */
    siteUrl: string
    /** The folder of its pages. */
    pagesDir: string
    /** The folder of its store and its releases. */
    varDir: string
  }
}

/**
 * Builds and serves a site of a few cities as `npm start` does, and in `npm run test:full` the whole one, in a folder
 * of
 * its own; with E2E_URL and E2E_VAR_DIR the tests look at one that is served already.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const { E2E_URL, E2E_VAR_DIR } = process.env
  if (E2E_URL && E2E_VAR_DIR) {
    project.provide('siteUrl', E2E_URL)
    project.provide('varDir', E2E_VAR_DIR)
    project.provide('pagesDir', join(E2E_VAR_DIR, 'current', 'pages'))
    return async () => {}
  }
  const varDir = mkdtempSync(join(tmpdir(), 'site-e2e-'))
  const seedDir = isFull ? '' : join(varDir, 'seed')
  if (seedDir) await writeSmallSeed(join(ROOT, 'data/seed'), seedDir)
  const weather = await startE2eWeather()
  const ads = await startAdServer()
  const videos = await startVideoServer()
  const site = await startSite(varDir, {
    SEED_DIR: seedDir,
    ...outsideEnv({
      weather: weather.url,
      ads: ads.url,
      videos: videos.embed,
    }),
  })
  const pagesDir = join(varDir, 'current', 'pages')
  project.provide('siteUrl', site.url)
  project.provide('varDir', varDir)
  project.provide('pagesDir', pagesDir)
  return async () => {
    await site.close()
    await Promise.all([weather.close(), ads.close(), videos.close()])
    rmSync(varDir, { recursive: true, force: true })
  }
}

/** The settings of a site that asks servers on loopback only, and is asked by many visitors from there. */
export function outsideEnv({ weather, ads, videos }: { weather: string; ads: string; videos: string }) {
  return {
    WEATHER: 'met',
    WEATHER_URL: weather,
    AD_SCRIPT: ads,
    AD_ZONES: 'shabbatTimes=101/1, results=102/2, listing=103/3',
    VIDEO_EMBED: videos,
    // Visitors tell where they come from; see `visit`.
    TRUST_PROXY: '127.0.0.1',
  }
}
