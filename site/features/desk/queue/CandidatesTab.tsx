import { t } from '#site/ui/page/messages.ts'
import { useStore } from '@nanostores/react'
import { useState } from 'react'
import type { CandidateDecision, CandidateLine } from '#core/contract/desk-candidates.ts'
import { textIn } from '#core/terms/localized.ts'
import { formatCount } from '#core/i18n/format.ts'
import { $address } from '#site/features/desk/address.ts'
import { formatIsolated } from '#site/features/desk/format-isolated.ts'
import { pageIn } from '#site/features/desk/part.ts'
import { pageLang } from '#site/ui/page/page-lang.ts'
import { Button } from '#site/ui/page/Button.tsx'
import { PagedList } from '../log/Log.tsx'
import { numberOf, Shown, typeName } from '../parts.tsx'
import { useDesk } from '../use-desk.ts'

/** The places that a map calls kosher by a weak tag, each with one press for yes and one for no. */
export function CandidatesTab() {
  const { candidates } = useDesk()
  const { candidates: words } = t('desk.page')
  const query = { page: pageIn(useStore($address).query) }
  const answer = useStore(candidates.$answer)
  const total = answer.status === 'ready' ? answer.total : 0
  return (
    <div className="stack gap-3 desk-log">
      <h2>{total > 0 ? formatCount(pageLang(), words, 'total', total) : words.label}</h2>
      <p>{words.text}</p>
      <PagedList store={candidates} tab="candidates" query={query} label={words.label} empty={<p>{words.empty}</p>}>
        {(candidate) => <CandidateRow key={candidate.id} candidate={candidate} />}
      </PagedList>
    </div>
  )
}

function CandidateRow({ candidate }: { candidate: CandidateLine }) {
  const { candidates: words } = t('desk.page')
  const { title, dtype, town, country, url, tags, chain } = candidate
  const lang = pageLang()
  const name = textIn(lang, title)
  const where = new Intl.DisplayNames(lang, { type: 'region' }).of(country) ?? country
  return (
    <li className="stack gap-1 start desk-row">
      <p>
        <Shown text={title} /> <span className="quiet desk-type">{typeName(dtype)}</span>
      </p>
      <p>
        <span>
          <Shown text={town} />, {where}
        </span>
        <a href={url} target="_blank" rel="noopener noreferrer" aria-label={formatIsolated(words.mapOf, { name })}>
          {words.map}
        </a>
      </p>
      <p className="fine" lang="en">
        <bdi dir="ltr">{tags.join(' · ')}</bdi>
      </p>
      <p className="cluster">
        <Answer candidate={candidate} answer={{ act: 'approve' }} text={words.yes} />
        <Answer candidate={candidate} answer={{ act: 'refuse' }} text={words.no} />
      </p>
      {chain && chain.count > 1 && (
        <p className="cluster">
          <span>{formatIsolated(words.chain, { name: chain.name, count: numberOf(chain.count) })}</span>
          <Answer candidate={candidate} answer={{ act: 'approve', chain: true }} text={words.allYes} />
          <Answer candidate={candidate} answer={{ act: 'refuse', chain: true }} text={words.allNo} />
        </p>
      )}
    </li>
  )
}

interface AnswerProps {
  candidate: CandidateLine
  answer: Omit<CandidateDecision, 'id'>
  text: string
}

/** One press for a place, or for all of its chain. */
function Answer({ candidate, answer, text }: AnswerProps) {
  const { candidates } = useDesk()
  const [isSending, setSending] = useState(false)
  const name = answer.chain ? candidate.chain?.name : textIn(pageLang(), candidate.title)
  return (
    <Button
      aria-label={`${text}: ${name}`}
      aria-disabled={isSending || undefined}
      onClick={() => {
        if (isSending) return
        setSending(true)
        void candidates.decide(candidate, answer).finally(() => setSending(false))
      }}
    >
      {text}
    </Button>
  )
}
