import { getViteConfig } from 'astro/config'
import { defineConfig } from 'vitest/config'
import { PATIENCE } from './core/test/patience.ts'

const everywhere = ['**/node_modules/**', '**/e2e/**']

/** The times must not hang on the zone of the server: their tests are run under three. */
const TIMES = [
  '{api,core}/test/{agenda,calendar,dates,day,hebrew,icalendar,lighting,shabbat,subscription,times,vtimezone,zmanim,zone}*.test.ts',
]
const SERVER_ZONES = ['UTC', 'Pacific/Kiritimati', 'America/St_Johns']

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'node',
          include: ['{api,core,data,scripts}/test/**/*.test.ts'],
          exclude: [...everywhere, ...TIMES],
          globalSetup: './scripts/test/setup.ts',
          ...PATIENCE,
        },
      },
      ...SERVER_ZONES.map((TZ) => ({
        test: {
          name: `times in ${TZ}`,
          include: TIMES,
          env: { TZ },
          ...PATIENCE,
        },
      })),
      // Astro's own plugins, so that a test can render a component.
      getViteConfig({
        test: {
          name: 'site',
          include: ['site/test/**/*.test.{ts,tsx}'],
          exclude: everywhere,
          setupFiles: './site/test/patience.ts',
          ...PATIENCE,
        },
      }),
    ],
  },
})
