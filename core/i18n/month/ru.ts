import type { Messages } from '../en.ts'

export const monthRu: Messages['month'] = {
  title: 'Еврейский календарь',
}
