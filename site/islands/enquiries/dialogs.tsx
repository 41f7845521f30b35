import { lazy, type ComponentType } from 'react'
import type { DialogProps } from '../dialogs/dialog-props.ts'
import { withDirectWords } from './ready.ts'

/** A dialog that comes when it is first asked for. */
const dialog = (load: () => Promise<ComponentType<DialogProps>>) => lazy(async () => ({ default: await load() }))

/** The same for one that speaks to an owner. */
const directDialog = (load: () => Promise<ComponentType<DialogProps>>) => dialog(() => withDirectWords(load))

/** What the pages of travel features open, by the names of `data-dialog`. */
export const TRAVEL_DIALOGS = {
  message: directDialog(async () => (await import('./MessageDialog.tsx')).MessageDialog),
  request: dialog(async () => (await import('./request/load.ts')).loadRequestDialog()),
  job: directDialog(async () => (await import('./JobDialog.tsx')).JobDialog),
  noJobs: directDialog(async () => (await import('./NoJobsDialog.tsx')).NoJobsDialog),
  videos: dialog(async () => (await import('../videos/load.ts')).loadVideosDialog()),
}
