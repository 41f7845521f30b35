import type { Index } from '#data/index/open.ts'
import type { Plan } from './plan.ts'
import { pathsOf } from './renderer.ts'

/**
 * The first release of a site is served while it is made. Its index names every page from the beginning, without the
 * digest of one that is there: a server has those rendered that are asked for before their turn.
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

/** Pages that could not be made are none. */
export function endDraft(index: Index): void {
  index.run(`delete from published where digest = ''`)
}
