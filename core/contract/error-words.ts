import type { Lang } from '../i18n/languages.ts'
import type { ErrorCode } from './errors.ts'

type Words = Readonly<Record<ErrorCode, string>>

const en: Words = {
  invalidRequest: 'The request is not valid.',
  notFound: 'Not found.',
  couldNotGetEntries: 'Could not get entries',
  couldNotGetEntriesProps: 'Could not get the filter list',
  couldNotGetStatistics: 'Could not get Location Statistics',
  couldNotGetDirectoryItems: 'Could not get directory items',
  couldNotGetShabbatTimes: 'Could not get Location Shabbat Times',
  couldNotGetFeatures: 'Could not get Location features',
  couldNotGetLinks: 'Could not get links',
  couldNotGetContacts: 'Could not get contacts',
  badToken:
    'The page has been open for too long. Please reload it and try again.',
  needLogin: 'Please log in first.',
  notYours: 'This belongs to somebody else.',
  tooMany: 'Too many attempts. Please wait a little and try again.',
  overloaded: 'The site is very busy. Please try again in a moment.',
  captchaFailed: 'Please confirm that you are a person, and try again.',
  enternamepwd: 'Please enter your e-mail address and your password.',
  wrongLogin: 'The e-mail address or the password is not right.',
  notVerified:
    'Please confirm your e-mail address first. We have sent you the link again.',
  googleLoginFailed: 'Error occurred - please try to login again',
  facebookLoginFailed: 'Error occured',
  providerOff: 'This way of logging in is not available.',
  linkExpired: 'This link has been used already or is too old.',
  wrongPassword: 'The password is not right.',
  requiredFieldsMissing: 'Please fill in all required fields.',
  enterValidEmail: 'Please enter a valid e-mail address.',
  enterValidMail: 'Please enter your own e-mail address.',
  enterValidFriendMail: 'Please enter the e-mail address of your friend.',
  couldNotRegisterEmail: 'Your e-mail address could not be registered.',
  couldNotSendEmail: 'The e-mail could not be sent.',
  tooLarge: 'What was sent is too large.',
  unsupportedType: 'What was sent is of a type we do not take.',
  internal: 'Error occurred',
  noRelease: 'The site is being prepared. Please try again in a moment.',
}

const he: Words = {
  invalidRequest: 'הבקשה אינה תקינה.',
  notFound: 'לא נמצא.',
  couldNotGetEntries: 'לא ניתן לקבל את הרשומות',
  couldNotGetEntriesProps: 'לא ניתן לקבל את רשימת הסינון',
  couldNotGetStatistics: 'לא ניתן לקבל את נתוני המקום',
  couldNotGetDirectoryItems: 'לא ניתן לקבל את פריטי המדריך',
  couldNotGetShabbatTimes: 'לא ניתן לקבל את זמני השבת של המקום',
  couldNotGetFeatures: 'לא ניתן לקבל את הצעות הנופש של המקום',
  couldNotGetLinks: 'לא ניתן לקבל את הקישורים',
  couldNotGetContacts: 'לא ניתן לקבל את פרטי הקשר',
  tooLarge: 'התוכן שנשלח גדול מדי.',
  unsupportedType: 'סוג התוכן שנשלח אינו נתמך.',
  internal: 'אירעה שגיאה',
  noRelease: 'האתר בהכנה. נא לנסות שוב בעוד רגע.',
}

const fr: Words = {
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
  tooLarge: 'L’envoi est trop volumineux.',
  unsupportedType: 'Ce type d’envoi n’est pas accepté.',
  internal: 'Une erreur s’est produite',
  noRelease: 'Le site est en préparation. Merci de réessayer dans un instant.',
}

const es: Words = {
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
  tooLarge: 'El envío es demasiado grande.',
  unsupportedType: 'Este tipo de envío no se admite.',
  internal: 'Se produjo un error',
  noRelease: 'El sitio se está preparando. Inténtelo de nuevo en un momento.',
}

const ru: Words = {
  invalidRequest: 'Неверный запрос.',
  notFound: 'Не найдено.',
  couldNotGetEntries: 'Не удалось получить список мест',
  couldNotGetEntriesProps: 'Не удалось получить список фильтров',
  couldNotGetStatistics: 'Не удалось получить статистику места',
  couldNotGetDirectoryItems: 'Не удалось получить записи справочника',
  couldNotGetShabbatTimes: 'Не удалось получить время Шаббата для этого места',
  couldNotGetFeatures: 'Не удалось получить предложения отдыха для этого места',
  couldNotGetLinks: 'Не удалось получить ссылки',
  couldNotGetContacts: 'Не удалось получить контакты',
  tooLarge: 'Отправлено слишком много данных.',
  unsupportedType: 'Данные этого типа не принимаются.',
  internal: 'Произошла ошибка',
  noRelease: 'Сайт готовится. Попробуйте ещё раз через минуту.',
}

const de: Words = {
  invalidRequest: 'Die Anfrage ist ungültig.',
  notFound: 'Nicht gefunden.',
  couldNotGetEntries: 'Die Einträge konnten nicht geladen werden',
  couldNotGetEntriesProps: 'Die Filterliste konnte nicht geladen werden',
  couldNotGetStatistics: 'Die Statistik des Ortes konnte nicht geladen werden',
  couldNotGetDirectoryItems:
    'Die Verzeichniseinträge konnten nicht geladen werden',
  couldNotGetShabbatTimes:
    'Die Schabbatzeiten des Ortes konnten nicht geladen werden',
  couldNotGetFeatures:
    'Die Reiseangebote des Ortes konnten nicht geladen werden',
  couldNotGetLinks: 'Die Links konnten nicht geladen werden',
  couldNotGetContacts: 'Die Kontaktdaten konnten nicht geladen werden',
  tooLarge: 'Das Gesendete ist zu groß.',
  unsupportedType: 'Diese Art von Inhalt wird nicht angenommen.',
  internal: 'Ein Fehler ist aufgetreten',
  noRelease:
    'Die Website wird vorbereitet. Bitte versuchen Sie es gleich noch einmal.',
}

/** The words of every error in every language; a missing or surplus one does not compile. */
export const ERROR_WORDS: Readonly<Record<Lang, Words>> = {
  en,
  he,
  fr,
  es,
  ru,
  de,
}
