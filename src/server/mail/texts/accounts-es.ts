import type { AccountMailTexts } from './mail-text'

const LINK = [
  'El enlace funciona una sola vez y caduca en 30 minutos.',
  'Si no ha solicitado este correo, puede ignorarlo. Sin el enlace no ocurre nada.',
]
const INVITATION = [
  'El enlace funciona una sola vez y caduca en 7 días.',
  'Si no esperaba este correo, puede ignorarlo. Sin el enlace no ocurre nada.',
]
const ACCEPT =
  'Acepte con una cuenta que tenga esta dirección. Si aún no tiene ninguna, se creará cuando inicie sesión.'

const webhookOff = (site: string, reason: string) => ({
  subject: `Un webhook de ${site} está desactivado`,
  preview: 'Ya no se le envían eventos.',
  heading: 'Se ha desactivado un webhook',
  paragraphs: [
    reason,
    'Cuando vuelva a funcionar, active el webhook. Los eventos no entregados se conservan 30 días y se pueden volver a enviar.',
  ],
  button: 'Ver los webhooks',
  footnotes: ['Recibe este correo porque el sitio es suyo.'],
})

const ownerChanged = (heading: string, text: string) => ({
  subject: heading,
  preview: 'El sitio se ha transferido.',
  heading,
  paragraphs: [text],
  button: 'Abrir el sitio',
  footnotes: ['Recibe este correo porque el sitio ha cambiado de propietario.'],
})

/** Spanish texts of mails about accounts and sites. */
export const ACCOUNT_MAILS_ES: AccountMailTexts = {
  openAddress: 'O abra esta dirección:',
  signIn: (name) => ({
    subject: `Inicie sesión en ${name}`,
    preview: 'Aquí tiene su enlace para iniciar sesión.',
    heading: `Inicie sesión en ${name}`,
    paragraphs: ['Aquí tiene el enlace que ha solicitado. No necesita contraseña.'],
    button: 'Iniciar sesión',
    footnotes: LINK,
  }),
  signUp: (name) => ({
    subject: `Le damos la bienvenida a ${name}`,
    preview: 'Confirme su dirección para crear su cuenta.',
    heading: `Le damos la bienvenida a ${name}`,
    paragraphs: ['Solo falta un paso: confirme su dirección y su cuenta estará lista.'],
    button: 'Crear cuenta',
    footnotes: LINK,
  }),
  signInWithoutAccount: (name) => ({
    subject: `Su cuenta en ${name}`,
    preview: 'Confirme su dirección para crear su cuenta.',
    heading: 'Aún no tiene cuenta',
    paragraphs: [
      'Todavía no hay ninguna cuenta con esta dirección. Este enlace crea una e inicia su sesión.',
    ],
    button: 'Crear cuenta',
    footnotes: LINK,
  }),
  signUpWithAccount: (name) => ({
    subject: `Inicie sesión en ${name}`,
    preview: 'Ya tiene una cuenta; aquí está su enlace.',
    heading: 'Nos alegra verle de nuevo',
    paragraphs: [
      'Alguien, probablemente usted, ha pedido crear una cuenta con esta dirección. Ya tiene una; con este enlace inicia sesión.',
    ],
    button: 'Iniciar sesión',
    footnotes: LINK,
  }),
  invitation: ({ site, by }) => ({
    subject: `Colabore en ${site}`,
    preview: 'Tiene una invitación para editar este sitio.',
    heading: `Colabore en ${site}`,
    paragraphs: [
      `${by ?? 'El propietario'} le invita a editar ${site}. Los editores escriben y publican recetas y cambian el aspecto del sitio.`,
      ACCEPT,
    ],
    button: 'Ver la invitación',
    footnotes: INVITATION,
  }),
  offer: ({ site, by }) => ({
    subject: `Le ofrecen ${site}`,
    preview: 'Puede convertirse en propietario de este sitio.',
    heading: `Sea propietario de ${site}`,
    paragraphs: [
      `${by ?? 'El propietario'} quiere cederle ${site} con todo su contenido. El propietario actual seguirá como editor.`,
      ACCEPT,
    ],
    button: 'Ver la oferta',
    footnotes: INVITATION,
  }),
  offerReceipt: ({ site, email }) => ({
    subject: `Está cediendo ${site}`,
    preview: 'La oferta sigue abierta hasta que se acepte.',
    heading: `${site} se ha ofrecido a ${email}`,
    paragraphs: [
      'El sitio es suyo hasta que se acepte la oferta; después será editor. Hasta entonces puede retirar la oferta en los ajustes del sitio.',
    ],
    button: 'Abrir los ajustes',
    footnotes: [
      'Si no ha sido usted, retire la oferta y cierre las sesiones desconocidas en su perfil.',
    ],
  }),
  newOwner: (site) =>
    ownerChanged(
      `${site} ya es suyo`,
      'Todo su contenido le pertenece: recetas, lectores, dominios y ajustes.',
    ),
  formerOwner: (site) =>
    ownerChanged(
      `${site} tiene un nuevo propietario`,
      'Su oferta se ha aceptado. Ahora es uno de los editores del sitio.',
    ),
  exportReady: (site) => ({
    subject: `Su exportación de ${site}`,
    preview: 'El archivo zip está listo para descargar.',
    heading: 'Su exportación está lista',
    paragraphs: [
      `Todo el contenido de ${site} está en un archivo zip: recetas y borradores, imágenes, colecciones, ajustes y suscriptores.`,
    ],
    button: 'Descargar el archivo zip',
    footnotes: [
      'El enlace funciona durante 7 días para cualquiera que lo tenga, así que no lo comparta.',
      'Recibe este correo porque solicitó la exportación en la cocina.',
    ],
  }),
  webhookGone: ({ site, host }) =>
    webhookOff(site, `El servidor de ${host} ha comunicado que ya no acepta eventos de ${site}.`),
  webhookFailing: ({ site, host }) =>
    webhookOff(
      site,
      `Desde hace cinco días no se ha podido entregar a ${host} ningún evento de ${site}.`,
    ),
  newsletterPaused: ({ site, title, reason }) => {
    const name = title ?? 'Su boletín'
    return {
      subject: `En pausa: ${name}`,
      preview: 'El envío se ha detenido. Reanúdelo o cancélelo.',
      heading: 'Su boletín está en pausa',
      paragraphs: [
        `El envío de «${name}» se ha detenido. Los suscriptores que aún no lo han recibido esperan hasta que usted lo reanude.`,
        ...(reason === null ? [] : [reason]),
      ],
      button: 'Abrir el boletín',
      footnotes: [`Recibe este correo porque gestiona ${site}.`],
    }
  },
  confirmSubscription: ({ site, days }) => ({
    subject: `Confirme su suscripción a ${site}`,
    preview: 'Un clic y recibirá el boletín.',
    heading: `Confirme su suscripción a ${site}`,
    paragraphs: [
      `${site} desea enviarle su boletín. Lo recibirá en cuanto confirme que esta dirección es suya.`,
    ],
    button: 'Confirmar',
    footnotes: [
      `El enlace es válido durante ${days} días.`,
      'Si no desea recibir el boletín, puede ignorar este correo. Sin el enlace no se envía nada.',
    ],
  }),
}
