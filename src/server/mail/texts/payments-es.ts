import type { PaymentMailTexts } from './mail-text'

const GIFT = { monthly: 'un mes', yearly: 'un año' } as const
const PER = { monthly: 'al mes', yearly: 'al año' } as const
const of = (amount: string | null): string => (amount === null ? '' : ` de ${amount}`)
const giftUntil = (until: string): string => `El regalo se puede aceptar hasta el ${until}.`
const PAID_MEANWHILE = 'Si ha pagado entretanto, puede ignorar este correo.'

/** Spanish texts of mails about payments. */
export const PAYMENT_MAILS_ES: PaymentMailTexts = {
  welcome: (site) => ({
    subject: `Su suscripción a ${site}`,
    preview: 'Inicie sesión para leer todas las recetas.',
    heading: `Le damos la bienvenida a ${site}`,
    paragraphs: [
      'Su suscripción está activa y su cuenta está lista. Inicie sesión para leer todas las recetas. No necesita contraseña.',
    ],
    button: 'Iniciar sesión',
    footnotes: [
      'El enlace funciona una sola vez y caduca en 30 minutos. Puede pedir otro en cualquier momento.',
    ],
  }),
  gift: ({ site, plan, giver, until }) => ({
    subject: `Un regalo: ${GIFT[plan]} de ${site}`,
    preview: `${giver} le regala ${GIFT[plan]} de acceso completo a ${site}.`,
    heading: 'Un regalo para usted',
    paragraphs: [`${giver} le regala ${GIFT[plan]} de acceso completo a ${site}.`],
    button: 'Aceptar el regalo',
    footnotes: [giftUntil(until)],
  }),
  giftReceipt: ({ site, recipient, until }) => ({
    subject: `Su regalo de ${site}`,
    preview: `Hemos escrito a ${recipient}.`,
    heading: 'Gracias por su regalo',
    paragraphs: [
      `Hemos escrito a ${recipient}. También puede reenviar usted mismo este enlace; la primera persona que lo abra aceptará el regalo.`,
    ],
    button: 'Abrir el regalo',
    footnotes: [giftUntil(until)],
  }),
  planChange: ({ site, plan, price, paid, credit, next }) => ({
    subject: `Su plan en ${site}`,
    preview: `A partir de ahora cuesta ${price} ${PER[plan]}.`,
    heading: plan === 'monthly' ? 'Ahora paga cada mes' : 'Ahora paga cada año',
    paragraphs: [
      `Su suscripción a ${site} cuesta a partir de ahora ${price} ${PER[plan]}.`,
      [
        paid === null
          ? 'Esta vez no ha pagado nada: lo cubre la parte no utilizada de su último periodo.'
          : `Ha pagado ${paid}; se ha descontado la parte no utilizada de su último periodo.`,
        ...(credit === null
          ? []
          : [`De ella quedan ${credit} de saldo para los próximos periodos.`]),
      ].join(' '),
      `Su próximo pago será de ${next.amount} el ${next.date}.`,
    ],
    button: 'Ver su suscripción',
    footnotes: ['Recibe este correo porque ha cambiado de plan.'],
  }),
  cancellation: ({ site, until }) => ({
    subject: `Su suscripción a ${site} está cancelada`,
    preview: 'No se le cobrará nada más.',
    heading: 'Su suscripción está cancelada',
    paragraphs: [
      `No se le cobrará nada más por su suscripción a ${site}. ${
        until === null
          ? 'Su acceso completo ha terminado.'
          : `Puede leerlo todo hasta el ${until}. Hasta entonces puede cambiar de opinión.`
      }`,
      'Su cuenta, sus recetas guardadas y sus comentarios se conservan.',
    ],
    button: 'Ver sus suscripciones',
    footnotes: ['Recibe este correo porque ha cancelado su suscripción.'],
  }),
  paid: ({ site, amount, until, plan, price, isEnding }) => ({
    subject: `Su pago a ${site}`,
    preview: `Gracias. Puede leerlo todo hasta el ${until}.`,
    heading: 'Gracias por su pago',
    paragraphs: [
      `Ha pagado${amount === null ? '' : ` ${amount} por`} su suscripción a ${site} y puede leerlo todo hasta el ${until}.`,
      isEnding
        ? 'Después no se le cobrará nada más.'
        : `Ese día se renueva por ${GIFT[plan]}${price === null ? '' : ` al precio de ${price}`}.`,
    ],
    button: 'Ver su suscripción',
    footnotes: ['Recibe este correo una vez por cada pago.'],
  }),
  paymentFailed: ({ site, amount, until }) => ({
    subject: `No se ha podido realizar su pago a ${site}`,
    preview: 'Cambie de tarjeta para seguir leyendo.',
    heading: 'No se ha podido realizar su pago',
    paragraphs: [
      `No se ha podido cobrar en su tarjeta el importe${of(amount)} de su suscripción a ${site}. Lo intentaremos de nuevo automáticamente en los próximos días.`,
      `Puede leerlo todo hasta el ${until}. Para seguir leyendo después, cambie de tarjeta.`,
    ],
    button: 'Cambiar de tarjeta',
    footnotes: [PAID_MEANWHILE],
  }),
  confirmationNeeded: ({ site, amount, until }) => ({
    subject: `Confirme su pago a ${site}`,
    preview: 'Su banco le pide que lo confirme.',
    heading: 'Confirme su pago, por favor',
    paragraphs: [
      `Su banco le pide que confirme el pago${of(amount)} de su suscripción a ${site}.`,
      `Puede leerlo todo hasta el ${until}. Confírmelo antes para seguir leyendo.`,
    ],
    button: 'Confirmar el pago',
    footnotes: ['Si lo ha confirmado entretanto, puede ignorar este correo.'],
  }),
  trialEnding: ({ site, amount, until, plan }) => ({
    subject: `Su prueba de ${site} termina pronto`,
    preview: `Termina el ${until}.`,
    heading: `Su prueba termina el ${until}`,
    paragraphs: [
      amount === null
        ? `A partir de entonces su suscripción a ${site} será de pago.`
        : `A partir de entonces su suscripción a ${site} costará ${amount} ${PER[plan]}.`,
      'Para conservarla no tiene que hacer nada. Si no la desea, cancélela antes y no se le cobrará.',
    ],
    button: 'Ver su suscripción',
    footnotes: ['Recibe este correo una vez por cada prueba.'],
  }),
  accessEnded: ({ site, amount, isTried }) => ({
    subject: `Su acceso a ${site} ha terminado`,
    preview: 'No se ha podido realizar el pago.',
    heading: 'Su acceso ha terminado',
    paragraphs: [
      `No se ha podido realizar el pago${of(amount)} de su suscripción a ${site}, por lo que ya no puede leer las recetas para suscriptores. Su cuenta, sus recetas guardadas y sus comentarios se conservan.`,
      isTried
        ? 'Cambie de tarjeta para recuperar el acceso.'
        : 'Puede volver a suscribirse en cualquier momento.',
    ],
    button: isTried ? 'Cambiar de tarjeta' : 'Suscribirse de nuevo',
    footnotes: [PAID_MEANWHILE],
  }),
}
