import type { AccountWords } from './account-en.ts'

export const accountFr: AccountWords = {
  loginPage: {
    title: 'Connexion',
    description: 'Connectez-vous au guide de voyage casher ou créez un compte.',
    text: 'Avec un compte, vous gardez vos lieux favoris, rédigez des avis et posez des questions.',
    open: 'Se connecter ou créer un compte',
    already: 'Vous êtes connecté en tant que {{name}}.',
  },
  account: {
    title: 'Mon compte',
    description:
      'Les réglages de votre compte : nom, e-mail, mot de passe, données.',
    needLogin: 'Connectez-vous pour voir votre compte.',
    hello: 'Bonjour {{name}}',
    verified: 'Confirmée',
    notVerified: 'Pas encore confirmée',
    nameTitle: 'Nom',
    name: 'Votre nom',
    emailTitle: 'Adresse e-mail',
    newEmail: 'Nouvelle adresse e-mail',
    emailHint:
      'Nous y envoyons un lien. L’adresse change quand vous l’avez utilisé.',
    passwordTitle: 'Mot de passe',
    currentPassword: 'Mot de passe actuel',
    currentHint:
      'À laisser vide si vous ne vous connectez que par Google ou Facebook.',
    newPassword: 'Nouveau mot de passe',
    outTitle: 'Déconnexion',
    outText: 'Se déconnecter partout concerne aussi vos autres appareils.',
    logout: 'Se déconnecter',
    logoutEverywhere: 'Se déconnecter partout',
    dataTitle: 'Vos données',
    dataText: 'Un fichier (JSON) avec tout ce que nous gardons de vous.',
    download: 'Télécharger mes données',
    deleteTitle: 'Supprimer le compte',
    deleteText:
      'Votre compte et tout ce qui s’y rattache sont supprimés aussitôt et définitivement.',
    delete: 'Supprimer mon compte…',
    deleteWords: 'Supprimer aussi mes avis, questions et réponses',
    deleteWordsHint: 'Sinon, ils restent sans votre nom.',
    deleteSure: 'Oui, supprimer définitivement',
    saveName: 'Enregistrer le nom',
    saveEmail: 'Changer l’adresse',
    savePassword: 'Changer le mot de passe',
  },
  link: {
    verifyTitle: 'Confirmez votre adresse e-mail',
    verifyText:
      'Appuyez sur le bouton pour montrer que cette adresse est à vous.',
    verify: 'Confirmer l’adresse',
    changeTitle: 'Confirmez votre nouvelle adresse e-mail',
    changeText:
      'Appuyez sur le bouton, et ce sera désormais l’adresse de votre compte.',
    change: 'Confirmer la nouvelle adresse',
    resetTitle: 'Choisissez un nouveau mot de passe',
    resetText:
      'Avec le nouveau mot de passe, vous êtes déconnecté de tous les appareils.',
    reset: 'Enregistrer le nouveau mot de passe',
  },
}
