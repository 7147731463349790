import type { ActivityMailTexts } from './mail-text'

const A_READER = 'Un lector'
const subscribers = (added: number, lost: number, total: number): string =>
  `Suscriptores nuevos: ${added}, perdidos: ${lost}. Ahora tiene ${total}.`

/** Spanish texts of mails about what others do on a site. */
export const ACTIVITY_MAILS_ES: ActivityMailTexts = {
  replies: ({ site, recipe, name, count }) => {
    const who = name ?? A_READER
    const heading =
      count === 1 ? `${who} ha respondido a su comentario` : `${count} respuestas a su comentario`
    return {
      subject: heading,
      preview: `Sobre «${recipe}» en ${site}.`,
      heading,
      paragraphs: [`Sobre «${recipe}» en ${site}:`],
      button: 'Ver las respuestas',
      footnotes: [`Recibe este correo porque ha comentado en ${site}.`],
    }
  },
  muteReplies: 'Silenciar estas respuestas',
  newComments: ({ site, count, waiting }) => {
    const heading =
      count === 1 ? `Nuevo comentario en ${site}` : `${count} comentarios nuevos en ${site}`
    const held =
      waiting === 1
        ? 'Un comentario espera su aprobación.'
        : `${waiting} comentarios esperan su aprobación.`
    return {
      subject: heading,
      preview: waiting > 0 ? held : heading,
      heading,
      paragraphs: waiting > 0 ? [held] : [],
      button: 'Abrir los comentarios',
      footnotes: [`Recibe este correo porque trabaja en ${site}.`],
    }
  },
  commentedOn: ({ name, recipe, isWaiting }) =>
    `${name}, sobre «${recipe}»${isWaiting ? ' (pendiente)' : ''}`,
  stopCommentMails: 'No recibir más correos sobre comentarios',
  guestComment: ({ site, recipe }) => ({
    subject: `Publique su comentario en ${site}`,
    preview: `Sobre «${recipe}».`,
    heading: 'Publique su comentario',
    paragraphs: [
      `Ha escrito un comentario sobre «${recipe}» en ${site}. Se publicará en cuanto lo confirme.`,
    ],
    button: 'Ver el comentario',
    footnotes: ['Si no lo ha escrito usted, ignore este correo y no se publicará nada.'],
  }),
  aReader: A_READER,
  weeklySummary: ({
    site,
    added,
    lost,
    total,
    revenue,
    comments,
    recipes,
    areMostRead,
    sends,
  }) => ({
    subject: `Su semana en ${site}`,
    preview: subscribers(added, lost, total),
    heading: `Su semana en ${site}`,
    paragraphs: [
      subscribers(added, lost, total),
      ...(revenue === null
        ? []
        : [
            revenue === ''
              ? 'Todavía no hay ingresos por suscripciones.'
              : `Ingresos mensuales: ${revenue}.`,
          ]),
      comments === 1 ? 'Un comentario nuevo.' : `${comments} comentarios nuevos.`,
      recipes.length === 0
        ? 'Nadie ha guardado ni comentado recetas esta semana.'
        : `${areMostRead ? 'Recetas más leídas' : 'Recetas más guardadas y comentadas'}: ${recipes.join(', ')}.`,
      sends.length === 0
        ? 'No hay ningún boletín programado.'
        : `Próximos boletines: ${sends.join(', ')}.`,
    ],
    button: 'Abrir el resumen',
    footnotes: [`Recibe este correo porque activó el resumen semanal de ${site}.`],
  }),
}
