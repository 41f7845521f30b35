import type { DirectWords } from './en.ts'

export const directEs: DirectWords = {
  page: {
    title: 'Contactar con el organizador',
    text: 'Su pregunta llega directamente al organizador, que responde por correo electrónico.',
    organiser: 'Escribir al organizador',
    listing: 'Enviar un mensaje',
    quick: 'Consulta rápida',
    apply: 'Presentar candidatura',
    jobs: 'Empleos',
  },
  fields: {
    name: 'Su nombre',
    email: 'Su correo electrónico',
    emailAgain: 'Su correo electrónico, otra vez',
    phone: 'Teléfono',
    phoneHint: 'Solo cifras, con el prefijo.',
    message: 'Mensaje',
    copy: 'Enviarme una copia',
    privacy:
      'El destinatario recibe su nombre y lo que escriba aquí, para poder responderle.',
    sample:
      'Esto es un ejemplo: su dirección es inventada y nadie leerá lo que envíe.',
  },
  message: {
    submit: 'Enviar el mensaje',
  },
  quick: {
    message: 'Les ruego que me envíen más información sobre «{{title}}».',
    submit: 'Enviar la consulta',
  },
  job: {
    title: 'Presentar candidatura',
    message: 'Deseo presentar mi candidatura a este empleo: {{job}}.',
    submit: 'Enviar la candidatura',
  },
  file: {
    label: 'Currículum (opcional)',
    hint: 'PDF, DOC o DOCX, hasta 5 MB. Se envía por correo al organizador y no se publica en ningún sitio.',
    choose: 'Elegir un archivo',
    replace: 'Elegir otro archivo',
    drop: 'o suéltelo aquí',
    remove: 'Quitar {{name}}',
    added: 'Se ha añadido {{name}}.',
    removed: 'Se ha quitado {{name}}.',
  },
  noJobs: {
    title: 'Empleos',
    text: 'En este momento no hay empleos disponibles aquí. El organizador publica los nuevos en esta página.',
    close: 'Cerrar',
  },
}
