import type { DeskReasons } from './en.ts'

export const deskReasonsEs: DeskReasons = {
  edit: {
    unsure: 'No hemos podido confirmarlo. Díganos cómo lo sabe.',
    known: 'La página ya lo dice.',
    elsewhere: 'Corresponde a otro lugar. Envíelo desde su página.',
    advert: 'Parece publicidad. Envíe solo hechos.',
    picture: 'No podemos usar estas fotos.',
  },
  claim: {
    unsure:
      'No hemos podido confirmar con el lugar que usted actúa en su nombre.',
    owned: 'Otra persona ya se ocupa de esta página.',
  },
  report: {
    fine: 'Lo hemos comprobado y la página es correcta.',
    unsure: 'No hemos podido confirmarlo. Díganos cómo lo sabe.',
  },
  voice: {
    insult: 'Insulta a alguien.',
    advert: 'Es publicidad.',
    private: 'Cuenta cosas privadas de alguien.',
    off: 'No trata de este lugar.',
  },
  conflict: {
    ours: 'Lo que escribió un redactor es correcto.',
    another: 'Es otro lugar.',
  },
}
