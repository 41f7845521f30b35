import { expect, test } from 'vitest'
import type { KashrutFact } from '#core/contract/data-files.ts'
import { kashrutStatus, type LiveFact } from '#core/domain/kashrut.ts'
import { LANGS } from '#core/i18n/languages.ts'
import { kashrutSentence } from '#site/components/listing/kashrut.ts'
import type { PageContext } from '#site/render/page.ts'

const DAY = { today: '2026-11-24', inIsrael: false }
const FACT: KashrutFact = {
  claim: 'certified',
  authority: 'ou',
  source: { kind: 'authorityList', name: 'OU', retrieved: '2026-11-01' },
  confirmedAt: '2026-11-01',
  confirmedBy: 'OU',
}
const source = (name: string) => ({ source: { kind: 'import', name, retrieved: '2026-04-02' } as const })
const withoutAuthority = { authority: undefined as never }

const FACTS: readonly Partial<KashrutFact>[] = [
  { claim: 'withdrawn' },
  { certificate: { validUntil: '2026-11-20' } },
  { certificate: { validUntil: '2027-03-01' } },
  { confirmedAt: '2026-02-01' },
  { claim: 'self-declared', ...withoutAuthority },
  { claim: 'map-says', ...withoutAuthority, ...source('OpenStreetMap') },
  { claim: 'register-says', ...withoutAuthority, ...source('New York City Department of Health') },
]

const textOf = (html: string) =>
  html.replaceAll(/<[^>]*>/g, '').replaceAll(/[\s\u00a0]+/g, ' ').trim() // prettier-ignore

/** A row a status and language: 'withdrawn | en | OU withdrew its supervision on November 1, 2026.' */
function table(): string[] {
  return FACTS.flatMap((more) => {
    const fact = { ...FACT, ...more }
    const live: LiveFact = { ...fact, shown: kashrutStatus(fact, DAY) }
    return LANGS.map((lang) => {
      const page = { lang, options: { supervision: { ou: { en: 'OU' } } } } as unknown as PageContext<'listing'>
      return `${live.shown.status} | ${lang} | ${textOf(kashrutSentence(page, live).html)}`
    })
  })
}

test('what each status says, in every language', () => {
  expect(table().join('\n')).toMatchInlineSnapshot(`
    "withdrawn | en | OU withdrew its supervision on November 1, 2026.
    withdrawn | he | ההשגחה של OU הוסרה ב־1 בנובמבר 2026.
    withdrawn | fr | OU a retiré sa surveillance le 1 novembre 2026.
    withdrawn | es | OU retiró su supervisión el 1 de noviembre de 2026.
    withdrawn | ru | OU: надзор прекращён 1 ноября 2026 г.
    withdrawn | de | OU hat die Aufsicht am 1. November 2026 beendet.
    withdrawn | it | OU ha revocato la supervisione il 1 novembre 2026.
    expired | en | The certificate of OU expired on November 20, 2026. Do not rely on it.
    expired | he | התעודה של OU פגה ב־20 בנובמבר 2026. אין להסתמך עליה.
    expired | fr | Le certificat de OU a expiré le 20 novembre 2026. Ne vous y fiez pas.
    expired | es | El certificado de OU venció el 20 de noviembre de 2026. No se fíe de él.
    expired | ru | OU: срок сертификата истёк 20 ноября 2026 г. Не полагайтесь на него.
    expired | de | Das Zertifikat von OU ist am 20. November 2026 abgelaufen. Verlassen Sie sich nicht darauf.
    expired | it | Il certificato di OU è scaduto il 20 novembre 2026. Non vi faccia affidamento.
    supervised | en | Supervised by OU. Certificate valid until March 1, 2027. Confirmed on November 1, 2026 by OU.
    supervised | he | בהשגחת OU. התעודה בתוקף עד 1 במרץ 2027. אושר ב־1 בנובמבר 2026 על ידי OU.
    supervised | fr | Sous la surveillance de OU. Certificat valable jusqu’au 1 mars 2027. Confirmé le 1 novembre 2026 par OU.
    supervised | es | Bajo la supervisión de OU. Certificado válido hasta el 1 de marzo de 2027. Confirmado el 1 de noviembre de 2026 por OU.
    supervised | ru | Под надзором: OU. Сертификат действителен до 1 марта 2027 г. Подтверждено 1 ноября 2026 г., источник: OU.
    supervised | de | Unter Aufsicht von OU. Zertifikat gültig bis 1. März 2027. Bestätigt am 1. November 2026 von OU.
    supervised | it | Sotto la supervisione di OU. Certificato valido fino al 1 marzo 2027. Confermato il 1 novembre 2026 da OU.
    stated | en | OU was stated on February 1, 2026 and has not been confirmed since.
    stated | he | ההשגחה של OU צוינה ב־1 בפברואר 2026 ולא אושרה מאז.
    stated | fr | OU : surveillance indiquée le 1 février 2026 et non confirmée depuis.
    stated | es | OU: supervisión indicada el 1 de febrero de 2026 y no confirmada desde entonces.
    stated | ru | OU: надзор указан 1 февраля 2026 г., с тех пор не подтверждён.
    stated | de | OU wurde am 1. Februar 2026 angegeben und seither nicht bestätigt.
    stated | it | OU: supervisione indicata il 1 febbraio 2026 e non confermata da allora.
    self-declared | en | The place says that it is kosher; no certificate was seen.
    self-declared | he | המקום מצהיר שהוא כשר; לא נראתה תעודה.
    self-declared | fr | L’établissement se dit casher ; aucun certificat n’a été vu.
    self-declared | es | El lugar dice que es kosher; no se ha visto ningún certificado.
    self-declared | ru | Заведение называет себя кошерным; сертификата мы не видели.
    self-declared | de | Der Betrieb bezeichnet sich als koscher; ein Zertifikat wurde nicht gesehen.
    self-declared | it | Il locale si dichiara kosher; non è stato visto alcun certificato.
    map-says | en | OpenStreetMap said on November 1, 2026 that there is kosher food here; no certificate was seen.
    map-says | he | לפי OpenStreetMap ב־1 בנובמבר 2026 יש כאן אוכל כשר; לא נראתה תעודה.
    map-says | fr | Selon OpenStreetMap, au 1 novembre 2026, on trouve ici de la nourriture casher ; aucun certificat n’a été vu.
    map-says | es | Según OpenStreetMap, el 1 de noviembre de 2026 había comida kosher aquí; no se ha visto ningún certificado.
    map-says | ru | По данным OpenStreetMap на 1 ноября 2026 г., здесь есть кошерная еда; сертификата мы не видели.
    map-says | de | Laut OpenStreetMap vom 1. November 2026 gibt es hier koscheres Essen; ein Zertifikat wurde nicht gesehen.
    map-says | it | Secondo OpenStreetMap, al 1 novembre 2026, qui c’è cibo kosher; non è stato visto alcun certificato.
    register-says | en | New York City Department of Health gives its cuisine as Jewish/Kosher (November 2026); that is no certificate.
    register-says | he | New York City Department of Health מציין את המטבח כאן כ־Jewish/Kosher (נובמבר 2026); זו אינה תעודת כשרות.
    register-says | fr | New York City Department of Health indique ici une cuisine « Jewish/Kosher » (novembre 2026) ; ce n’est pas un certificat.
    register-says | es | New York City Department of Health indica aquí cocina «Jewish/Kosher» (noviembre de 2026); eso no es un certificado.
    register-says | ru | New York City Department of Health указывает здесь кухню «Jewish/Kosher» (ноябрь 2026 г.); это не сертификат.
    register-says | de | New York City Department of Health nennt als Küche „Jewish/Kosher“ (November 2026); das ist kein Zertifikat.
    register-says | it | New York City Department of Health indica qui una cucina «Jewish/Kosher» (novembre 2026); non è un certificato."
  `)
})
