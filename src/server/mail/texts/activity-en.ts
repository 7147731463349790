import type { ActivityMailTexts } from './mail-text'

const A_READER = 'A reader'
const subscribers = (added: number, lost: number, total: number): string =>
  `${added} new and ${lost} lost subscribers. You have ${total} now.`

/** English texts of mails about what others do on a site. */
export const ACTIVITY_MAILS_EN: ActivityMailTexts = {
  replies: ({ site, recipe, name, count }) => {
    const who = name ?? A_READER
    const heading =
      count === 1 ? `${who} replied to your comment` : `${count} replies to your comment`
    return {
      subject: heading,
      preview: `On “${recipe}” at ${site}.`,
      heading,
      paragraphs: [`On “${recipe}” at ${site}:`],
      button: 'View the replies',
      footnotes: [`You get this email because you commented on ${site}.`],
    }
  },
  muteReplies: 'Mute these replies',
  newComments: ({ site, count, waiting }) => {
    const heading = count === 1 ? `New comment on ${site}` : `${count} new comments on ${site}`
    const held =
      waiting === 1
        ? 'One comment waits for your approval.'
        : `${waiting} comments wait for your approval.`
    return {
      subject: heading,
      preview: waiting > 0 ? held : heading,
      heading,
      paragraphs: waiting > 0 ? [held] : [],
      button: 'Open the comments',
      footnotes: [`You get this email because you work on ${site}.`],
    }
  },
  commentedOn: ({ name, recipe, isWaiting }) =>
    `${name}, on “${recipe}”${isWaiting ? ' (waiting)' : ''}`,
  stopCommentMails: 'Stop emails about comments',
  guestComment: ({ site, recipe }) => ({
    subject: `Publish your comment on ${site}`,
    preview: `On “${recipe}”.`,
    heading: 'Publish your comment',
    paragraphs: [
      `You wrote a comment on “${recipe}” at ${site}. It is published once you confirm it.`,
    ],
    button: 'View the comment',
    footnotes: ['If you did not write it, ignore this email, and nothing is published.'],
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
    subject: `Your week at ${site}`,
    preview: subscribers(added, lost, total),
    heading: `Your week at ${site}`,
    paragraphs: [
      subscribers(added, lost, total),
      ...(revenue === null
        ? []
        : [
            revenue === ''
              ? 'There is no revenue from subscriptions yet.'
              : `Monthly revenue: ${revenue}.`,
          ]),
      comments === 1 ? 'One new comment.' : `${comments} new comments.`,
      recipes.length === 0
        ? 'Nobody saved or discussed a recipe this week.'
        : `${areMostRead ? 'Most read recipes' : 'Most saved and discussed recipes'}: ${recipes.join(', ')}.`,
      sends.length === 0 ? 'No newsletter is scheduled.' : `Next newsletters: ${sends.join(', ')}.`,
    ],
    button: 'Open the overview',
    footnotes: [`You get this email because you switched on the weekly summary of ${site}.`],
  }),
}
