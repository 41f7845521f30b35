import { t } from '#site/ui/page/messages.ts'

/** What becomes of what somebody sends; `end` says how it appears. */
export function NextSteps({ end, isRow = false }: { end: string; isRow?: boolean }) {
  const { then: words } = t('edit')
  return (
    <section
      className={isRow ? 'stack next-steps is-row' : 'stack box card-box next-steps'}
      aria-labelledby="next-title"
    >
      <h2 id="next-title">{words.title}</h2>
      <ol>
        {[words.send, words.check, end].map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ol>
    </section>
  )
}
