import type { MailWords } from '../mail-words.ts'

export const mailDe: MailWords = {
  greeting: { named: 'Guten Tag {{name}},', plain: 'Guten Tag,' },
  mails: {
    verify: {
      subject: 'Bestätigen Sie Ihre E-Mail-Adresse',
      text: [
        'mit dieser E-Mail-Adresse wurde ein Konto eröffnet: {{site}}. Bitte bestätigen Sie, dass die Adresse Ihnen gehört:',
        '{{link}}',
        'Der Link gilt einmal und nur begrenzte Zeit.',
        'Wenn Sie kein Konto eröffnet haben, beachten Sie diese Nachricht nicht: Ein Konto, das nicht bestätigt wird, wird gelöscht.',
      ],
      button: 'Adresse bestätigen',
    },
    registeredAlready: {
      subject: 'Sie haben schon ein Konto',
      text: [
        'jemand, wahrscheinlich Sie selbst, wollte sich mit dieser E-Mail-Adresse registrieren: {{site}}. Sie hat dort schon ein Konto, und es wurde nichts geändert.',
        'Hier können Sie sich anmelden oder ein neues Passwort wählen, falls Sie Ihres vergessen haben:',
        '{{link}}',
        'Wenn Sie das nicht waren, brauchen Sie nichts zu tun.',
      ],
      button: 'Zur Anmeldung',
    },
    reset: {
      subject: 'Wählen Sie ein neues Passwort',
      text: [
        'Sie haben für Ihr Konto ein neues Passwort angefordert: {{site}}. Wählen Sie es hier:',
        '{{link}}',
        'Der Link gilt einmal und nur kurze Zeit.',
        'Wenn Sie es nicht angefordert haben, beachten Sie diese Nachricht nicht: Ihr Passwort bleibt, wie es ist.',
      ],
      button: 'Neues Passwort wählen',
    },
    change: {
      subject: 'Bestätigen Sie Ihre neue E-Mail-Adresse',
      text: [
        'Sie möchten diese E-Mail-Adresse für Ihr Konto verwenden: {{site}}. Bitte bestätigen Sie, dass sie Ihnen gehört:',
        '{{link}}',
        'Der Link gilt einmal und nur begrenzte Zeit. Bis dahin behält Ihr Konto die alte Adresse.',
        'Wenn Sie das nicht gewünscht haben, beachten Sie diese Nachricht nicht.',
      ],
      button: 'Neue Adresse bestätigen',
    },
    changed: {
      subject: 'Ihr Konto wurde geändert',
      text: [
        'soeben wurde die E-Mail-Adresse oder das Passwort Ihres Kontos geändert: {{site}}.',
        'Wenn Sie das waren, brauchen Sie nichts zu tun. Wenn nicht, kennt jemand anders Ihr Passwort: Wählen Sie sofort ein neues.',
        '{{link}}',
      ],
      button: 'Neues Passwort wählen',
    },
    deleted: {
      subject: 'Ihr Konto wurde gelöscht',
      text: [
        'Ihr Konto wurde gelöscht, wie Sie es gewünscht haben: {{site}}.',
        'Wenn Sie das nicht gewünscht haben, kennt jemand anders Ihr Passwort: Ändern Sie es überall, wo Sie es sonst noch verwenden.',
      ],
    },
    newsletterConfirm: {
      subject: 'Bitte bestätigen Sie den Newsletter: {{site}}',
      text: [
        'jemand, wahrscheinlich Sie selbst, möchte unseren Newsletter ({{site}}) an diese Adresse erhalten. Bitte bestätigen Sie das:',
        '{{link}}',
        'Der Link gilt sieben Tage. Wenn Sie den Newsletter nicht möchten, beachten Sie diese Nachricht nicht: Ohne Ihre Bestätigung wird nichts verschickt.',
        'So nehmen Sie Ihre Adresse jederzeit von der Liste: {{leaveLink}}',
      ],
      button: 'Ja, schicken Sie mir den Newsletter',
    },
    newsletterKnown: {
      subject: 'Sie erhalten den Newsletter schon: {{site}}',
      text: [
        'jemand, wahrscheinlich Sie selbst, möchte unseren Newsletter ({{site}}) an diese Adresse erhalten. Sie erhalten ihn schon und brauchen nichts zu tun.',
        'So nehmen Sie Ihre Adresse von der Liste: {{leaveLink}}',
      ],
    },
    share: {
      subject: '{{fromName}} empfiehlt Ihnen eine Seite: {{site}}',
      text: [
        '{{fromName}} ({{fromMail}}) möchte Ihnen diese Seite zeigen ({{site}}):',
        '{{link}}',
        'Diese Nachricht wurde mit dem Formular zum Empfehlen einer Seite verschickt. Ihre Adresse wurde nur für diese Nachricht verwendet. Wenn Sie antworten, geht Ihre Antwort an {{fromMail}}.',
      ],
      button: 'Seite ansehen',
    },
    directMessage: {
      subject: 'Nachricht von {{fromName}}: {{pageTitle}}',
      text: [
        '{{fromName}} hat Ihnen mit dem Formular auf der Seite „{{pageTitle}}“ geschrieben ({{site}}):',
        '{{message}}',
        ['Name: {{fromName}}', 'E-Mail: {{fromMail}}', 'Telefon: {{phone}}'],
        '{{link}}',
        'Wenn Sie antworten, geht Ihre Antwort an {{fromMail}}. Wir haben nicht geprüft, wer dies geschrieben hat.',
      ],
      button: 'Seite öffnen',
    },
    contactRequest: {
      subject: 'Anfrage von {{fromName}}: {{pageTitle}}',
      text: [
        '{{fromName}} hat mit dem Formular auf der Seite eine Anfrage zu „{{pageTitle}}“ geschickt ({{site}}):',
        [
          'Name: {{fromName}}',
          'E-Mail: {{fromMail}}',
          'Telefon: {{phone}}',
          'Reisezeit: {{dates}}',
          'Gäste: {{guests}} (Erwachsene: {{adults}}, Kinder: {{children}}, Babys: {{babies}})',
        ],
        '{{message}}',
        '{{link}}',
        'Wenn Sie antworten, geht Ihre Antwort an {{fromMail}}. Wir haben nicht geprüft, wer dies geschrieben hat.',
      ],
      button: 'Seite öffnen',
    },
    jobEnquiry: {
      subject: 'Bewerbung von {{fromName}}: {{pageTitle}}',
      text: [
        '{{fromName}} möchte bei Ihnen arbeiten und hat Ihnen mit dem Formular auf der Seite „{{pageTitle}}“ geschrieben ({{site}}):',
        ['Name: {{fromName}}', 'E-Mail: {{fromMail}}', 'Telefon: {{phone}}'],
        '{{message}}',
        'Der Lebenslauf liegt bei ({{fileKind}}). Er kommt unverändert vom Absender: Öffnen Sie ihn mit der Vorsicht, die bei jedem Anhang geboten ist.',
        '{{link}}',
        'Wenn Sie antworten, geht Ihre Antwort an {{fromMail}}. Wir haben nicht geprüft, wer dies geschrieben hat.',
      ],
      button: 'Seite öffnen',
    },
    enquiryCopy: {
      subject: 'Kopie Ihrer Nachricht: {{pageTitle}}',
      text: [
        'dies ist die gewünschte Kopie dessen, was Sie mit dem Formular an den Kontakt von „{{pageTitle}}“ geschickt haben ({{site}}):',
        [
          'Name: {{fromName}}',
          'E-Mail: {{fromMail}}',
          'Telefon: {{phone}}',
          'Reisezeit: {{dates}}',
          'Gäste: {{guests}} (Erwachsene: {{adults}}, Kinder: {{children}}, Babys: {{babies}})',
        ],
        '{{message}}',
        '{{link}}',
        'Diese Adresse wurde im Formular als die des Absenders angegeben. Wenn Sie es nicht waren, beachten Sie diese Nachricht nicht: Der Text oben stammt von jemand anderem, und Ihre Adresse wird für nichts weiter gespeichert.',
      ],
      button: 'Seite öffnen',
    },
    editApproved: {
      subject: 'Ihre Änderung an {{title}} ist veröffentlicht',
      text: [
        'Vielen Dank: Die Redaktion von {{site}} hat Ihre Änderung an „{{title}}“ geprüft und veröffentlicht.',
        '{{reason}}',
        '{{link}}',
      ],
      button: 'Seite ansehen',
    },
    editRefused: {
      subject: 'Ihre Änderung an {{title}}',
      text: [
        'Vielen Dank für Ihre Änderung an „{{title}}“ auf {{site}}. Die Redaktion hat sie geprüft und aus diesem Grund nicht veröffentlicht:',
        '{{reason}}',
        'Gern können Sie von der Seite aus eine andere senden:',
        '{{link}}',
      ],
      button: 'Zur Seite',
    },
    claimApproved: {
      subject: '{{title}} gehört Ihnen',
      text: [
        'Die Redaktion von {{site}} hat sich vergewissert, dass „{{title}}“ Ihnen gehört. Ab jetzt nennt der Eintrag Sie der Redaktion als Inhaber, und Ihre Änderungen sind von denen der Leser zu unterscheiden.',
        '{{reason}}',
        '{{link}}',
      ],
      button: 'Seite ansehen',
    },
    claimRefused: {
      subject: 'Ihr Anspruch auf {{title}}',
      text: [
        'Sie haben {{site}} mitgeteilt, dass „{{title}}“ Ihnen gehört. Die Redaktion konnte das aus diesem Grund nicht bestätigen:',
        '{{reason}}',
        '{{link}}',
      ],
      button: 'Zur Seite',
    },
    reportSettled: {
      subject: 'Erledigt: Ihre Meldung zu {{title}}',
      text: [
        'Vielen Dank: Die Redaktion von {{site}} hat Ihre Meldung zu „{{title}}“ geprüft und das Nötige getan.',
        '{{reason}}',
        '{{link}}',
      ],
      button: 'Seite ansehen',
    },
    reportRefused: {
      subject: 'Ihre Meldung zu {{title}}',
      text: [
        'Vielen Dank für Ihre Meldung zu „{{title}}“ auf {{site}}. Die Redaktion hat sie geprüft und die Seite aus diesem Grund so gelassen, wie sie ist:',
        '{{reason}}',
        '{{link}}',
      ],
      button: 'Zur Seite',
    },
    wordsShown: {
      subject: 'Ihr Text zu {{title}} ist veröffentlicht',
      text: [
        'Was Sie zu „{{title}}“ geschrieben haben, ist jetzt auf {{site}} zu lesen. Vielen Dank.',
        '{{reason}}',
        '{{link}}',
      ],
      button: 'Seite ansehen',
    },
    wordsHidden: {
      subject: 'Ihr Text zu {{title}}',
      text: [
        'Die Redaktion von {{site}} hat aus diesem Grund von der Seite genommen, was Sie zu „{{title}}“ geschrieben haben:',
        '{{reason}}',
        'Gern können Sie es anders noch einmal schreiben.',
        '{{link}}',
      ],
      button: 'Zur Seite',
    },
  },
  answers: {
    successfullyRegisterEmail:
      'Vielen Dank. Wir haben Ihnen eine E-Mail geschickt: Bitte bestätigen Sie die Anmeldung mit dem Link darin.',
    newsletterConfirmed: 'Ab jetzt erhalten Sie unseren Newsletter.',
    newsletterLeft: 'Sie erhalten unseren Newsletter nicht mehr.',
    pageShared: 'Die E-Mail wurde verschickt.',
  },
}
