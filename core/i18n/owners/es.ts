import type { OwnersWords } from './en.ts'

export const ownersEs: OwnersWords = {
  links: {
    suggest: 'Proponer un cambio',
    yours: '¿Es su establecimiento?',
    footer: 'Para propietarios',
  },
  edit: {
    title: 'Editar una ficha',
    description:
      'Proponga una corrección o un añadido a una ficha de la guía de viajes kosher, con fotos si lo desea.',
    intro:
      'Cambie lo que ya no es correcto o añada lo que falta. Un editor revisa cada actualización antes de publicarla.',
  },
  options: {
    title: 'Para propietarios',
    description:
      'Qué puede hacer cuando su restaurante, hotel, comunidad o negocio figura en la guía: mantener los datos al día, reclamar la ficha, enviar fotos.',
    lead: '¿Su establecimiento figura aquí, o debería figurar? Esto es lo que puede hacer, gratis salvo que se diga otra cosa.',
    factsTitle: 'Datos correctos',
    facts:
      'Horario, dirección, teléfono y supervisión: abra la página de su establecimiento y elija «Proponer un cambio». Un editor lo revisa antes de publicarlo.',
    claimTitle: 'Reclamar su ficha',
    claim:
      'Marque «Este lugar es mío» en el formulario. Cuando los editores lo hayan comprobado, será el propietario de la ficha.',
    picturesTitle: 'Enviar fotos',
    pictures:
      'Sus propias fotos del lugar, hasta {{files}} cada vez. Quitamos el lugar y la cámara con que se tomaron y las mostramos una vez aprobadas.',
    featuredTitle: 'Posición destacada',
    featured:
      'Un lugar pagado en el orden de los resultados. Siempre lleva la etiqueta «Destacado» y no cambia ni los datos ni las opiniones.',
    reviewsTitle: 'Las opiniones son independientes',
    reviews:
      'Nadie puede pagar para que se escriba, cambie o retire una opinión. Puede responder preguntas sobre su lugar y avisar de lo que incumpla las reglas.',
    startTitle: 'Empezar',
    start:
      'Para todo ello hace falta una cuenta. Es gratis y se abre en un minuto.',
    signUp: 'Registrarse',
    find: 'Buscar su establecimiento',
    contactTitle: 'Escríbanos',
    contact: '¿Preguntas sobre su ficha o sobre la posición destacada?',
    contactLink: 'Contactar',
    noContact:
      'Escriba su pregunta en las observaciones del formulario «Proponer un cambio»: los editores las leen todas.',
  },
}
