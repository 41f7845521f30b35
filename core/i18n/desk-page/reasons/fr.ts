import type { DeskReasons } from './en.ts'

export const deskReasonsFr: DeskReasons = {
  edit: {
    unsure: 'Nous n’avons pas pu le confirmer. Dites-nous d’où vous le savez.',
    known: 'La page le dit déjà.',
    elsewhere: 'Cela concerne un autre lieu. Envoyez-le depuis sa page.',
    advert: 'Cela ressemble à une publicité. N’envoyez que des faits.',
    picture: 'Nous ne pouvons pas utiliser ces photos.',
  },
  claim: {
    unsure:
      'Nous n’avons pas pu confirmer auprès du lieu que vous agissez pour lui.',
    owned: 'Quelqu’un d’autre s’occupe déjà de cette page.',
  },
  report: {
    fine: 'Nous avons vérifié : la page est juste.',
    unsure: 'Nous n’avons pas pu le confirmer. Dites-nous d’où vous le savez.',
  },
  voice: {
    insult: 'Cela insulte quelqu’un.',
    advert: 'C’est une publicité.',
    private: 'Cela révèle des choses privées sur quelqu’un.',
    off: 'Cela ne concerne pas ce lieu.',
  },
  conflict: {
    ours: 'Ce qu’un rédacteur a écrit est juste.',
    another: 'C’est un autre lieu.',
  },
}
