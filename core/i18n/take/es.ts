import type { Messages } from '../en.ts'

export const takeEs: Messages['take'] = {
  title: 'Llévese los horarios',
}
