import type { ErrorWords } from '../../contract/error-words.ts'
import { MAX_FILES, MAX_MEGABYTES } from '../../contract/upload-limits.ts'

export const errorsFr: ErrorWords = {
  invalidRequest: 'La requête n’est pas valide.',
  notFound: 'Introuvable.',
  couldNotGetEntries: 'Impossible d’obtenir les adresses',
  couldNotGetEntriesProps: 'Impossible d’obtenir la liste des filtres',
  couldNotGetStatistics: 'Impossible d’obtenir les statistiques du lieu',
  couldNotGetDirectoryItems: 'Impossible d’obtenir les adresses du guide',
  couldNotGetShabbatTimes:
    'Impossible d’obtenir les horaires de Chabbat du lieu',
  couldNotGetFeatures: 'Impossible d’obtenir les offres de voyage du lieu',
  couldNotGetLinks: 'Impossible d’obtenir les liens',
  couldNotGetContacts: 'Impossible d’obtenir les coordonnées',
  badToken:
    'La page est ouverte depuis trop longtemps. Rechargez-la, puis réessayez.',
  needLogin: 'Connectez-vous d’abord.',
  notYours: 'Cet élément appartient à quelqu’un d’autre.',
  tooMany: 'Trop de tentatives. Patientez un peu, puis réessayez.',
  overloaded: 'Le site est très sollicité. Merci de réessayer dans un instant.',
  captchaFailed: 'Confirmez que vous n’êtes pas un robot, puis réessayez.',
  enternamepwd: 'Saisissez votre adresse e-mail et votre mot de passe.',
  wrongLogin:
    'L’adresse e-mail ou le mot de passe est incorrect, ou l’adresse n’est pas encore confirmée.',
  needNewLogin:
    'Déconnectez-vous puis reconnectez-vous d’abord, pour montrer que c’est bien vous.',
  googleLoginFailed:
    'Une erreur s’est produite – essayez de vous connecter à nouveau',
  facebookLoginFailed: 'Une erreur s’est produite',
  providerOff: 'Ce mode de connexion n’est pas disponible.',
  linkExpired: 'Ce lien a déjà été utilisé ou n’est plus valable.',
  wrongPassword: 'Le mot de passe est incorrect.',
  commonPassword:
    'Ce mot de passe est parmi les premiers que l’on devine. Veuillez en choisir un autre.',
  requiredFieldsMissing: 'Remplissez tous les champs obligatoires.',
  enterValidEmail: 'Saisissez une adresse e-mail valide.',
  enterValidMail: 'Saisissez votre propre adresse e-mail.',
  enterValidFriendMail: 'Saisissez l’adresse e-mail du destinataire.',
  couldNotRegisterEmail: 'Votre adresse e-mail n’a pas pu être enregistrée.',
  emailConfirmationInvalid: 'Les deux adresses e-mail sont différentes.',
  invalidDates: 'Veuillez choisir des dates entre aujourd’hui et dans un an.',
  couldNotSendRequest: 'Votre demande n’a pas pu être envoyée. Réessayez.',
  max5mb: 'Le fichier dépasse 5 Mo.',
  onlyDocuments: 'Veuillez choisir un fichier PDF, DOC ou DOCX.',
  protectedDocument:
    'Le document est protégé par un mot de passe ou contient des macros. Enregistrez-le sans mot de passe ni macros, puis choisissez-le de nouveau.',
  noContact: 'Il n’y a ici personne à qui envoyer ce message.',
  contactChanged:
    'Le contact de cette page a changé. Rechargez la page et réessayez.',
  couldNotSendEmail: 'L’e-mail n’a pas pu être envoyé.',
  couldNotGetReviews: 'Impossible d’obtenir les avis',
  couldNotGetQuestions: 'Impossible d’obtenir les questions',
  alreadyDecided:
    '{{name}} a déjà décidé, le {{at}}. Rien de votre décision n’a été appliqué : rechargez.',
  alreadyUndone: '{{name}} a déjà annulé cette action, le {{at}}.',
  contentMoved:
    'Le contenu a changé depuis que vous l’avez ouvert. Rechargez-le ; rien n’a été écrasé.',
  cannotUndo:
    'Impossible d’annuler : ce que cette action a changé a été modifié depuis. Annulez d’abord la modification la plus récente.',
  stillNeeded:
    'Suppression impossible tant que {{count}} autres éléments y renvoient, par exemple « {{name}} ».',
  needRefusal:
    'Indiquez pourquoi. Le motif est envoyé par e-mail à l’expéditeur.',
  nothingChosen:
    'Rien n’est choisi. Choisissez au moins une modification ou une photo, ou refusez.',
  pickTown:
    'La ville a été saisie librement. Choisissez-la dans la liste avant d’approuver.',
  needPosition: 'La ville change. Indiquez où le lieu se trouve maintenant.',
  mergeUnclear:
    'Les propositions ne s’accordent pas sur un champ. Choisissez sa valeur.',
  invalidField: '{{field}} : {{problem}}',
  noPreview:
    'Ce serveur n’offre pas d’aperçu. La page est publiée dès l’enregistrement.',
  couldNotGetWeather: 'Impossible d’obtenir la météo du lieu',
  couldNotAddFeedback: 'Impossible d’ajouter votre réaction',
  couldNotSaveItem: 'Impossible d’enregistrer l’élément',
  couldNotUpdateListing: 'Impossible de mettre la fiche à jour',
  couldNotSendReport: 'Impossible d’envoyer le signalement',
  operationFailed: 'L’opération a échoué. Réessayez.',
  checkCheckboxClaimOwnership:
    'Cochez la case pour dire que ce lieu vous appartient.',
  mustRateAll:
    'Veuillez noter la cuisine, le service et le rapport qualité-prix.',
  needTitle: 'Veuillez donner un titre.',
  needContent: 'Veuillez écrire votre avis.',
  alreadyReviewed: 'Vous avez déjà donné votre avis sur ce lieu.',
  noReviewsHere: 'Les cimetières et les mémoriaux ne reçoivent pas d’avis ici.',
  needCategory: 'Veuillez choisir le sujet de la question.',
  needQuestion: 'Veuillez écrire votre question.',
  needAnswer: 'Veuillez écrire votre réponse.',
  ownWords: 'Vous ne pouvez pas noter vos propres propos.',
  tooManySaved:
    'Votre liste est pleine. Veuillez d’abord en retirer quelque chose.',
  needReason: 'Veuillez dire sur quoi porte le signalement.',
  needGoodFaith:
    'Veuillez confirmer que vos indications sont exactes et complètes.',
  alreadyClaimed:
    'Vous avez déjà revendiqué ce lieu. Nous examinons votre demande.',
  wordsNotShown:
    'Ces mots ne figurent plus sur la page : ils ont été masqués ou retirés. Il n’y a plus rien à signaler. Merci.',
  addPlaceName: 'Vous devez indiquer le nom du lieu.',
  addPlaceAddress: 'Vous devez indiquer l’adresse du lieu.',
  addPlaceCity: 'Vous devez indiquer la ville du lieu.',
  addPlaceCountry: 'Vous devez indiquer le pays du lieu.',
  nothingChanged: 'Vous devez modifier ou ajouter des champs avant l’envoi.',
  onlyImages: 'Veuillez ne choisir que des fichiers image',
  checkImageOwnership:
    'Vous devez cocher la case de propriété des images pour envoyer les images choisies.',
  tooManyFiles: `Vous avez choisi plus de ${MAX_FILES} fichiers`,
  filesTooLarge: `La taille des fichiers choisis dépasse la limite autorisée (${MAX_MEGABYTES} Mo).`,
  tooLarge: 'L’envoi est trop volumineux.',
  unsupportedType: 'Ce type d’envoi n’est pas accepté.',
  internal: 'Une erreur s’est produite',
  noRelease: 'Le site est en préparation. Merci de réessayer dans un instant.',
  unavailable:
    'Cela n’est pas possible pour le moment. Rien n’a été modifié ; merci de réessayer dans quelques minutes.',
}
