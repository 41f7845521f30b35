import { t } from '#site/ui/page/messages.ts'
import type { OwnListings as Owned } from '#core/contract/mail-choices.ts'
import { OWNER_NEWS } from '#core/contract/choices.ts'
import { shownIn } from '#core/terms/localized.ts'
import { format } from '#core/i18n/format.ts'
import { numberText } from '#core/text/values.ts'
import { callWithToken } from '#site/ui/session/session.ts'
import { pageLang } from '#site/ui/page/page-lang.ts'
import { MailsForm } from '#site/features/mails/MailsForm.tsx'
import { Card } from './Card.tsx'
import { useAnswer } from '#site/ui/page/use-answer.ts'

const ask = () => callWithToken('GET /rest/tjt/accountlistings', {}, { isBackground: true })

/** The listings that somebody owns, and how they hear of what happens to them; nothing for everybody else. */
export function OwnListings() {
  const { listings: words } = t('accounts.app')
  const [owned] = useAnswer(ask)
  if (owned.status !== 'ready' || owned.listings.length === 0) return null
  return (
    <Card id="listings" title={words.title}>
      <ul className="stack gap-2">
        {owned.listings.map((listing) => (
          <OwnListing key={listing.tnid} {...listing} />
        ))}
      </ul>
      <MailsForm
        known={owned.mails}
        kinds={OWNER_NEWS.map((kind) => ({ kind, label: words.kinds[kind] }))}
        label={words.way}
        save={async (body) => void (await callWithToken('PUT /rest/tjt/accountmails', { body }))}
      />
    </Card>
  )
}

function OwnListing({ title, url, sums }: Owned['listings'][number]) {
  const { listings: words } = t('accounts.app')
  const { text, ...ways } = shownIn(pageLang(), title)
  return (
    <li>
      <a href={url}>
        <bdi {...ways}>{text}</bdi>
      </a>
      {sums && <p className="fine">{format(words.sums, shownSums(sums))}</p>}
    </li>
  )
}

const shownSums = (sums: object): Record<string, string> =>
  Object.fromEntries(Object.entries(sums).map(([name, sum]) => [name, numberText(pageLang(), Number(sum))]))
