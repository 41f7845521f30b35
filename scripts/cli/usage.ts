import { basename } from 'node:path'

export const SHAPES = 'folder:/path, s3://bucket/prefix or rsync:user@host:/path'

/** The usage of each command of `package.json`. */
export const USAGE = {
  start: 'npm start',
  dev: 'npm run dev',
  test: 'npm test',
  'test:full': 'npm run test:full',
  check: 'npm run check',
  format: 'npm run format',
  import:
    'npm run import -- [FILE [--format FORMAT] [--mapping FILE|overture|foursquare] [--source NAME] [--whole] ' +
    '[--ask-first] [--dry-run] [--json]] | [--drop-samples]',
  fetch:
    'npm run fetch -- osm --country IL | --city GEONAMES-ID [--km NUMBER] | --around=LAT,LNG,KM | --world; wikidata ' +
    '--country PL; nyc; uk; datagovil; wikivoyage --file DUMP; hotels; pictures; geonames; all [--weekly]; each ' +
    'with [--apply] [--force] [--json]',
  export:
    'npm run export -- --format jsonl|geojson --out FILE | --format csv --out FOLDER; each with [--kind KIND]… ' +
    '[--without-samples]',
  publish: 'npm run publish -- [--watch [--with-data]] [--check] [--json]',
  nightly: 'npm run nightly -- [--json]',
  deploy:
    `npm run deploy -- --to PLACE [--dry-run] [--json] [--purge FILE] [--purge-json FILE] [--adopt]; PLACE is ` +
    `${SHAPES}, by default DEPLOY_TO`,
  rollback: 'npm run rollback -- [--json]',
  rewrites:
    'npm run rewrites -- [--nginx | --caddy [--origin URL] [--var FOLDER] [--api HOST:PORT] [--policy-file FILE]] ' +
    '[--policy nginx|caddy] [--redirects json|list|nginx]',
  mail: 'npm run mail -- --list [--full] | --retry [--id N]',
  mailer: 'npm run mailer',
  bounce: 'npm run bounce < MESSAGE',
  editor: 'npm run editor -- --grant E-MAIL [--role admin] | --revoke E-MAIL | --drop-factor E-MAIL | --list',
  backup: 'npm run backup -- --to FOLDER [--keep NUMBER]',
  restore: 'npm run restore -- --from FOLDER',
  'store:copy': 'npm run store:copy -- --from FILE|URL --to FILE|URL',
  'store:key': 'npm run store:key -- --check | --forget',
  pictures: 'npm run pictures -- [--url URL --var FOLDER]',
  bench: 'npm run bench -- NAME [options]',
} as const

/** The usage if a command line asks for help; otherwise undefined. */
export function usageFor([, file = '', ...args]: readonly string[]): string | undefined {
  const name = basename(file, '.ts').replace('-', ':')
  const isAsked = args.includes('--help') || args.includes('-h')
  return isAsked && Object.hasOwn(USAGE, name) ? USAGE[name as keyof typeof USAGE] : undefined
}
