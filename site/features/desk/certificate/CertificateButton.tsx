import { loadMessages } from '#site/ui/page/messages.ts'
import { useState, type ComponentType } from 'react'
import styles from '#site/features/enquiries/direct-forms.sheet.css?url'
import { addStylesheet } from '#site/ui/page/stylesheet.ts'
import { Button } from '#site/ui/page/Button.tsx'
import { orToast } from '../calls.ts'
import type { CertificateProps } from './CertificateDialog.tsx'

interface Props extends Omit<CertificateProps, 'onClose'> {
  label: string
  /** For screen readers, where the label alone does not tell of which listing. */
  fullLabel?: string
}

/** Opens the form of a certificate in hand, which is loaded by then. */
export function CertificateButton({ label, fullLabel, ...about }: Props) {
  const [Dialog, setDialog] = useState<ComponentType<CertificateProps>>()
  const open = () =>
    orToast(async () => {
      const [{ CertificateDialog }] = await Promise.all([
        import('./CertificateDialog.tsx'),
        loadMessages('desk.desk'),
        addStylesheet(styles),
      ])
      setDialog(() => CertificateDialog)
    })
  return (
    <>
      <Button className="fit" aria-label={fullLabel} aria-haspopup="dialog" onClick={() => void open()}>
        {label}
      </Button>
      {Dialog && <Dialog {...about} onClose={() => setDialog(undefined)} />}
    </>
  )
}
