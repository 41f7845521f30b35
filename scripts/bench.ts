import { runTrial } from './lab/trials.ts'

// `npm run bench -- build --pages 10000`: prints figures, in a folder of its own.
await runTrial('bench', {
  api: [
    'calls of the API a second, beside a bare route of the same framework: --seconds 2 --rounds 5 --connections 32 --only NAME',
    () => import('./lab/bench/api.ts'),
  ],
  build: [
    'what it costs to build made-up sites, to edit a listing, to do nothing: --pages 10000,100000 --dir FOLDER',
    () => import('./lab/bench/build.ts'),
  ],
  deploy: [
    'a deploy to a folder and to S3, all of it, nothing new, one edit: --pages 10000 --to folder,s3 --rounds 5 --dir FOLDER --json',
    () => import('./lab/bench/deploy.ts'),
  ],
  desk: [
    "from an editor's approval to the page, and ten at once (aim: 2 s): --times 20 --url URL --var FOLDER",
    () => import('./lab/bench/desk.ts'),
  ],
  filters: [
    'a page of results, filtered, counted and ordered, beside a plain filter and sort: --entries 5000 --rounds 200',
    () => import('./lab/bench/filters.ts'),
  ],
  import: [
    'a large import, the same again, a changed one, and the same of another source: --places 20000 --postgres --dir FOLDER',
    () => import('./lab/bench/import.ts'),
  ],
  live: [
    'from a review to the static pages (aim: 2 s): --times 20',
    () => import('./lab/bench/live.ts'),
  ],
  pages: [
    'Lighthouse over a page of each kind, on a simulated phone: --url URL --runs 3 --langs en,he --only NAME --json',
    () => import('./lab/bench/pages.ts'),
  ],
  search: [
    'near-me, autocomplete and vacations over many places and listings: --rows 100000,1000000 --queries 5000 --dir FOLDER',
    () => import('./lab/bench/search.ts'),
  ],
  times: [
    'times of places and dates a second on one core, beside other libraries: --seconds 6 --places 1000',
    () => import('./lab/bench/times.ts'),
  ],
})
