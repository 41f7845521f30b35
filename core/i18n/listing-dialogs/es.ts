import type { ListingDialogWords } from './en.ts'

export const listingDialogsEs: ListingDialogWords = {
  gallery: {
    roleDescription: 'carrusel de imágenes',
    slide: 'imagen',
    previous: 'Imagen anterior',
    next: 'Imagen siguiente',
    show: 'Mostrar la imagen {{number}} de {{total}}',
    picture: 'Imagen {{number}} de {{total}}',
    enlarged: 'Imágenes ampliadas',
    close: 'Cerrar',
  },
  actions: {
    title: 'Ayude a mantener al día esta página',
    report: 'Informar de un problema',
    claim: 'Este lugar es mío',
  },
  report: {
    title: 'Informar de un problema',
    text: 'Un editor lee todos los avisos. Su nombre queda entre nosotros.',
    type: '¿De qué se trata?',
    types: {
      closed: 'El lugar ha cerrado',
      moved: 'El lugar se ha mudado',
      kashrut: 'La kashrut o su supervisión ha cambiado',
      wrong: 'Algún dato es incorrecto',
      duplicate: 'El lugar aparece dos veces',
      words: 'Una opinión, una pregunta o una respuesta',
      illegal: 'Algo aquí es contrario a la ley',
      critical: 'Un cambio importante en la ficha',
      other: 'Otra cosa',
    },
    ofWords: {
      review: 'Denunciar esta opinión',
      question: 'Denunciar esta pregunta',
      answer: 'Denunciar esta respuesta',
      quoted: 'Lo que denuncia',
      type: '¿Cuál es el problema?',
      types: {
        words:
          'Incumple las normas del sitio: insultos, publicidad o datos privados de otras personas',
        wrong: 'Lo que dice no es cierto',
        illegal: 'Es contrario a la ley',
      },
      contentHint: 'Por ejemplo, a qué palabras se refiere y por qué.',
    },
    repTitle: 'Título',
    content: '¿Qué debemos saber?',
    contentHint: 'Por ejemplo, desde cuándo y cómo lo sabe.',
    legal:
      'Esto es una notificación legal. Indique exactamente a qué palabras o imágenes se refiere y qué ley infringen. La dirección de esta página, su nombre y su correo electrónico se guardan con ella para que podamos responderle.',
    goodFaith: 'Creo de buena fe que lo que digo aquí es cierto y completo.',
    submit: 'Enviar el aviso',
  },
  claim: {
    title: 'Reclamar este lugar',
    text: 'Si este lugar es suyo, o actúa en su nombre, dígalo aquí. Un editor lo comprueba con el lugar y después podrá modificar su página.',
    box: 'Soy titular de este lugar o puedo actuar en su nombre.',
    submit: 'Enviar la solicitud',
  },
  sample: 'Ficha de ejemplo',
  sent: {
    title: 'Gracias',
    report: 'Su aviso se ha enviado. Un editor lo revisará.',
    claim:
      'Su solicitud se ha enviado. Un editor la comprobará y se pondrá en contacto con usted.',
    go: 'Volver a la página',
  },
  offer: {
    open: 'Imprimir esta oferta',
    title: 'Oferta especial',
    print: 'Imprimir',
  },
  supervision: {
    open: 'A quién preguntar',
    title: 'A quién preguntar por la supervisión',
    person: 'Persona de contacto',
    phone: 'Teléfono',
    fax: 'Fax',
    email: 'Correo electrónico',
    web: 'Sitio web',
    none: 'No hay ningún contacto registrado.',
  },
  map: {
    open: 'Mostrar el mapa',
    area: 'Mapa de la zona',
    directions: 'Cómo llegar',
  },
}
