import type { MailWords } from '../mail-words.ts'

export const mailFr: MailWords = {
  greeting: { named: 'Bonjour {{name}},', plain: 'Bonjour,' },
  mails: {
    verify: {
      subject: 'Confirmez votre adresse e-mail',
      text: [
        'Un compte a été ouvert avec cette adresse e-mail sur {{site}}. Merci de confirmer que l’adresse est bien la vôtre :',
        '{{link}}',
        'Le lien fonctionne une seule fois, et pour une durée limitée.',
        'Si vous n’avez pas ouvert de compte, ignorez ce message : un compte qui n’est pas confirmé est supprimé.',
      ],
      button: 'Confirmer l’adresse',
    },
    registeredAlready: {
      subject: 'Vous avez déjà un compte',
      text: [
        'Quelqu’un, sans doute vous, a essayé de s’inscrire sur {{site}} avec cette adresse e-mail. Elle a déjà un compte, et rien n’a été modifié.',
        'Vous pouvez vous connecter ici, ou choisir un nouveau mot de passe si vous avez oublié le vôtre :',
        '{{link}}',
        'Si ce n’était pas vous, vous n’avez rien à faire.',
      ],
      button: 'Aller à la page de connexion',
    },
    reset: {
      subject: 'Choisissez un nouveau mot de passe',
      text: [
        'Vous avez demandé un nouveau mot de passe pour votre compte sur {{site}}. Choisissez-le ici :',
        '{{link}}',
        'Le lien fonctionne une seule fois, et peu de temps seulement.',
        'Si vous n’avez rien demandé, ignorez ce message : votre mot de passe reste inchangé.',
      ],
      button: 'Choisir un nouveau mot de passe',
    },
    change: {
      subject: 'Confirmez votre nouvelle adresse e-mail',
      text: [
        'Vous avez demandé à utiliser cette adresse e-mail pour votre compte sur {{site}}. Merci de confirmer qu’elle est bien la vôtre :',
        '{{link}}',
        'Le lien fonctionne une seule fois, et pour une durée limitée. D’ici là, votre compte garde son ancienne adresse.',
        'Si vous n’avez rien demandé, ignorez ce message.',
      ],
      button: 'Confirmer la nouvelle adresse',
    },
    changed: {
      subject: 'Votre compte a été modifié',
      text: [
        'L’adresse e-mail ou le mot de passe de votre compte sur {{site}} vient d’être modifié.',
        'Si c’était vous, vous n’avez rien à faire. Sinon, quelqu’un d’autre connaît votre mot de passe : choisissez-en tout de suite un nouveau.',
        '{{link}}',
      ],
      button: 'Choisir un nouveau mot de passe',
    },
    deleted: {
      subject: 'Votre compte a été supprimé',
      text: [
        'Votre compte sur {{site}} a été supprimé, comme vous l’avez demandé.',
        'Si vous ne l’avez pas demandé, quelqu’un d’autre connaît votre mot de passe : changez-le partout où vous l’utilisez encore.',
      ],
    },
    newsletterConfirm: {
      subject:
        'Confirmez votre inscription à la lettre d’information : {{site}}',
      text: [
        'Quelqu’un, sans doute vous, a demandé l’envoi de la lettre d’information de {{site}} à cette adresse. Merci de confirmer :',
        '{{link}}',
        'Le lien est valable sept jours. Si vous ne voulez pas de cette lettre, ignorez ce message : sans votre confirmation, rien n’est envoyé.',
        'Pour retirer votre adresse de la liste à tout moment : {{leaveLink}}',
      ],
      button: 'Oui, envoyez-moi la lettre',
    },
    newsletterKnown: {
      subject: 'Vous recevez déjà la lettre d’information : {{site}}',
      text: [
        'Quelqu’un, sans doute vous, a demandé l’envoi de la lettre d’information de {{site}} à cette adresse. Vous la recevez déjà : il n’y a rien à faire.',
        'Pour retirer votre adresse de la liste : {{leaveLink}}',
      ],
    },
    share: {
      subject: '{{fromName}} vous recommande une page : {{site}}',
      text: [
        '{{fromName}} ({{fromMail}}) souhaite vous montrer cette page de {{site}} :',
        '{{link}}',
        'Ce message a été envoyé avec le formulaire de recommandation d’une page. Votre adresse n’a servi qu’à ce message. Si vous répondez, votre réponse ira à {{fromMail}}.',
      ],
      button: 'Voir la page',
    },
    directMessage: {
      subject: 'Message de {{fromName}} : {{pageTitle}}',
      text: [
        '{{fromName}} vous a écrit avec le formulaire de la page « {{pageTitle}} » sur {{site}} :',
        '{{message}}',
        [
          'Nom : {{fromName}}',
          'E-mail : {{fromMail}}',
          'Téléphone : {{phone}}',
        ],
        '{{link}}',
        'Si vous répondez, votre réponse ira à {{fromMail}}. Nous n’avons pas vérifié qui a écrit ce message.',
      ],
      button: 'Ouvrir la page',
    },
    contactRequest: {
      subject: 'Demande de {{fromName}} : {{pageTitle}}',
      text: [
        '{{fromName}} demande des renseignements sur « {{pageTitle}} » avec le formulaire de sa page sur {{site}} :',
        [
          'Nom : {{fromName}}',
          'E-mail : {{fromMail}}',
          'Téléphone : {{phone}}',
          'Dates : {{dates}}',
          'Voyageurs : {{guests}} (adultes : {{adults}}, enfants : {{children}}, bébés : {{babies}})',
        ],
        '{{message}}',
        '{{link}}',
        'Si vous répondez, votre réponse ira à {{fromMail}}. Nous n’avons pas vérifié qui a écrit ce message.',
      ],
      button: 'Ouvrir la page',
    },
    jobEnquiry: {
      subject: 'Candidature de {{fromName}} : {{pageTitle}}',
      text: [
        '{{fromName}} souhaite travailler chez vous et vous a écrit avec le formulaire de la page « {{pageTitle}} » sur {{site}} :',
        [
          'Nom : {{fromName}}',
          'E-mail : {{fromMail}}',
          'Téléphone : {{phone}}',
        ],
        '{{message}}',
        'Le CV est joint ({{fileKind}}). Il est transmis tel que l’expéditeur l’a envoyé : ouvrez-le avec la prudence que demande toute pièce jointe.',
        '{{link}}',
        'Si vous répondez, votre réponse ira à {{fromMail}}. Nous n’avons pas vérifié qui a écrit ce message.',
      ],
      button: 'Ouvrir la page',
    },
    enquiryCopy: {
      subject: 'Copie de votre message : {{pageTitle}}',
      text: [
        'Voici la copie, que vous avez demandée, de ce que vous avez envoyé au contact de « {{pageTitle}} » avec le formulaire de {{site}} :',
        [
          'Nom : {{fromName}}',
          'E-mail : {{fromMail}}',
          'Téléphone : {{phone}}',
          'Dates : {{dates}}',
          'Voyageurs : {{guests}} (adultes : {{adults}}, enfants : {{children}}, bébés : {{babies}})',
        ],
        '{{message}}',
        '{{link}}',
        'Cette adresse a été indiquée dans le formulaire comme celle de l’expéditeur. Si ce n’était pas vous, ignorez ce message : ce qui précède a été écrit par quelqu’un d’autre, et votre adresse n’est conservée pour aucun autre usage.',
      ],
      button: 'Ouvrir la page',
    },
    editApproved: {
      subject: 'Votre mise à jour de {{title}} est publiée',
      text: [
        'Merci : un éditeur de {{site}} a examiné votre mise à jour de « {{title}} » et l’a publiée.',
        '{{reason}}',
        '{{link}}',
      ],
      button: 'Voir la page',
    },
    editRefused: {
      subject: 'Votre mise à jour de {{title}}',
      text: [
        'Merci pour votre mise à jour de « {{title}} » sur {{site}}. Un éditeur l’a examinée et ne l’a pas publiée, pour la raison suivante :',
        '{{reason}}',
        'Vous pouvez en envoyer une autre depuis la page :',
        '{{link}}',
      ],
      button: 'Aller à la page',
    },
    claimApproved: {
      subject: '{{title}} est à vous',
      text: [
        'Un éditeur de {{site}} s’est assuré que « {{title}} » est à vous. Désormais, la fiche vous désigne aux éditeurs comme propriétaire, et vos mises à jour se distinguent de celles des lecteurs.',
        '{{reason}}',
        '{{link}}',
      ],
      button: 'Voir la page',
    },
    claimRefused: {
      subject: 'Votre revendication de {{title}}',
      text: [
        'Vous avez indiqué à {{site}} que « {{title}} » est à vous. Un éditeur n’a pas pu le confirmer, pour la raison suivante :',
        '{{reason}}',
        '{{link}}',
      ],
      button: 'Aller à la page',
    },
    reportSettled: {
      subject: 'Votre signalement sur {{title}}',
      text: [
        'Merci : un éditeur de {{site}} a examiné votre signalement sur « {{title}} » et a fait le nécessaire.',
        '{{reason}}',
        '{{link}}',
      ],
      button: 'Voir la page',
    },
    reportRefused: {
      subject: 'Votre signalement sur {{title}}',
      text: [
        'Merci pour votre signalement sur « {{title}} » auprès de {{site}}. Un éditeur l’a examiné et a laissé la page telle quelle, pour la raison suivante :',
        '{{reason}}',
        '{{link}}',
      ],
      button: 'Aller à la page',
    },
    wordsShown: {
      subject: 'Votre texte sur {{title}} est publié',
      text: [
        'Ce que vous avez écrit sur « {{title}} » peut maintenant être lu sur {{site}}. Merci.',
        '{{reason}}',
        '{{link}}',
      ],
      button: 'Voir la page',
    },
    wordsHidden: {
      subject: 'Votre texte sur {{title}}',
      text: [
        'Un éditeur de {{site}} a retiré de la page ce que vous avez écrit sur « {{title}} », pour la raison suivante :',
        '{{reason}}',
        'Vous pouvez écrire à nouveau, autrement.',
        '{{link}}',
      ],
      button: 'Aller à la page',
    },
  },
  answers: {
    successfullyRegisterEmail:
      'Merci. Nous vous avons envoyé un e-mail : confirmez votre inscription avec le lien qu’il contient.',
    newsletterConfirmed: 'Vous recevrez désormais notre lettre d’information.',
    newsletterLeft: 'Vous ne recevrez plus notre lettre d’information.',
    pageShared: 'L’e-mail a été envoyé.',
  },
}
