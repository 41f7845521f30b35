import type { DeskPageWords } from '../en.ts'

export const deskReportEs: DeskPageWords['report'] = {
  about: 'De qué se trata',
  content: 'Lo que se avisa',
  from: 'Enviado desde',
  button: 'Botón',
  goodFaith: 'El remitente confirma de buena fe que es cierto.',
  words: 'Las palabras',
  wordsBy: '{{kind}} de {{name}}',
  gone: 'Estas palabras ya no existen.',
  hidden: 'Ya está oculto: los visitantes no lo ven.',
  hide: {
    review: 'Ocultar la opinión',
    question: 'Ocultar la pregunta',
    answer: 'Ocultar la respuesta',
  },
}
