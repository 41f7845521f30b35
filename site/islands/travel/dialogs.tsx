import { lazy, type ComponentType } from 'react'
import type { DialogProps } from '../people/DialogHost.tsx'

/** A dialog that comes when it is first asked for. */
const dialog = (load: () => Promise<ComponentType<DialogProps>>) =>
  lazy(async () => ({ default: await load() }))

/** What the pages of travel features open, by the names of `data-dialog`. */
export const TRAVEL_DIALOGS = {
  message: dialog(
    async () => (await import('./MessageDialog.tsx')).MessageDialog,
  ),
  request: dialog(async () =>
    (await import('./request/load.ts')).loadRequestDialog(),
  ),
  job: dialog(async () => (await import('./JobDialog.tsx')).JobDialog),
  noJobs: dialog(async () => (await import('./NoJobsDialog.tsx')).NoJobsDialog),
  videos: dialog(async () => (await import('./VideosDialog.tsx')).VideosDialog),
}
