import type { DeskPageWords } from './en.ts'

export const deskPageEs: DeskPageWords = {
  title: 'Mesa de redacción',
  description: 'Para los redactores de este directorio.',
  happened: 'Qué ha pasado',
  tabs: {
    label: 'Partes de la mesa',
    queue: 'Cola',
    history: 'Historial',
    documents: 'Documentos',
    audit: 'Registro',
  },
  waiting: { one: '{{count}} en espera', other: '{{count}} en espera' },
  calls: {
    loading: 'Cargando…',
    failed: 'La mesa no responde en este momento.',
    refused: 'No ha funcionado. Inténtelo de nuevo.',
    needLogin:
      'Su sesión ha terminado. Inicie sesión de nuevo; lo que ha escrito sigue aquí.',
    again: 'Intentarlo de nuevo',
  },
}
