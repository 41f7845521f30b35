import { dropSamples } from '#api/store/content.repository.ts'
import { importSeed, openSite } from './engine/site.ts'
import { main } from './failures.ts'

// `npm run import`: takes in the data files that have changed. `--drop-samples` removes every sample instead.
await main(async () => {
  const site = await openSite()
  try {
    if (process.argv.includes('--drop-samples')) {
      const dropped = await dropSamples(site.store, Date.now())
      process.stdout.write(
        `removed ${dropped} samples; \`npm run publish\` takes them off the site\n`,
      )
      return
    }
    const { files, changed } = await importSeed(site)
    process.stdout.write(
      `${files.length} files taken in, ${changed} documents changed\n`,
    )
  } finally {
    await site.close()
  }
})
