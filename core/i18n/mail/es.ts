import type { MailWords } from '../mail-words.ts'

export const mailEs: MailWords = {
  greeting: { named: 'Hola, {{name}}:', plain: 'Hola:' },
  mails: {
    verify: {
      subject: 'Confirme su correo electrónico',
      text: [
        'Se ha abierto una cuenta con esta dirección de correo en {{site}}. Confirme, por favor, que la dirección es suya:',
        '{{link}}',
        'El enlace funciona una sola vez y por tiempo limitado.',
        'Si usted no ha abierto ninguna cuenta, no haga caso de este mensaje: una cuenta sin confirmar se elimina.',
      ],
      button: 'Confirmar la dirección',
    },
    registeredAlready: {
      subject: 'Ya tiene una cuenta',
      text: [
        'Alguien, probablemente usted, ha intentado registrarse en {{site}} con esta dirección de correo. Ya tiene una cuenta, y no se ha cambiado nada.',
        'Aquí puede iniciar sesión o elegir una contraseña nueva si ha olvidado la suya:',
        '{{link}}',
        'Si no fue usted, no tiene que hacer nada.',
      ],
      button: 'Ir a la página de inicio de sesión',
    },
    reset: {
      subject: 'Elija una contraseña nueva',
      text: [
        'Ha pedido una contraseña nueva para su cuenta en {{site}}. Elíjala aquí:',
        '{{link}}',
        'El enlace funciona una sola vez y durante poco tiempo.',
        'Si no la ha pedido, no haga caso de este mensaje: su contraseña sigue siendo la misma.',
      ],
      button: 'Elegir una contraseña nueva',
    },
    change: {
      subject: 'Confirme su nuevo correo electrónico',
      text: [
        'Ha pedido usar esta dirección de correo en su cuenta en {{site}}. Confirme, por favor, que es suya:',
        '{{link}}',
        'El enlace funciona una sola vez y por tiempo limitado. Hasta entonces, su cuenta conserva la dirección anterior.',
        'Si no lo ha pedido, no haga caso de este mensaje.',
      ],
      button: 'Confirmar la nueva dirección',
    },
    changed: {
      subject: 'Su cuenta ha cambiado',
      text: [
        'Se acaba de cambiar el correo electrónico o la contraseña de su cuenta en {{site}}.',
        'Si ha sido usted, no tiene que hacer nada. Si no, otra persona conoce su contraseña: elija una nueva cuanto antes.',
        '{{link}}',
      ],
      button: 'Elegir una contraseña nueva',
    },
    deleted: {
      subject: 'Su cuenta se ha eliminado',
      text: [
        'Su cuenta en {{site}} se ha eliminado, como pidió.',
        'Si no lo pidió, otra persona conoce su contraseña: cámbiela en los demás sitios donde la use.',
      ],
    },
    newsletterConfirm: {
      subject: 'Confirme su suscripción al boletín de {{site}}',
      text: [
        'Alguien, probablemente usted, ha pedido que el boletín de {{site}} se envíe a esta dirección. Confírmelo, por favor:',
        '{{link}}',
        'El enlace funciona durante siete días. Si no quiere el boletín, no haga caso de este mensaje: sin su confirmación no se envía nada.',
        'Para darse de baja en cualquier momento: {{leaveLink}}',
      ],
      button: 'Sí, envíenme el boletín',
    },
    newsletterKnown: {
      subject: 'Ya recibe el boletín de {{site}}',
      text: [
        'Alguien, probablemente usted, ha pedido que el boletín de {{site}} se envíe a esta dirección. Ya lo recibe, así que no hay nada que hacer.',
        'Para darse de baja: {{leaveLink}}',
      ],
    },
    share: {
      subject: '{{fromName}} le recomienda una página de {{site}}',
      text: [
        '{{fromName}} ({{fromMail}}) quiere mostrarle esta página de {{site}}:',
        '{{link}}',
        'Este mensaje se ha enviado con el formulario para recomendar una página. Su dirección solo se ha usado para este mensaje. Si responde, su respuesta llegará a {{fromMail}}.',
      ],
      button: 'Ver la página',
    },
    directMessage: {
      subject: 'Mensaje de {{fromName}}: {{pageTitle}}',
      text: [
        '{{fromName}} le ha escrito con el formulario de la página «{{pageTitle}}» en {{site}}:',
        '{{message}}',
        ['Nombre: {{fromName}}', 'Correo: {{fromMail}}', 'Teléfono: {{phone}}'],
        '{{link}}',
        'Si responde, su respuesta llegará a {{fromMail}}. No hemos comprobado quién ha escrito este mensaje.',
      ],
      button: 'Abrir la página',
    },
    contactRequest: {
      subject: 'Solicitud de {{fromName}}: {{pageTitle}}',
      text: [
        '{{fromName}} pide información sobre «{{pageTitle}}» con el formulario de la página en {{site}}:',
        [
          'Nombre: {{fromName}}',
          'Correo: {{fromMail}}',
          'Teléfono: {{phone}}',
          'Fechas: {{dates}}',
          'Huéspedes: {{guests}} (adultos: {{adults}}, niños: {{children}}, bebés: {{babies}})',
        ],
        '{{message}}',
        '{{link}}',
        'Si responde, su respuesta llegará a {{fromMail}}. No hemos comprobado quién ha escrito este mensaje.',
      ],
      button: 'Abrir la página',
    },
    jobEnquiry: {
      subject: 'Solicitud de empleo de {{fromName}}: {{pageTitle}}',
      text: [
        '{{fromName}} quiere trabajar con ustedes y les ha escrito con el formulario de la página «{{pageTitle}}» en {{site}}:',
        ['Nombre: {{fromName}}', 'Correo: {{fromMail}}', 'Teléfono: {{phone}}'],
        '{{message}}',
        'El currículum va adjunto ({{fileKind}}). Se transmite tal como lo envió el remitente: ábralo con la precaución que merece todo archivo adjunto.',
        '{{link}}',
        'Si responde, su respuesta llegará a {{fromMail}}. No hemos comprobado quién ha escrito este mensaje.',
      ],
      button: 'Abrir la página',
    },
    enquiryCopy: {
      subject: 'Copia de su mensaje: {{pageTitle}}',
      text: [
        'Esta es la copia que ha pedido de lo que ha enviado al contacto de «{{pageTitle}}» con el formulario de {{site}}:',
        [
          'Nombre: {{fromName}}',
          'Correo: {{fromMail}}',
          'Teléfono: {{phone}}',
          'Fechas: {{dates}}',
          'Huéspedes: {{guests}} (adultos: {{adults}}, niños: {{children}}, bebés: {{babies}})',
        ],
        '{{message}}',
        '{{link}}',
        'Esta dirección se indicó en el formulario como la del remitente. Si no fue usted, no haga caso de este mensaje: lo anterior lo ha escrito otra persona, y su dirección no se guarda para nada más.',
      ],
      button: 'Abrir la página',
    },
    editApproved: {
      subject: 'Su actualización de {{title}} está publicada',
      text: [
        'Gracias: un editor de {{site}} ha revisado su actualización de «{{title}}» y la ha publicado.',
        '{{reason}}',
        '{{link}}',
      ],
      button: 'Ver la página',
    },
    editRefused: {
      subject: 'Su actualización de {{title}}',
      text: [
        'Gracias por su actualización de «{{title}}» en {{site}}. Un editor la ha revisado y no la ha publicado, por este motivo:',
        '{{reason}}',
        'Puede enviar otra desde la página:',
        '{{link}}',
      ],
      button: 'Ir a la página',
    },
    claimApproved: {
      subject: '{{title}} es suyo',
      text: [
        'Un editor de {{site}} ha comprobado que «{{title}}» es suyo. Desde ahora la ficha le nombra ante los editores como su propietario, y sus actualizaciones se distinguen de las de los lectores.',
        '{{reason}}',
        '{{link}}',
      ],
      button: 'Ver la página',
    },
    claimRefused: {
      subject: 'Su reclamación de {{title}}',
      text: [
        'Usted comunicó a {{site}} que «{{title}}» es suyo. Un editor no ha podido confirmarlo, por este motivo:',
        '{{reason}}',
        '{{link}}',
      ],
      button: 'Ir a la página',
    },
    reportSettled: {
      subject: 'Su aviso sobre {{title}}',
      text: [
        'Gracias: un editor de {{site}} ha revisado su aviso sobre «{{title}}» y ha hecho lo necesario.',
        '{{reason}}',
        '{{link}}',
      ],
      button: 'Ver la página',
    },
    reportRefused: {
      subject: 'Su aviso sobre {{title}}',
      text: [
        'Gracias por su aviso sobre «{{title}}» en {{site}}. Un editor lo ha revisado y ha dejado la página como está, por este motivo:',
        '{{reason}}',
        '{{link}}',
      ],
      button: 'Ir a la página',
    },
    wordsShown: {
      subject: 'Su texto sobre {{title}} está publicado',
      text: [
        'Lo que escribió sobre «{{title}}» ya se puede leer en {{site}}. Gracias.',
        '{{reason}}',
        '{{link}}',
      ],
      button: 'Ver la página',
    },
    wordsHidden: {
      subject: 'Su texto sobre {{title}}',
      text: [
        'Un editor de {{site}} ha retirado de la página lo que escribió sobre «{{title}}», por este motivo:',
        '{{reason}}',
        'Puede volver a escribir de otra manera.',
        '{{link}}',
      ],
      button: 'Ir a la página',
    },
  },
  answers: {
    successfullyRegisterEmail:
      'Gracias. Le hemos enviado un correo: confirme la suscripción con el enlace que contiene.',
    newsletterConfirmed: 'A partir de ahora recibirá nuestro boletín.',
    newsletterLeft: 'Ya no recibirá nuestro boletín.',
    pageShared: 'El correo se ha enviado.',
  },
}
