import type { AccountMailTexts } from './mail-text'

const LINK = [
  'Le lien est valable une seule fois, pendant 30 minutes.',
  'Si vous n’avez pas demandé cet e-mail, vous pouvez l’ignorer. Rien ne se passe sans le lien.',
]
const INVITATION = [
  'Le lien est valable une seule fois, pendant 7 jours.',
  'Si vous n’attendiez pas cet e-mail, vous pouvez l’ignorer. Rien ne se passe sans le lien.',
]
const ACCEPT =
  'Acceptez avec un compte qui a cette adresse. Si vous n’en avez pas encore, il sera créé lors de votre connexion.'

const webhookOff = (site: string, reason: string) => ({
  subject: `Un webhook de ${site} est désactivé`,
  preview: 'Il ne reçoit plus d’événements.',
  heading: 'Un webhook a été désactivé',
  paragraphs: [
    reason,
    'Réactivez le webhook dès qu’il fonctionne de nouveau. Les événements non remis sont conservés 30 jours et peuvent être renvoyés.',
  ],
  button: 'Voir les webhooks',
  footnotes: ['Vous recevez cet e-mail parce que le site vous appartient.'],
})

const ownerChanged = (heading: string, text: string) => ({
  subject: heading,
  preview: 'Le site a été transféré.',
  heading,
  paragraphs: [text],
  button: 'Ouvrir le site',
  footnotes: ['Vous recevez cet e-mail parce que le site a changé de propriétaire.'],
})

/** French texts of mails about accounts and sites. */
export const ACCOUNT_MAILS_FR: AccountMailTexts = {
  openAddress: 'Ou ouvrez cette adresse\u00a0:',
  signIn: (name) => ({
    subject: `Connexion à ${name}`,
    preview: 'Voici votre lien de connexion.',
    heading: `Connexion à ${name}`,
    paragraphs: ['Voici le lien que vous avez demandé. Aucun mot de passe n’est nécessaire.'],
    button: 'Se connecter',
    footnotes: LINK,
  }),
  signUp: (name) => ({
    subject: `Bienvenue sur ${name}`,
    preview: 'Confirmez votre adresse pour créer votre compte.',
    heading: `Bienvenue sur ${name}`,
    paragraphs: ['Encore une étape\u00a0: confirmez votre adresse et votre compte sera prêt.'],
    button: 'Créer le compte',
    footnotes: LINK,
  }),
  signInWithoutAccount: (name) => ({
    subject: `Votre compte sur ${name}`,
    preview: 'Confirmez votre adresse pour créer votre compte.',
    heading: 'Pas encore de compte',
    paragraphs: [
      'Il n’existe pas encore de compte avec cette adresse. Ce lien en crée un et vous connecte.',
    ],
    button: 'Créer le compte',
    footnotes: LINK,
  }),
  signUpWithAccount: (name) => ({
    subject: `Connexion à ${name}`,
    preview: 'Vous avez déjà un compte, voici votre lien.',
    heading: 'Content de vous revoir',
    paragraphs: [
      'Quelqu’un, sans doute vous, a demandé à créer un compte avec cette adresse. Vous en avez déjà un, et ce lien vous connecte.',
    ],
    button: 'Se connecter',
    footnotes: LINK,
  }),
  invitation: ({ site, by }) => ({
    subject: `Participez à ${site}`,
    preview: 'Vous êtes invité à modifier ce site.',
    heading: `Participez à ${site}`,
    paragraphs: [
      `${by ?? 'Le propriétaire'} vous invite à modifier ${site}. Les rédacteurs écrivent et publient des recettes et choisissent l’apparence du site.`,
      ACCEPT,
    ],
    button: 'Voir l’invitation',
    footnotes: INVITATION,
  }),
  offer: ({ site, by }) => ({
    subject: `${site} vous est proposé`,
    preview: 'Vous pouvez devenir propriétaire de ce site.',
    heading: `Devenez propriétaire de ${site}`,
    paragraphs: [
      `${by ?? 'Le propriétaire'} souhaite vous céder ${site} avec tout son contenu. Le propriétaire actuel restera rédacteur.`,
      ACCEPT,
    ],
    button: 'Voir la proposition',
    footnotes: INVITATION,
  }),
  offerReceipt: ({ site, email }) => ({
    subject: `Vous cédez ${site}`,
    preview: 'La proposition reste ouverte jusqu’à son acceptation.',
    heading: `${site} a été proposé à ${email}`,
    paragraphs: [
      'Le site vous appartient jusqu’à l’acceptation de la proposition, puis vous devenez rédacteur. D’ici là, vous pouvez retirer la proposition dans les réglages du site.',
    ],
    button: 'Ouvrir les réglages',
    footnotes: [
      'Si ce n’était pas vous, retirez la proposition et fermez les sessions inconnues dans votre profil.',
    ],
  }),
  newOwner: (site) =>
    ownerChanged(
      `${site} vous appartient désormais`,
      'Tout son contenu est à vous\u00a0: recettes, lecteurs, domaines et réglages.',
    ),
  formerOwner: (site) =>
    ownerChanged(
      `${site} a un nouveau propriétaire`,
      'Votre proposition a été acceptée. Vous êtes désormais rédacteur du site.',
    ),
  exportReady: (site) => ({
    subject: `Votre export de ${site}`,
    preview: 'Le fichier zip est prêt à être téléchargé.',
    heading: 'Votre export est prêt',
    paragraphs: [
      `Tout le contenu de ${site} se trouve dans un fichier zip\u00a0: recettes et brouillons, images, collections, réglages et abonnés.`,
    ],
    button: 'Télécharger le fichier zip',
    footnotes: [
      'Le lien fonctionne pendant 7 jours pour toute personne qui le possède. Ne le partagez pas.',
      'Vous recevez cet e-mail parce que vous avez demandé l’export dans la cuisine.',
    ],
  }),
  webhookGone: ({ site, host }) =>
    webhookOff(
      site,
      `Le serveur de ${host} a signalé qu’il n’accepte plus d’événements de ${site}.`,
    ),
  webhookFailing: ({ site, host }) =>
    webhookOff(site, `Aucun événement de ${site} n’a pu être remis à ${host} depuis cinq jours.`),
  newsletterPaused: ({ site, title, reason }) => {
    const name = title ?? 'Votre newsletter'
    return {
      subject: `En pause\u00a0: ${name}`,
      preview: 'L’envoi est interrompu. Reprenez-le ou annulez-le.',
      heading: 'Votre newsletter est en pause',
      paragraphs: [
        `L’envoi de «\u00a0${name}\u00a0» est interrompu. Les abonnés qui ne l’ont pas encore reçue attendent que vous le repreniez.`,
        ...(reason === null ? [] : [reason]),
      ],
      button: 'Ouvrir la newsletter',
      footnotes: [`Vous recevez cet e-mail parce que vous gérez ${site}.`],
    }
  },
  confirmSubscription: ({ site, days }) => ({
    subject: `Confirmez votre abonnement à ${site}`,
    preview: 'Un clic, et vous recevrez la newsletter.',
    heading: `Confirmez votre abonnement à ${site}`,
    paragraphs: [
      `${site} souhaite vous envoyer sa newsletter. Vous la recevrez dès que vous aurez confirmé que cette adresse est bien la vôtre.`,
    ],
    button: 'Confirmer',
    footnotes: [
      `Le lien est valable ${days} jours.`,
      'Si vous ne souhaitez pas recevoir la newsletter, ignorez cet e-mail. Rien n’est envoyé sans le lien.',
    ],
  }),
}
