import type { AdWords } from './en.ts'

export const adsEs: AdWords = {
  label: 'Publicidad',
  quiet:
    'Los anuncios vienen de una red externa. No se carga ninguno sin su consentimiento.',
}
