import type { MailWords } from '../mail-words.ts'

export const mailEn: MailWords = {
  greeting: { named: 'Hello {{name}},', plain: 'Hello,' },
  mails: {
    verify: {
      subject: 'Confirm your e-mail address',
      text: [
        'An account with this e-mail address was opened at {{site}}. Please confirm that the address is yours:',
        '{{link}}',
        'The link works once, and for a limited time.',
        'If you did not open an account, ignore this message: an account that is not confirmed is deleted.',
      ],
      button: 'Confirm the address',
    },
    registeredAlready: {
      subject: 'You already have an account',
      text: [
        'Somebody, probably you, has tried to register at {{site}} with this e-mail address. It has an account already, and nothing has been changed.',
        'Here you can log in, or set a new password if you have forgotten yours:',
        '{{link}}',
        'If it was not you, you need not do anything.',
      ],
      button: 'Go to the log-in page',
    },
    reset: {
      subject: 'Choose a new password',
      text: [
        'You asked for a new password for your account at {{site}}. Choose it here:',
        '{{link}}',
        'The link works once, and for a short time only.',
        'If you did not ask for it, ignore this message: your password stays as it is.',
      ],
      button: 'Choose a new password',
    },
    change: {
      subject: 'Confirm your new e-mail address',
      text: [
        'You asked to use this e-mail address for your account at {{site}}. Please confirm that it is yours:',
        '{{link}}',
        'The link works once, and for a limited time. Until then your account keeps its old address.',
        'If you did not ask for it, ignore this message.',
      ],
      button: 'Confirm the new address',
    },
    changed: {
      subject: 'Your account has been changed',
      text: [
        'The e-mail address or the password of your account at {{site}} has just been changed.',
        'If it was you, you need not do anything. If not, somebody else knows your password: set a new one at once.',
        '{{link}}',
      ],
      button: 'Set a new password',
    },
    deleted: {
      subject: 'Your account has been deleted',
      text: [
        'Your account at {{site}} has been deleted, as you asked.',
        'If you did not ask for it, somebody else knows your password: change it wherever else you use it.',
      ],
    },
    newsletterConfirm: {
      subject: 'Please confirm the newsletter of {{site}}',
      text: [
        'Somebody, probably you, has asked for the newsletter of {{site}} to be sent to this address. Please confirm it:',
        '{{link}}',
        'The link works for seven days. If you do not want the newsletter, ignore this message: without your confirmation nothing is sent.',
        'To take your address off the list at any time: {{leaveLink}}',
      ],
      button: 'Yes, send me the newsletter',
    },
    newsletterKnown: {
      subject: 'You already receive the newsletter of {{site}}',
      text: [
        'Somebody, probably you, has asked for the newsletter of {{site}} to be sent to this address. You receive it already, so there is nothing to do.',
        'To take your address off the list: {{leaveLink}}',
      ],
    },
    share: {
      subject: '{{fromName}} recommends a page of {{site}}',
      text: [
        '{{fromName}} ({{fromMail}}) would like to show you this page of {{site}}:',
        '{{link}}',
        'This message was sent with the form for recommending a page. Your address was used for this message only. If you reply, your reply goes to {{fromMail}}.',
      ],
      button: 'Look at the page',
    },
    directMessage: {
      subject: 'Message from {{fromName}}: {{pageTitle}}',
      text: [
        '{{fromName}} has written to you with the form on the page of “{{pageTitle}}” at {{site}}:',
        '{{message}}',
        ['Name: {{fromName}}', 'E-mail: {{fromMail}}', 'Phone: {{phone}}'],
        '{{link}}',
        'If you reply, your reply goes to {{fromMail}}. We have not checked who wrote this.',
      ],
      button: 'Open the page',
    },
    contactRequest: {
      subject: 'Request from {{fromName}}: {{pageTitle}}',
      text: [
        '{{fromName}} asks about “{{pageTitle}}”, with the form on its page at {{site}}:',
        [
          'Name: {{fromName}}',
          'E-mail: {{fromMail}}',
          'Phone: {{phone}}',
          'Dates: {{dates}}',
          'Guests: {{guests}} (adults: {{adults}}, children: {{children}}, babies: {{babies}})',
        ],
        '{{message}}',
        '{{link}}',
        'If you reply, your reply goes to {{fromMail}}. We have not checked who wrote this.',
      ],
      button: 'Open the page',
    },
    jobEnquiry: {
      subject: 'Job enquiry from {{fromName}}: {{pageTitle}}',
      text: [
        '{{fromName}} asks about work with you, with the form on the page of “{{pageTitle}}” at {{site}}:',
        ['Name: {{fromName}}', 'E-mail: {{fromMail}}', 'Phone: {{phone}}'],
        '{{message}}',
        'The résumé is attached ({{fileKind}}). It comes from the sender as it is: open it with the care that every attachment deserves.',
        '{{link}}',
        'If you reply, your reply goes to {{fromMail}}. We have not checked who wrote this.',
      ],
      button: 'Open the page',
    },
    enquiryCopy: {
      subject: 'Copy of your message: {{pageTitle}}',
      text: [
        'This is the copy that you asked for of what you sent to the contact of “{{pageTitle}}” with the form at {{site}}:',
        [
          'Name: {{fromName}}',
          'E-mail: {{fromMail}}',
          'Phone: {{phone}}',
          'Dates: {{dates}}',
          'Guests: {{guests}} (adults: {{adults}}, children: {{children}}, babies: {{babies}})',
        ],
        '{{message}}',
        '{{link}}',
        'This address was entered in the form as that of the sender. If it was not you, ignore this message: the words above are those of somebody else, and your address is not kept for anything further.',
      ],
      button: 'Open the page',
    },
    editApproved: {
      subject: 'Your update of {{title}} is published',
      text: [
        'Thank you: an editor of {{site}} has looked at your update of “{{title}}” and published it.',
        '{{reason}}',
        '{{link}}',
      ],
      button: 'Look at the page',
    },
    editRefused: {
      subject: 'Your update of {{title}}',
      text: [
        'Thank you for your update of “{{title}}” at {{site}}. An editor has looked at it and has not published it, for this reason:',
        '{{reason}}',
        'You are welcome to send another one from the page:',
        '{{link}}',
      ],
      button: 'Go to the page',
    },
    claimApproved: {
      subject: 'You are the owner of {{title}}',
      text: [
        'An editor of {{site}} has made sure that “{{title}}” is yours. From now on the listing names you as its owner to the editors, and your updates of it are told apart from those of readers.',
        '{{reason}}',
        '{{link}}',
      ],
      button: 'Look at the page',
    },
    claimRefused: {
      subject: 'Your claim to {{title}}',
      text: [
        'You told {{site}} that “{{title}}” is yours. An editor could not confirm it, for this reason:',
        '{{reason}}',
        '{{link}}',
      ],
      button: 'Go to the page',
    },
    reportSettled: {
      subject: 'Your report about {{title}}',
      text: [
        'Thank you: an editor of {{site}} has looked at your report about “{{title}}” and done what was needed.',
        '{{reason}}',
        '{{link}}',
      ],
      button: 'Look at the page',
    },
    reportRefused: {
      subject: 'Your report about {{title}}',
      text: [
        'Thank you for your report about “{{title}}” at {{site}}. An editor has looked at it and left the page as it is, for this reason:',
        '{{reason}}',
        '{{link}}',
      ],
      button: 'Go to the page',
    },
    wordsShown: {
      subject: 'Your words about {{title}} are published',
      text: [
        'What you wrote about “{{title}}” can be read at {{site}} now. Thank you.',
        '{{reason}}',
        '{{link}}',
      ],
      button: 'Look at the page',
    },
    wordsHidden: {
      subject: 'Your words about {{title}}',
      text: [
        'An editor of {{site}} has taken what you wrote about “{{title}}” off the page, for this reason:',
        '{{reason}}',
        'You are welcome to write again in another way.',
        '{{link}}',
      ],
      button: 'Go to the page',
    },
  },
  answers: {
    successfullyRegisterEmail:
      'Thank you. We have sent you an e-mail: please use the link in it to confirm your registration.',
    newsletterConfirmed: 'From now on you will receive our newsletter.',
    newsletterLeft: 'You will no longer receive our newsletter.',
    pageShared: 'The e-mail has been sent.',
  },
}
