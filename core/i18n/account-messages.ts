import type { Lang } from './languages.ts'

const en = {
  loggedIn: 'You are logged in.',
  loggedOut: 'You are logged out.',
  loggedOutEverywhere: 'You are logged out on all devices.',
  registered:
    'We have sent you an e-mail. Please use its link to confirm your address, then log in.',
  confirmed: 'Your e-mail address is confirmed.',
  resetSent:
    'If there is an account with this address, we have sent it a link for a new password.',
  passwordSet: 'Your new password is set. Please log in with it.',
  changed: 'Your changes are saved.',
  changeSent:
    'We have sent a link to the new address. The address changes when you use the link.',
  deleted: 'Your account is deleted.',
} as const

/** What went well with an account. */
export type AccountMessage = keyof typeof en
type Words = Readonly<Record<AccountMessage, string>>

const he: Words = {
  loggedIn: 'התחברת בהצלחה.',
  loggedOut: 'התנתקת בהצלחה.',
  loggedOutEverywhere: 'החשבון נותק בכל המכשירים.',
  registered:
    'שלחנו אליך הודעת דוא״ל. נא לאשר את הכתובת באמצעות הקישור שבה, ואז להתחבר.',
  confirmed: 'כתובת הדוא״ל אושרה.',
  resetSent: 'אם קיים חשבון עם כתובת זו, שלחנו אליה קישור לקביעת סיסמה חדשה.',
  passwordSet: 'הסיסמה החדשה נקבעה. נא להתחבר באמצעותה.',
  changed: 'השינויים נשמרו.',
  changeSent: 'שלחנו קישור לכתובת החדשה. הכתובת תתחלף לאחר השימוש בקישור.',
  deleted: 'החשבון נמחק.',
}

const fr: Words = {
  loggedIn: 'Vous êtes connecté.',
  loggedOut: 'Vous êtes déconnecté.',
  loggedOutEverywhere: 'Vous êtes déconnecté de tous les appareils.',
  registered:
    'Nous vous avons envoyé un e-mail. Confirmez votre adresse avec le lien qu’il contient, puis connectez-vous.',
  confirmed: 'Votre adresse e-mail est confirmée.',
  resetSent:
    'S’il existe un compte avec cette adresse, nous y avons envoyé un lien pour choisir un nouveau mot de passe.',
  passwordSet:
    'Votre nouveau mot de passe est enregistré. Utilisez-le pour vous connecter.',
  changed: 'Vos modifications sont enregistrées.',
  changeSent:
    'Nous avons envoyé un lien à la nouvelle adresse. L’adresse changera quand vous utiliserez ce lien.',
  deleted: 'Votre compte est supprimé.',
}

const es: Words = {
  loggedIn: 'Ha iniciado sesión.',
  loggedOut: 'Ha cerrado la sesión.',
  loggedOutEverywhere: 'Ha cerrado la sesión en todos los dispositivos.',
  registered:
    'Le hemos enviado un correo. Confirme su dirección con el enlace que contiene y después inicie sesión.',
  confirmed: 'Su dirección de correo está confirmada.',
  resetSent:
    'Si existe una cuenta con esta dirección, le hemos enviado un enlace para elegir una nueva contraseña.',
  passwordSet:
    'Su nueva contraseña está guardada. Inicie sesión con ella, por favor.',
  changed: 'Los cambios están guardados.',
  changeSent:
    'Hemos enviado un enlace a la nueva dirección. La dirección cambiará cuando use el enlace.',
  deleted: 'Su cuenta está eliminada.',
}

const ru: Words = {
  loggedIn: 'Вы вошли в систему.',
  loggedOut: 'Вы вышли из системы.',
  loggedOutEverywhere: 'Вы вышли из системы на всех устройствах.',
  registered:
    'Мы отправили вам письмо. Подтвердите адрес по ссылке из письма, а затем войдите.',
  confirmed: 'Ваш адрес электронной почты подтверждён.',
  resetSent:
    'Если учётная запись с таким адресом существует, мы отправили на него ссылку для нового пароля.',
  passwordSet: 'Новый пароль сохранён. Войдите с ним, пожалуйста.',
  changed: 'Изменения сохранены.',
  changeSent:
    'Мы отправили ссылку на новый адрес. Адрес изменится, когда вы перейдёте по ссылке.',
  deleted: 'Ваша учётная запись удалена.',
}

const de: Words = {
  loggedIn: 'Sie sind angemeldet.',
  loggedOut: 'Sie sind abgemeldet.',
  loggedOutEverywhere: 'Sie sind auf allen Geräten abgemeldet.',
  registered:
    'Wir haben Ihnen eine E-Mail gesendet. Bitte bestätigen Sie Ihre Adresse mit dem Link darin und melden Sie sich dann an.',
  confirmed: 'Ihre E-Mail-Adresse ist bestätigt.',
  resetSent:
    'Falls es ein Konto mit dieser Adresse gibt, haben wir dorthin einen Link für ein neues Passwort gesendet.',
  passwordSet:
    'Ihr neues Passwort ist gespeichert. Bitte melden Sie sich damit an.',
  changed: 'Ihre Änderungen sind gespeichert.',
  changeSent:
    'Wir haben einen Link an die neue Adresse gesendet. Die Adresse ändert sich, wenn Sie den Link verwenden.',
  deleted: 'Ihr Konto ist gelöscht.',
}

/** The words of every message in every language; a missing or surplus one does not compile. */
export const ACCOUNT_MESSAGES: Readonly<Record<Lang, Words>> = {
  en,
  he,
  fr,
  es,
  ru,
  de,
}
