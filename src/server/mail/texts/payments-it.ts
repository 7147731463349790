import type { PaymentMailTexts } from './mail-text'

const GIFT = { monthly: 'un mese', yearly: 'un anno' } as const
const PER = { monthly: 'al mese', yearly: 'all’anno' } as const
const of = (amount: string | null): string => (amount === null ? '' : ` di ${amount}`)
const giftUntil = (until: string): string => `Il regalo può essere accettato fino al ${until}.`
const PAID_MEANWHILE = 'Se nel frattempo ha pagato, può ignorare questa email.'

/** Italian texts of mails about payments. */
export const PAYMENT_MAILS_IT: PaymentMailTexts = {
  welcome: (site) => ({
    subject: `Il suo abbonamento a ${site}`,
    preview: 'Acceda per leggere tutte le ricette.',
    heading: `Le diamo il benvenuto su ${site}`,
    paragraphs: [
      'Il suo abbonamento è attivo e il suo account è pronto. Acceda per leggere tutte le ricette. Non serve nessuna password.',
    ],
    button: 'Accedi',
    footnotes: [
      'Il link funziona una sola volta e scade dopo 30 minuti. Può richiederne un altro in qualsiasi momento.',
    ],
  }),
  gift: ({ site, plan, giver, until }) => ({
    subject: `Un regalo: ${GIFT[plan]} di ${site}`,
    preview: `${giver} le regala ${GIFT[plan]} di accesso completo a ${site}.`,
    heading: 'Un regalo per lei',
    paragraphs: [`${giver} le regala ${GIFT[plan]} di accesso completo a ${site}.`],
    button: 'Accetta il regalo',
    footnotes: [giftUntil(until)],
  }),
  giftReceipt: ({ site, recipient, until }) => ({
    subject: `Il suo regalo di ${site}`,
    preview: `Abbiamo scritto a ${recipient}.`,
    heading: 'Grazie per il suo regalo',
    paragraphs: [
      `Abbiamo scritto a ${recipient}. Può anche inoltrare lei questo link; la prima persona che lo apre accetta il regalo.`,
    ],
    button: 'Apri il regalo',
    footnotes: [giftUntil(until)],
  }),
  planChange: ({ site, plan, price, paid, credit, next }) => ({
    subject: `Il suo piano su ${site}`,
    preview: `Da ora costa ${price} ${PER[plan]}.`,
    heading: plan === 'monthly' ? 'Ora paga ogni mese' : 'Ora paga ogni anno',
    paragraphs: [
      `Il suo abbonamento a ${site} costa da ora ${price} ${PER[plan]}.`,
      [
        paid === null
          ? 'Per ora non ha pagato nulla: la parte non utilizzata del suo ultimo periodo copre l’importo.'
          : `Ha pagato ${paid}; è stata detratta la parte non utilizzata del suo ultimo periodo.`,
        ...(credit === null ? [] : [`Ne restano ${credit} come credito per i prossimi periodi.`]),
      ].join(' '),
      `Il suo prossimo pagamento sarà di ${next.amount} in data ${next.date}.`,
    ],
    button: 'Vedi l’abbonamento',
    footnotes: ['Riceve questa email perché ha cambiato piano.'],
  }),
  cancellation: ({ site, until }) => ({
    subject: `Il suo abbonamento a ${site} è disdetto`,
    preview: 'Non le verrà addebitato altro.',
    heading: 'Il suo abbonamento è disdetto',
    paragraphs: [
      `Non le verrà addebitato altro per il suo abbonamento a ${site}. ${
        until === null
          ? 'Il suo accesso completo è terminato.'
          : `Può leggere tutto fino al ${until}. Fino ad allora può cambiare idea.`
      }`,
      'Il suo account, le ricette salvate e i commenti restano.',
    ],
    button: 'Vedi gli abbonamenti',
    footnotes: ['Riceve questa email perché ha disdetto il suo abbonamento.'],
  }),
  paid: ({ site, amount, until, plan, price, isEnding }) => ({
    subject: `Il suo pagamento a ${site}`,
    preview: `Grazie. Può leggere tutto fino al ${until}.`,
    heading: 'Grazie per il suo pagamento',
    paragraphs: [
      `Ha pagato${amount === null ? '' : ` ${amount} per`} il suo abbonamento a ${site} e può leggere tutto fino al ${until}.`,
      isEnding
        ? 'In seguito non le verrà addebitato altro.'
        : `Quel giorno si rinnova per ${GIFT[plan]}${price === null ? '' : ` al prezzo di ${price}`}.`,
    ],
    button: 'Vedi l’abbonamento',
    footnotes: ['Riceve questa email una volta per ogni pagamento.'],
  }),
  paymentFailed: ({ site, amount, until }) => ({
    subject: `Il suo pagamento a ${site} non è riuscito`,
    preview: 'Cambi carta per continuare a leggere.',
    heading: 'Il suo pagamento non è riuscito',
    paragraphs: [
      `Non è stato possibile addebitare sulla sua carta l’importo${of(amount)} per il suo abbonamento a ${site}. Riproveremo automaticamente nei prossimi giorni.`,
      `Può leggere tutto fino al ${until}. Per continuare in seguito, cambi carta.`,
    ],
    button: 'Cambia carta',
    footnotes: [PAID_MEANWHILE],
  }),
  confirmationNeeded: ({ site, amount, until }) => ({
    subject: `Confermi il suo pagamento a ${site}`,
    preview: 'La sua banca le chiede di confermarlo.',
    heading: 'Confermi il suo pagamento',
    paragraphs: [
      `La sua banca le chiede di confermare il pagamento${of(amount)} per il suo abbonamento a ${site}.`,
      `Può leggere tutto fino al ${until}. Lo confermi prima di allora per continuare a leggere.`,
    ],
    button: 'Conferma il pagamento',
    footnotes: ['Se nel frattempo lo ha confermato, può ignorare questa email.'],
  }),
  trialEnding: ({ site, amount, until, plan }) => ({
    subject: `La sua prova di ${site} sta per finire`,
    preview: `Termina il giorno ${until}.`,
    heading: `La sua prova termina il ${until}`,
    paragraphs: [
      amount === null
        ? `Da quel giorno il suo abbonamento a ${site} sarà a pagamento.`
        : `Da quel giorno il suo abbonamento a ${site} costerà ${amount} ${PER[plan]}.`,
      'Per mantenerlo non deve fare nulla. Altrimenti lo disdica prima e non le verrà addebitato nulla.',
    ],
    button: 'Vedi l’abbonamento',
    footnotes: ['Riceve questa email una volta per ogni prova.'],
  }),
  accessEnded: ({ site, amount, isTried }) => ({
    subject: `Il suo accesso a ${site} è terminato`,
    preview: 'Non è stato possibile effettuare il pagamento.',
    heading: 'Il suo accesso è terminato',
    paragraphs: [
      `Non è stato possibile effettuare il pagamento${of(amount)} per il suo abbonamento a ${site}, quindi non può più leggere le ricette per gli abbonati. Il suo account, le ricette salvate e i commenti restano.`,
      isTried
        ? 'Cambi carta per riavere l’accesso.'
        : 'Può abbonarsi di nuovo in qualsiasi momento.',
    ],
    button: isTried ? 'Cambia carta' : 'Abbonarsi di nuovo',
    footnotes: [PAID_MEANWHILE],
  }),
}
