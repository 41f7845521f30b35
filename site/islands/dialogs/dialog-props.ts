export interface DialogProps {
  /** Takes the focus back. */
  opener: HTMLElement | undefined
  onClose: () => void
}
