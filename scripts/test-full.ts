// `npm run test:full`: `npm test` with all slow cases, at night and before a release.
export {}

process.env['TEST_FULL'] = '1'
await import('./test.ts')
