import type { DirectWords } from './en.ts'

export const directFr: DirectWords = {
  page: {
    title: 'Contacter l’organisateur',
    text: 'Votre question va directement à l’organisateur, qui répond par e-mail.',
    organiser: 'Écrire à l’organisateur',
    listing: 'Envoyer un message',
    quick: 'Demande rapide',
    apply: 'Postuler',
    jobs: 'Emplois',
  },
  fields: {
    name: 'Votre nom',
    email: 'Votre e-mail',
    emailAgain: 'Votre e-mail, une seconde fois',
    phone: 'Téléphone',
    phoneHint: 'Chiffres uniquement, avec l’indicatif.',
    message: 'Message',
    copy: 'M’envoyer une copie',
    privacy:
      'Le destinataire reçoit votre nom et ce que vous indiquez ici, afin de pouvoir vous répondre.',
    sample:
      'Ceci est un exemple : son adresse est inventée et personne ne lira votre envoi.',
  },
  message: {
    submit: 'Envoyer le message',
  },
  quick: {
    message: 'Merci de m’envoyer plus d’informations sur « {{title}} ».',
    submit: 'Envoyer la demande',
  },
  job: {
    title: 'Postuler à un emploi',
    message: 'Je souhaite postuler à cet emploi : {{job}}.',
    submit: 'Envoyer la candidature',
  },
  file: {
    label: 'CV (facultatif)',
    hint: 'PDF, DOC ou DOCX, 5 Mo au plus. Il est envoyé par e-mail à l’organisateur et n’est publié nulle part.',
    choose: 'Choisir un fichier',
    replace: 'Choisir un autre fichier',
    drop: 'ou déposez-le ici',
    remove: 'Retirer {{name}}',
    added: '{{name}} a été ajouté.',
    removed: '{{name}} a été retiré.',
  },
  noJobs: {
    title: 'Emplois',
    text: 'Aucun emploi n’est à pourvoir ici pour le moment. L’organisateur publie les nouveaux sur cette page.',
    close: 'Fermer',
  },
}
