import type { DeskItem } from '#core/contract/desk.ts'
import { AppliedView } from '../edit/AppliedView.tsx'
import { EditView } from '../edit/EditView.tsx'
import { CertificateView } from './CertificateView.tsx'
import { ClaimView } from './ClaimView.tsx'
import { ConflictView } from './ConflictView.tsx'
import { ReportView } from './ReportView.tsx'
import { SightingView } from './SightingView.tsx'
import { ContributionView } from './ContributionView.tsx'

interface Props {
  item: DeskItem
  /** Read-only. */
  isOld?: boolean
}

/** What was sent, by kind. */
export function ItemBody({ item, isOld = false }: Props) {
  const isOnlyRead = isOld || item.state === 'decided'
  switch (item.kind) {
    case 'edit':
      return <EditView item={item} isOld={isOnlyRead} />
    case 'applied':
      return <AppliedView item={item} />
    case 'certificate':
      return <CertificateView item={item} isOld={isOnlyRead} />
    case 'claim':
      return <ClaimView item={item} />
    case 'report':
      return <ReportView item={item} />
    case 'conflict':
      return <ConflictView item={item} isOld={isOnlyRead} />
    case 'sighting':
      return <SightingView item={item} />
    default:
      return <ContributionView item={item} />
  }
}
