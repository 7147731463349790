import type { ActivityMailTexts } from './mail-text'

const A_READER = 'Ein Leser'
const subscribers = (added: number, lost: number, total: number): string =>
  `Neue Abonnenten: ${added}, verlorene: ${lost}. Insgesamt sind es jetzt ${total}.`

/** German texts of mails about what others do on a site. */
export const ACTIVITY_MAILS_DE: ActivityMailTexts = {
  replies: ({ site, recipe, name, count }) => {
    const who = name ?? A_READER
    const heading =
      count === 1
        ? `${who} hat auf Ihren Kommentar geantwortet`
        : `${count} Antworten auf Ihren Kommentar`
    return {
      subject: heading,
      preview: `Zu „${recipe}“ bei ${site}.`,
      heading,
      paragraphs: [`Zu „${recipe}“ bei ${site}:`],
      button: 'Antworten ansehen',
      footnotes: [`Sie erhalten diese E-Mail, weil Sie bei ${site} kommentiert haben.`],
    }
  },
  muteReplies: 'Diese Antworten stummschalten',
  newComments: ({ site, count, waiting }) => {
    const heading =
      count === 1 ? `Neuer Kommentar bei ${site}` : `${count} neue Kommentare bei ${site}`
    const held =
      waiting === 1
        ? 'Ein Kommentar wartet auf Ihre Freigabe.'
        : `${waiting} Kommentare warten auf Ihre Freigabe.`
    return {
      subject: heading,
      preview: waiting > 0 ? held : heading,
      heading,
      paragraphs: waiting > 0 ? [held] : [],
      button: 'Kommentare öffnen',
      footnotes: [`Sie erhalten diese E-Mail, weil Sie an ${site} mitarbeiten.`],
    }
  },
  commentedOn: ({ name, recipe, isWaiting }) =>
    `${name}, zu „${recipe}“${isWaiting ? ' (wartet)' : ''}`,
  stopCommentMails: 'Keine E-Mails über Kommentare mehr',
  guestComment: ({ site, recipe }) => ({
    subject: `Ihren Kommentar bei ${site} veröffentlichen`,
    preview: `Zu „${recipe}“.`,
    heading: 'Ihren Kommentar veröffentlichen',
    paragraphs: [
      `Sie haben zu „${recipe}“ bei ${site} einen Kommentar geschrieben. Er wird veröffentlicht, sobald Sie ihn bestätigen.`,
    ],
    button: 'Kommentar ansehen',
    footnotes: [
      'Wenn Sie ihn nicht geschrieben haben, ignorieren Sie diese E-Mail: Dann wird nichts veröffentlicht.',
    ],
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
    subject: `Ihre Woche bei ${site}`,
    preview: subscribers(added, lost, total),
    heading: `Ihre Woche bei ${site}`,
    paragraphs: [
      subscribers(added, lost, total),
      ...(revenue === null
        ? []
        : [
            revenue === ''
              ? 'Noch gibt es keinen Umsatz aus Abonnements.'
              : `Monatlicher Umsatz: ${revenue}.`,
          ]),
      comments === 1 ? 'Ein neuer Kommentar.' : `${comments} neue Kommentare.`,
      recipes.length === 0
        ? 'In dieser Woche hat niemand ein Rezept gespeichert oder kommentiert.'
        : `${areMostRead ? 'Meistgelesene Rezepte' : 'Am häufigsten gespeicherte und kommentierte Rezepte'}: ${recipes.join(', ')}.`,
      sends.length === 0
        ? 'Es ist kein Newsletter geplant.'
        : `Nächste Newsletter: ${sends.join(', ')}.`,
    ],
    button: 'Übersicht öffnen',
    footnotes: [
      `Sie erhalten diese E-Mail, weil Sie die Wochenübersicht von ${site} eingeschaltet haben.`,
    ],
  }),
}
