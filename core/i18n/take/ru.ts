import type { Messages } from '../en.ts'

export const takeRu: Messages['take'] = {
  title: 'Возьмите расписание с собой',
}
