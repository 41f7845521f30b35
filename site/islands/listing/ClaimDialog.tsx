import { useState } from 'react'
import { shownIn } from '#core/domain/localized.ts'
import { createClaimForm } from '#site/stores/listing/claim.ts'
import { backTo } from '#site/stores/listing/report.ts'
import { listingWordsNow } from '#site/stores/listing/words.ts'
import { pageLang } from '#site/stores/page/page-lang.ts'
import { pageListing } from '#site/stores/page/page-listing.ts'
import { Dialog } from '../dialogs/Dialog.tsx'
import type { DialogProps } from '../dialogs/dialog-props.ts'
import { ForUsers } from '../dialogs/ForUsers.tsx'
import { OutcomeDialog } from '../dialogs/OutcomeDialog.tsx'
import { Checkbox } from '../forms/Checkbox.tsx'
import { Field } from '../forms/Field.tsx'
import { Form } from '../forms/Form.tsx'

/** Claims a listing. */
export function ClaimDialog(props: DialogProps) {
  return (
    <ForUsers {...props} name="claim">
      {() => <Claiming {...props} />}
    </ForUsers>
  )
}

function Claiming({ opener, onClose }: DialogProps) {
  const { claim: words, sent } = listingWordsNow()
  const [listing] = useState(pageListing)
  const [answer, setAnswer] = useState<string>()
  const [form] = useState(() => createClaimForm({ listing, done: setAnswer }))
  if (answer !== undefined) {
    const leave = () => location.assign(backTo())
    return <OutcomeDialog title={sent.title} text={answer} button={sent.go} isFirst opener={opener} onLeave={leave} />
  }
  const title = shownIn(pageLang(), listing.title)
  return (
    <Dialog title={words.title} opener={opener} onClose={onClose}>
      <p className="cluster subject">
        <bdi lang={title.lang}>{title.text}</bdi>
      </p>
      <p>{words.text}</p>
      <Form id="claim" form={form} submit={words.submit}>
        <Field name="role" label={words.role} hint={words.roleHint} />
        <Field name="phone" label={words.phone} hint={words.phoneHint} dir="ltr" />
        <Field name="evidence" label={words.evidence} hint={words.evidenceHint} />
        <Checkbox name="userClaimedOwnership" label={words.box} />
      </Form>
    </Dialog>
  )
}
