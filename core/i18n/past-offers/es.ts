import type { PastOffersWords } from './en.ts'

export const pastOffersEs: PastOffersWords = {
  badge: 'Fechas pasadas',
  title: 'Las fechas de esta oferta ya han pasado.',
  text: 'Fechas: {{dates}}. Ya no se puede reservar.',
  current: 'Ofertas actuales: {{name}}',
  all: 'Buscar en todas las ofertas actuales',
  see: 'Ofertas actuales',
  ask: 'Preguntar por la próxima temporada',
  askLead:
    'Diga al organizador cuándo le gustaría venir y con quién, y pregunte si la oferta se repetirá. La solicitud no compromete a nada; la respuesta llega por correo electrónico.',
  askText:
    '¿Quiere saber si se repetirá? El organizador responde a su pregunta.',
}
