import type { Lang } from './languages.ts'

const en = {
  review: 'Thank you! Your review is published.',
  question: 'Thank you! Your question is published.',
  answer: 'Thank you! Your answer is published.',
  reviewWaits: 'Thank you! Your review will appear after a check.',
  questionWaits: 'Thank you! Your question will appear after a check.',
  answerWaits: 'Thank you! Your answer will appear after a check.',
} as const

/** What became of words about a listing: they can be seen, or wait for an editor. */
export type VoiceMessage = keyof typeof en
type Words = Readonly<Record<VoiceMessage, string>>

const he: Words = {
  review: 'תודה! חוות הדעת שלך פורסמה.',
  question: 'תודה! השאלה שלך פורסמה.',
  answer: 'תודה! התשובה שלך פורסמה.',
  reviewWaits: 'תודה! חוות הדעת שלך תופיע לאחר בדיקה.',
  questionWaits: 'תודה! השאלה שלך תופיע לאחר בדיקה.',
  answerWaits: 'תודה! התשובה שלך תופיע לאחר בדיקה.',
}

const fr: Words = {
  review: 'Merci ! Votre avis est publié.',
  question: 'Merci ! Votre question est publiée.',
  answer: 'Merci ! Votre réponse est publiée.',
  reviewWaits: 'Merci ! Votre avis paraîtra après vérification.',
  questionWaits: 'Merci ! Votre question paraîtra après vérification.',
  answerWaits: 'Merci ! Votre réponse paraîtra après vérification.',
}

const es: Words = {
  review: '¡Gracias! Su opinión está publicada.',
  question: '¡Gracias! Su pregunta está publicada.',
  answer: '¡Gracias! Su respuesta está publicada.',
  reviewWaits: '¡Gracias! Su opinión aparecerá tras una revisión.',
  questionWaits: '¡Gracias! Su pregunta aparecerá tras una revisión.',
  answerWaits: '¡Gracias! Su respuesta aparecerá tras una revisión.',
}

const ru: Words = {
  review: 'Спасибо! Ваш отзыв опубликован.',
  question: 'Спасибо! Ваш вопрос опубликован.',
  answer: 'Спасибо! Ваш ответ опубликован.',
  reviewWaits: 'Спасибо! Ваш отзыв появится после проверки.',
  questionWaits: 'Спасибо! Ваш вопрос появится после проверки.',
  answerWaits: 'Спасибо! Ваш ответ появится после проверки.',
}

const de: Words = {
  review: 'Vielen Dank! Ihre Bewertung ist veröffentlicht.',
  question: 'Vielen Dank! Ihre Frage ist veröffentlicht.',
  answer: 'Vielen Dank! Ihre Antwort ist veröffentlicht.',
  reviewWaits: 'Vielen Dank! Ihre Bewertung erscheint nach einer Prüfung.',
  questionWaits: 'Vielen Dank! Ihre Frage erscheint nach einer Prüfung.',
  answerWaits: 'Vielen Dank! Ihre Antwort erscheint nach einer Prüfung.',
}

/** The words of every message in every language; a missing or surplus one does not compile. */
export const VOICE_MESSAGES: Readonly<Record<Lang, Words>> = {
  en,
  he,
  fr,
  es,
  ru,
  de,
}
