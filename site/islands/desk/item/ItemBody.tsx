import type { DeskItem } from '#core/contract/desk.ts'
import { EditView } from '../edit/EditView.tsx'
import { ClaimView } from './ClaimView.tsx'
import { ConflictView } from './ConflictView.tsx'
import { ReportView } from './ReportView.tsx'
import { VoiceView } from './VoiceView.tsx'

interface Props {
  item: DeskItem
  /** Only to be read: nothing can be chosen. */
  isOld?: boolean
}

/** What was sent, each kind in its own way. */
export function ItemBody({ item, isOld = false }: Props) {
  switch (item.kind) {
    case 'edit':
      return <EditView item={item} isOld={isOld || item.state === 'decided'} />
    case 'claim':
      return <ClaimView item={item} />
    case 'report':
      return <ReportView item={item} />
    case 'conflict':
      return <ConflictView item={item} />
    default:
      return <VoiceView item={item} />
  }
}
