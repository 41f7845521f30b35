import { html, type Html } from '#core/i18n/html.ts'
import { translator } from '#core/i18n/translate.ts'
import { icon } from '#site/ui/icons/icon.ts'
import { bdi, paragraph } from '#site/ui/blocks/names.html.ts'
import type { PageContext } from '#site/ui/page/page-context.ts'
import { applyLink } from './apply-link.html.ts'
import { noJobs } from './no-jobs.html.ts'

type Page = PageContext<'feature'>

/** Open jobs, each with a link to apply; past offers have none. */
export function jobs({ lang, input }: Page): Html {
  const { feature, past } = input
  if (past || feature.jobs.length === 0) return noJobs(lang)
  const list = feature.jobs.map(
    (job) => html`
      <li>
        <h3>${bdi(lang, job.title)}</h3>
        ${paragraph(lang, job.description)}${applyLink(lang, feature, job.title)}
      </li>
    `,
  )
  const title = translator(lang)('travel:feature.jobs')
  return html`
    <section class="box panel-box" aria-labelledby="jobs-title">
      <h2 id="jobs-title">${icon('list')}${title}</h2>
      <ul class="stack jobs">
        ${list}
      </ul>
    </section>
  `
}
