import type { ErrorWords } from '../../contract/error-words.ts'

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
  requiredFieldsMissing: 'Rellene todos los campos obligatorios.',
  enterValidEmail: 'Escriba una dirección de correo electrónico válida.',
  enterValidMail: 'Escriba su propia dirección de correo electrónico.',
  enterValidFriendMail: 'Escriba el correo electrónico de su amigo o amiga.',
  couldNotRegisterEmail: 'No se pudo registrar su correo electrónico.',
  couldNotSendEmail: 'No se pudo enviar el correo electrónico.',
  tooLarge: 'El envío es demasiado grande.',
  unsupportedType: 'Este tipo de envío no se admite.',
  internal: 'Se produjo un error',
  noRelease: 'El sitio se está preparando. Inténtelo de nuevo en un momento.',
}
