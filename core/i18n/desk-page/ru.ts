import type { DeskPageWords } from './en.ts'

export const deskPageRu: DeskPageWords = {
  title: 'Стол редакции',
  description: 'Для редакторов этого каталога.',
  happened: 'Что произошло',
  tabs: {
    label: 'Разделы стола',
    queue: 'Очередь',
    history: 'История',
    documents: 'Документы',
    audit: 'Журнал',
  },
  waiting: {
    one: 'ждёт {{count}}',
    few: 'ждут {{count}}',
    many: 'ждут {{count}}',
    other: 'ждут {{count}}',
  },
  calls: {
    loading: 'Загрузка…',
    failed: 'Стол сейчас не отвечает.',
    refused: 'Не получилось. Попробуйте ещё раз.',
    needLogin: 'Сеанс закончился. Войдите снова; набранное остаётся здесь.',
    again: 'Повторить',
  },
}
