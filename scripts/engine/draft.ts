import type { Index } from '#data/index/open.ts'
import type { Plan } from './plan.ts'
import { pathsOf } from './renderer.ts'

/**
 * The first release of a site is served while it is built. Its index names every page from the start, with an empty
 * digest until its file exists: servers have requested pages rendered ahead of their turn.
 */
export function announcePages(index: Index, { jobs }: Plan): void {
  index.db.transaction(() => {
    for (const { subject, langs } of jobs) {
      const paths = pathsOf(subject)
      for (const lang of langs)
        index.run(
          `insert into published (subject, lang, path, hash, env, digest) values (?, ?, ?, '', '', '')`,
          subject.id,
          lang,
          paths[lang],
        )
    }
  })()
}

/** Removes pages that failed to render. */
export function endDraft(index: Index): void {
  index.run(`delete from published where digest = ''`)
}
