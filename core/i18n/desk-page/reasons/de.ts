import type { DeskReasons } from './en.ts'

export const deskReasonsDe: DeskReasons = {
  edit: {
    unsure:
      'Wir konnten das nicht bestätigen. Bitte schreiben Sie uns, woher Sie es wissen.',
    known: 'Das steht schon auf der Seite.',
    elsewhere:
      'Das gehört zu einem anderen Ort. Bitte senden Sie es von dessen Seite.',
    advert: 'Das liest sich wie Werbung. Bitte senden Sie nur Tatsachen.',
    picture: 'Diese Bilder können wir nicht verwenden.',
  },
  claim: {
    unsure: 'Wir konnten beim Ort nicht bestätigen, dass Sie für ihn handeln.',
    owned: 'Um diese Seite kümmert sich schon jemand anderes.',
  },
  report: {
    fine: 'Wir haben nachgesehen: die Seite stimmt.',
    unsure:
      'Wir konnten das nicht bestätigen. Bitte schreiben Sie uns, woher Sie es wissen.',
  },
  voice: {
    insult: 'Es beleidigt jemanden.',
    advert: 'Es ist Werbung.',
    private: 'Es verrät Privates über jemanden.',
    off: 'Es handelt nicht von diesem Ort.',
  },
  conflict: {
    ours: 'Was die Redaktion geschrieben hat, stimmt.',
    another: 'Es ist ein anderer Ort.',
  },
}
