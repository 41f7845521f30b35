import type { DeskPageWords } from '../en.ts'

export const deskReportRu: DeskPageWords['report'] = {
  about: 'О чём речь',
  content: 'О чём сообщили',
  from: 'Отправлено со страницы',
  button: 'Кнопка',
  goodFaith: 'Отправитель добросовестно подтверждает, что это правда.',
  words: 'Слова',
  wordsBy: '{{kind}}, автор: {{name}}',
  gone: 'Этих слов больше нет.',
  hidden: 'Уже скрыто: посетители этого не видят.',
  hide: {
    review: 'Скрыть отзыв',
    question: 'Скрыть вопрос',
    answer: 'Скрыть ответ',
  },
}
