import type { ErrorWords } from '../../contract/error-words.ts'
import { MAX_FILES, MAX_MEGABYTES } from '../../contract/upload-limits.ts'

export const errorsEs: ErrorWords = {
  invalidRequest: 'La solicitud no es válida.',
  notFound: 'No encontrado.',
  couldNotGetEntries: 'No se pudieron obtener los lugares',
  couldNotGetEntriesProps: 'No se pudo obtener la lista de filtros',
  couldNotGetStatistics: 'No se pudieron obtener las estadísticas del lugar',
  couldNotGetDirectoryItems: 'No se pudieron obtener los lugares de la guía',
  couldNotGetShabbatTimes:
    'No se pudieron obtener los horarios de Shabat del lugar',
  couldNotGetFeatures: 'No se pudieron obtener las ofertas de viaje del lugar',
  couldNotGetLinks: 'No se pudieron obtener los enlaces',
  couldNotGetContacts: 'No se pudieron obtener los datos de contacto',
  badToken:
    'La página lleva demasiado tiempo abierta. Vuelva a cargarla e inténtelo de nuevo.',
  needLogin: 'Inicie sesión primero.',
  notYours: 'Esto pertenece a otra persona.',
  tooMany: 'Demasiados intentos. Espere un poco e inténtelo de nuevo.',
  overloaded: 'El sitio está muy ocupado. Inténtelo de nuevo en un momento.',
  captchaFailed: 'Confirme que no es un robot e inténtelo de nuevo.',
  enternamepwd: 'Escriba su correo electrónico y su contraseña.',
  wrongLogin:
    'El correo electrónico o la contraseña no son correctos, o el correo aún no está confirmado.',
  needNewLogin:
    'Cierre la sesión y vuelva a iniciarla primero, para mostrar que es usted.',
  googleLoginFailed: 'Se produjo un error: intente iniciar sesión de nuevo',
  facebookLoginFailed: 'Se produjo un error',
  providerOff: 'Esta forma de iniciar sesión no está disponible.',
  linkExpired: 'Este enlace ya se ha usado o ha caducado.',
  wrongPassword: 'La contraseña no es correcta.',
  commonPassword:
    'Esta contraseña está entre las primeras que se adivinan. Elija otra.',
  requiredFieldsMissing: 'Rellene todos los campos obligatorios.',
  enterValidEmail: 'Escriba una dirección de correo electrónico válida.',
  enterValidMail: 'Escriba su propia dirección de correo electrónico.',
  enterValidFriendMail: 'Escriba el correo electrónico de su amigo o amiga.',
  couldNotRegisterEmail: 'No se pudo registrar su correo electrónico.',
  emailConfirmationInvalid: 'Las dos direcciones de correo no coinciden.',
  invalidDates: 'Elija fechas entre hoy y dentro de un año.',
  couldNotSendRequest: 'No se pudo enviar su solicitud. Inténtelo de nuevo.',
  max5mb: 'El archivo supera los 5 MB.',
  onlyDocuments: 'Elija un archivo PDF, DOC o DOCX.',
  protectedDocument:
    'El documento está protegido con contraseña o contiene macros. Guárdelo sin contraseña ni macros y selecciónelo de nuevo.',
  noContact: 'Aquí no hay nadie a quien enviarlo.',
  contactChanged:
    'El contacto de esta página ha cambiado. Vuelva a cargar la página e inténtelo de nuevo.',
  couldNotSendEmail: 'No se pudo enviar el correo electrónico.',
  couldNotGetReviews: 'No se pudieron obtener las opiniones',
  couldNotGetQuestions: 'No se pudieron obtener las preguntas',
  alreadyDecided:
    '{{name}} ya decidió sobre esto el {{at}}. No se aplicó nada suyo: vuelva a cargarlo.',
  alreadyUndone: '{{name}} ya deshizo esta acción, el {{at}}.',
  contentMoved:
    'El contenido ha cambiado desde que lo abrió. Vuelva a cargarlo; no se ha sobrescrito nada.',
  cannotUndo:
    'No se puede deshacer: lo que cambió esta acción se ha vuelto a cambiar. Deshaga primero el cambio posterior.',
  stillNeeded:
    'No se puede borrar mientras {{count}} elementos remitan a él, por ejemplo «{{name}}».',
  needRefusal: 'Diga por qué. El motivo se envía por correo a quien lo mandó.',
  nothingChosen:
    'No hay nada elegido. Elija al menos un cambio o una foto, o rechace.',
  pickTown:
    'La ciudad se escribió a mano. Elíjala de la lista antes de aprobar.',
  needPosition: 'La ciudad cambia. Indique dónde está ahora el lugar.',
  mergeUnclear: 'Las propuestas no coinciden en un campo. Elija su valor.',
  invalidField: '{{field}}: {{problem}}',
  noPreview:
    'Este servidor no ofrece vista previa. La página se publica al guardar.',
  couldNotGetWeather: 'No se pudo obtener el tiempo del lugar',
  couldNotAddFeedback: 'No se pudo añadir la valoración',
  couldNotSaveItem: 'No se pudo guardar el elemento',
  couldNotUpdateListing: 'No se pudo actualizar la ficha',
  couldNotSendReport: 'No se pudo enviar el aviso',
  operationFailed: 'La operación ha fallado. Inténtelo de nuevo.',
  checkCheckboxClaimOwnership:
    'Marque la casilla para indicar que este lugar es suyo.',
  mustRateAll: 'Valore la comida, el servicio y la relación calidad-precio.',
  needTitle: 'Añada un título.',
  needContent: 'Escriba su opinión.',
  alreadyReviewed: 'Ya ha opinado sobre este lugar.',
  noReviewsHere: 'Aquí no se opina sobre cementerios ni memoriales.',
  needCategory: 'Elija el tema de la pregunta.',
  needQuestion: 'Escriba su pregunta.',
  needAnswer: 'Escriba su respuesta.',
  ownWords: 'No puede valorar sus propias palabras.',
  tooManySaved: 'Su lista está llena. Quite algo primero.',
  needReason: 'Diga de qué trata el aviso.',
  needGoodFaith: 'Confirme que lo que dice es cierto y completo.',
  alreadyClaimed: 'Ya ha reclamado este lugar. Lo estamos comprobando.',
  wordsNotShown:
    'Estas palabras ya no están en la página: se han ocultado o retirado. No queda nada de lo que avisar. Gracias.',
  addPlaceName: 'Debe añadir el nombre del lugar.',
  addPlaceAddress: 'Debe añadir la dirección del lugar.',
  addPlaceCity: 'Debe añadir la ciudad del lugar.',
  addPlaceCountry: 'Debe añadir el país del lugar.',
  nothingChanged: 'Debe cambiar o añadir campos antes de enviar.',
  onlyImages: 'Seleccione solo archivos de imagen',
  checkImageOwnership:
    'Debe marcar la casilla de propiedad de las imágenes para subir las seleccionadas.',
  tooManyFiles: `Ha seleccionado más de ${MAX_FILES} archivos`,
  filesTooLarge: `El tamaño de los archivos seleccionados supera lo permitido (${MAX_MEGABYTES} MB).`,
  tooLarge: 'El envío es demasiado grande.',
  unsupportedType: 'Este tipo de envío no se admite.',
  internal: 'Se produjo un error',
  noRelease: 'El sitio se está preparando. Inténtelo de nuevo en un momento.',
  unavailable:
    'En este momento no es posible. No se ha cambiado nada; inténtelo de nuevo dentro de unos minutos.',
}
