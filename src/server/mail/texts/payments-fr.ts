import type { PaymentMailTexts } from './mail-text'

const GIFT = { monthly: 'un mois', yearly: 'un an' } as const
const PERIOD = { monthly: 'mois', yearly: 'an' } as const
const of = (amount: string | null): string => (amount === null ? '' : ` de ${amount}`)
const giftUntil = (until: string): string => `Le cadeau peut être accepté jusqu’au ${until}.`
const PAID_MEANWHILE = 'Si vous avez payé entre-temps, vous pouvez ignorer cet e-mail.'

/** French texts of mails about payments. */
export const PAYMENT_MAILS_FR: PaymentMailTexts = {
  welcome: (site) => ({
    subject: `Votre abonnement à ${site}`,
    preview: 'Connectez-vous pour lire toutes les recettes.',
    heading: `Bienvenue sur ${site}`,
    paragraphs: [
      'Votre abonnement est actif et votre compte est prêt. Connectez-vous pour lire toutes les recettes. Aucun mot de passe n’est nécessaire.',
    ],
    button: 'Se connecter',
    footnotes: [
      'Le lien est valable une seule fois, pendant 30 minutes. Vous pouvez en demander un autre à tout moment.',
    ],
  }),
  gift: ({ site, plan, giver, until }) => ({
    subject: `Un cadeau\u00a0: ${GIFT[plan]} d’accès à ${site}`,
    preview: `${giver} vous offre ${GIFT[plan]} d’accès complet à ${site}.`,
    heading: 'Un cadeau pour vous',
    paragraphs: [`${giver} vous offre ${GIFT[plan]} d’accès complet à ${site}.`],
    button: 'Accepter le cadeau',
    footnotes: [giftUntil(until)],
  }),
  giftReceipt: ({ site, recipient, until }) => ({
    subject: `Votre cadeau\u00a0: un accès à ${site}`,
    preview: `Nous avons écrit à ${recipient}.`,
    heading: 'Merci pour votre cadeau',
    paragraphs: [
      `Nous avons écrit à ${recipient}. Vous pouvez aussi transmettre ce lien vous-même\u00a0: la première personne qui l’ouvre accepte le cadeau.`,
    ],
    button: 'Ouvrir le cadeau',
    footnotes: [giftUntil(until)],
  }),
  planChange: ({ site, plan, price, paid, credit, next }) => ({
    subject: `Votre formule sur ${site}`,
    preview: `Elle coûte désormais ${price} par ${PERIOD[plan]}.`,
    heading: plan === 'monthly' ? 'Vous payez désormais au mois' : 'Vous payez désormais à l’année',
    paragraphs: [
      `Votre abonnement à ${site} coûte désormais ${price} par ${PERIOD[plan]}.`,
      [
        paid === null
          ? 'Vous n’avez rien payé cette fois\u00a0: la partie non utilisée de votre dernière période couvre le montant.'
          : `Vous avez payé ${paid}\u00a0; la partie non utilisée de votre dernière période a été déduite.`,
        ...(credit === null ? [] : [`Il en reste ${credit} d’avoir pour les prochaines périodes.`]),
      ].join(' '),
      `Votre prochain paiement sera de ${next.amount}, le ${next.date}.`,
    ],
    button: 'Voir votre abonnement',
    footnotes: ['Vous recevez cet e-mail parce que vous avez changé de formule.'],
  }),
  cancellation: ({ site, until }) => ({
    subject: `Votre abonnement à ${site} est résilié`,
    preview: 'Vous ne serez plus débité.',
    heading: 'Votre abonnement est résilié',
    paragraphs: [
      `Vous ne serez plus débité pour votre abonnement à ${site}. ${
        until === null
          ? 'Votre accès complet a pris fin.'
          : `Vous pouvez tout lire jusqu’au ${until}. D’ici là, vous pouvez changer d’avis.`
      }`,
      'Votre compte, vos recettes enregistrées et vos commentaires sont conservés.',
    ],
    button: 'Voir vos abonnements',
    footnotes: ['Vous recevez cet e-mail parce que vous avez résilié votre abonnement.'],
  }),
  paid: ({ site, amount, until, plan, price, isEnding }) => ({
    subject: `Votre paiement à ${site}`,
    preview: `Merci. Vous pouvez tout lire jusqu’au ${until}.`,
    heading: 'Merci pour votre paiement',
    paragraphs: [
      `Vous avez payé${amount === null ? '' : ` ${amount} pour`} votre abonnement à ${site} et pouvez tout lire jusqu’au ${until}.`,
      isEnding
        ? 'Vous ne serez plus débité ensuite.'
        : `Il sera renouvelé ce jour-là pour ${GIFT[plan]}${price === null ? '' : ` au prix de ${price}`}.`,
    ],
    button: 'Voir votre abonnement',
    footnotes: ['Vous recevez cet e-mail une fois par paiement.'],
  }),
  paymentFailed: ({ site, amount, until }) => ({
    subject: `Votre paiement à ${site} a échoué`,
    preview: 'Changez de carte pour continuer à lire.',
    heading: 'Votre paiement a échoué',
    paragraphs: [
      `Le paiement${of(amount)} de votre abonnement à ${site} n’a pas pu être débité de votre carte. Nous réessaierons automatiquement dans les prochains jours.`,
      `Vous pouvez tout lire jusqu’au ${until}. Pour continuer ensuite, changez de carte.`,
    ],
    button: 'Changer de carte',
    footnotes: [PAID_MEANWHILE],
  }),
  confirmationNeeded: ({ site, amount, until }) => ({
    subject: `Confirmez votre paiement à ${site}`,
    preview: 'Votre banque vous demande de le confirmer.',
    heading: 'Merci de confirmer votre paiement',
    paragraphs: [
      `Votre banque vous demande de confirmer le paiement${of(amount)} de votre abonnement à ${site}.`,
      `Vous pouvez tout lire jusqu’au ${until}. Confirmez-le d’ici là pour continuer à lire.`,
    ],
    button: 'Confirmer le paiement',
    footnotes: ['Si vous l’avez confirmé entre-temps, vous pouvez ignorer cet e-mail.'],
  }),
  trialEnding: ({ site, amount, until, plan }) => ({
    subject: `Votre essai de ${site} se termine bientôt`,
    preview: `Il se termine le ${until}.`,
    heading: `Votre essai se termine le ${until}`,
    paragraphs: [
      amount === null
        ? `Votre abonnement à ${site} sera ensuite payant.`
        : `Votre abonnement à ${site} coûtera ensuite ${amount} par ${PERIOD[plan]}.`,
      'Pour le garder, vous n’avez rien à faire. Sinon, résiliez-le avant cette date et rien ne sera débité.',
    ],
    button: 'Voir votre abonnement',
    footnotes: ['Vous recevez cet e-mail une fois par essai.'],
  }),
  accessEnded: ({ site, amount, isTried }) => ({
    subject: `Votre accès à ${site} a pris fin`,
    preview: 'Le paiement n’a pas pu être effectué.',
    heading: 'Votre accès a pris fin',
    paragraphs: [
      `Le paiement${of(amount)} de votre abonnement à ${site} n’a pas pu être effectué\u00a0; vous ne pouvez donc plus lire les recettes réservées aux abonnés. Votre compte, vos recettes enregistrées et vos commentaires sont conservés.`,
      isTried
        ? 'Changez de carte pour retrouver votre accès.'
        : 'Vous pouvez vous réabonner à tout moment.',
    ],
    button: isTried ? 'Changer de carte' : 'Se réabonner',
    footnotes: [PAID_MEANWHILE],
  }),
}
