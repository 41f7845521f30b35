import { t } from '#site/ui/page/messages.ts'
import { format } from '#core/i18n/format.ts'
import { callWithToken } from '#site/ui/session/session.ts'
import { Card } from './Card.tsx'
import { useAnswer } from '#site/ui/page/use-answer.ts'

const ask = () => callWithToken('GET /rest/tjt/accounttrust', {}, { isBackground: true })

/** How far somebody is trusted, by their contributions. */
export function OwnTrust() {
  const { trust: words } = t('accounts.app')
  const [trust] = useAnswer(ask)
  if (trust.status !== 'ready') return null
  const { level, approved, refused, editsAtOnce, next, newPerDay, memberPerDay, atOncePerDay } = trust
  const can = level === 'trusted' && !editsAtOnce ? 'member' : level
  const limit = { new: newPerDay, member: memberPerDay, trusted: atOncePerDay }[can]
  return (
    <Card id="trust" title={words.title}>
      <p className="cluster gap-2">
        <span className={level === 'trusted' ? 'badge is-good' : 'badge'}>{words.levels[level]}</span>
        {approved + refused > 0 && format(words.counts, { approved, refused })}
      </p>
      <p>{format(words.can[can], { limit })}</p>
      <p className="fine">{words.counted}</p>
      {next && <p className="fine">{format(words.next, { ...next, level: words.levels[next.level] })}</p>}
    </Card>
  )
}
