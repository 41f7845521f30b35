import type { AdWords } from './en.ts'

export const adsFr: AdWords = {
  label: 'Publicité',
  quiet:
    'Les annonces viennent d’une régie externe. Aucune n’est chargée sans votre accord.',
}
