import { runTrial } from './lab/trials.ts'

// `npm run bench -- build --pages 10000`: runs a benchmark in a temporary folder.
await runTrial('bench', {
  api: [
    'API calls per second, compared with a bare route [--seconds 2 --rounds 5 --connections 32 --only NAME]',
    () => import('./lab/bench/api.ts'),
  ],
  build: [
    'synthetic sites: first build, no changes, one edit, a new week [--pages 10000,100000 --dir FOLDER]',
    () => import('./lab/bench/build.ts'),
  ],
  deploy: [
    'deploys of everything, no changes and one edit [--pages 10000 --to folder,s3 --rounds 5 --dir FOLDER --json]',
    () => import('./lab/bench/deploy.ts'),
  ],
  desk: [
    "from an editor's approval to the page; ten at once [--times 20 --url URL --var FOLDER]",
    () => import('./lab/bench/desk.ts'),
  ],
  filters: [
    'results filters, compared with plain filtering and sorting [--entries 5000 --rounds 200]',
    () => import('./lab/bench/filters.ts'),
  ],
  import: [
    'a large import: new, unchanged, changed, from another source [--places 20000 --postgres --dir FOLDER]',
    () => import('./lab/bench/import.ts'),
  ],
  live: ['time from a review to the static pages [--times 20]', () => import('./lab/bench/live.ts')],
  mutants: [
    'faults in functions drawn by a seed: how many the tests near them notice [--count 60 --seed faults --tests 12]',
    () => import('./lab/bench/mutants.ts'),
  ],
  pages: [
    'Lighthouse on a page of each kind [--url URL --runs 3 --langs en,he --only NAME --json]',
    () => import('./lab/bench/pages.ts'),
  ],
  search: [
    'near-me, autocomplete and vacations [--rows 100000,1000000 --queries 5000 --dir FOLDER]',
    () => import('./lab/bench/search.ts'),
  ],
  times: [
    'location-dates per second, compared with other libraries [--seconds 6 --places 1000]',
    () => import('./lab/bench/times.ts'),
  ],
})
