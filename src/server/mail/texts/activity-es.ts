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
  aReader: A_READER,
  weeklySummary: ({ site, added, lost, total, revenue, comments, recipes, areMostRead, sends }) => ({
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
