import type { ActivityMailTexts } from './mail-text'

const A_READER = 'Un lettore'
const subscribers = (added: number, lost: number, total: number): string =>
  `Nuovi iscritti: ${added}, persi: ${lost}. Ora sono ${total}.`

/** Italian texts of mails about what others do on a site. */
export const ACTIVITY_MAILS_IT: ActivityMailTexts = {
  replies: ({ site, recipe, name, count }) => {
    const who = name ?? A_READER
    const heading =
      count === 1 ? `${who} ha risposto al suo commento` : `${count} risposte al suo commento`
    return {
      subject: heading,
      preview: `Su «${recipe}» in ${site}.`,
      heading,
      paragraphs: [`Su «${recipe}» in ${site}:`],
      button: 'Vedi le risposte',
      footnotes: [`Riceve questa email perché ha commentato su ${site}.`],
    }
  },
  muteReplies: 'Non ricevere più queste risposte',
  newComments: ({ site, count, waiting }) => {
    const heading = count === 1 ? `Nuovo commento su ${site}` : `${count} nuovi commenti su ${site}`
    const held =
      waiting === 1
        ? 'Un commento attende la sua approvazione.'
        : `${waiting} commenti attendono la sua approvazione.`
    return {
      subject: heading,
      preview: waiting > 0 ? held : heading,
      heading,
      paragraphs: waiting > 0 ? [held] : [],
      button: 'Apri i commenti',
      footnotes: [`Riceve questa email perché lavora su ${site}.`],
    }
  },
  commentedOn: ({ name, recipe, isWaiting }) =>
    `${name}, su «${recipe}»${isWaiting ? ' (in attesa)' : ''}`,
  stopCommentMails: 'Non ricevere più email sui commenti',
  guestComment: ({ site, recipe }) => ({
    subject: `Pubblichi il suo commento su ${site}`,
    preview: `Su «${recipe}».`,
    heading: 'Pubblichi il suo commento',
    paragraphs: [
      `Ha scritto un commento su «${recipe}» in ${site}. Sarà pubblicato quando lo confermerà.`,
    ],
    button: 'Vedi il commento',
    footnotes: ['Se non l’ha scritto lei, ignori questa email: non sarà pubblicato nulla.'],
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
    subject: `La sua settimana su ${site}`,
    preview: subscribers(added, lost, total),
    heading: `La sua settimana su ${site}`,
    paragraphs: [
      subscribers(added, lost, total),
      ...(revenue === null
        ? []
        : [
            revenue === ''
              ? 'Non ci sono ancora ricavi dagli abbonamenti.'
              : `Ricavi mensili: ${revenue}.`,
          ]),
      comments === 1 ? 'Un nuovo commento.' : `${comments} nuovi commenti.`,
      recipes.length === 0
        ? 'Questa settimana nessuno ha salvato o commentato una ricetta.'
        : `${areMostRead ? 'Ricette più lette' : 'Ricette più salvate e commentate'}: ${recipes.join(', ')}.`,
      sends.length === 0
        ? 'Nessuna newsletter è programmata.'
        : `Prossime newsletter: ${sends.join(', ')}.`,
    ],
    button: 'Apri la panoramica',
    footnotes: [`Riceve questa email perché ha attivato il riepilogo settimanale di ${site}.`],
  }),
}
