import type { ActivityMailTexts } from './mail-text'

const A_READER = 'Un lecteur'
const subscribers = (added: number, lost: number, total: number): string =>
  `Nouveaux abonnés\u00a0: ${added}, départs\u00a0: ${lost}. Vous en avez maintenant ${total}.`

/** French texts of mails about what others do on a site. */
export const ACTIVITY_MAILS_FR: ActivityMailTexts = {
  replies: ({ site, recipe, name, count }) => {
    const who = name ?? A_READER
    const heading =
      count === 1 ? `${who} a répondu à votre commentaire` : `${count} réponses à votre commentaire`
    return {
      subject: heading,
      preview: `À propos de «\u00a0${recipe}\u00a0» sur ${site}.`,
      heading,
      paragraphs: [`À propos de «\u00a0${recipe}\u00a0» sur ${site}\u00a0:`],
      button: 'Voir les réponses',
      footnotes: [`Vous recevez cet e-mail parce que vous avez commenté sur ${site}.`],
    }
  },
  muteReplies: 'Ne plus recevoir ces réponses',
  newComments: ({ site, count, waiting }) => {
    const heading =
      count === 1 ? `Nouveau commentaire sur ${site}` : `${count} nouveaux commentaires sur ${site}`
    const held =
      waiting === 1
        ? 'Un commentaire attend votre validation.'
        : `${waiting} commentaires attendent votre validation.`
    return {
      subject: heading,
      preview: waiting > 0 ? held : heading,
      heading,
      paragraphs: waiting > 0 ? [held] : [],
      button: 'Ouvrir les commentaires',
      footnotes: [`Vous recevez cet e-mail parce que vous travaillez sur ${site}.`],
    }
  },
  commentedOn: ({ name, recipe, isWaiting }) =>
    `${name}, à propos de «\u00a0${recipe}\u00a0»${isWaiting ? ' (en attente)' : ''}`,
  stopCommentMails: 'Ne plus recevoir d’e-mails sur les commentaires',
  guestComment: ({ site, recipe }) => ({
    subject: `Publiez votre commentaire sur ${site}`,
    preview: `À propos de «\u00a0${recipe}\u00a0».`,
    heading: 'Publiez votre commentaire',
    paragraphs: [
      `Vous avez écrit un commentaire sur «\u00a0${recipe}\u00a0» chez ${site}. Il sera publié dès que vous l’aurez confirmé.`,
    ],
    button: 'Voir le commentaire',
    footnotes: ['Si vous ne l’avez pas écrit, ignorez cet e-mail\u00a0: rien ne sera publié.'],
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
    subject: `Votre semaine sur ${site}`,
    preview: subscribers(added, lost, total),
    heading: `Votre semaine sur ${site}`,
    paragraphs: [
      subscribers(added, lost, total),
      ...(revenue === null
        ? []
        : [
            revenue === ''
              ? 'Les abonnements ne rapportent encore rien.'
              : `Revenu mensuel\u00a0: ${revenue}.`,
          ]),
      comments === 1 ? 'Un nouveau commentaire.' : `${comments} nouveaux commentaires.`,
      recipes.length === 0
        ? 'Personne n’a enregistré ni commenté de recette cette semaine.'
        : `${areMostRead ? 'Recettes les plus lues' : 'Recettes les plus enregistrées et commentées'}\u00a0: ${recipes.join(', ')}.`,
      sends.length === 0
        ? 'Aucune newsletter n’est programmée.'
        : `Prochaines newsletters\u00a0: ${sends.join(', ')}.`,
    ],
    button: 'Ouvrir la vue d’ensemble',
    footnotes: [
      `Vous recevez cet e-mail parce que vous avez activé le résumé hebdomadaire de ${site}.`,
    ],
  }),
}
