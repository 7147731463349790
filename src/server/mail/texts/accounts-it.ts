import type { AccountMailTexts } from './mail-text'

const LINK = [
  'Il link funziona una sola volta e scade dopo 30 minuti.',
  'Se non ha richiesto questa email, può ignorarla. Senza il link non succede nulla.',
]
const INVITATION = [
  'Il link funziona una sola volta e scade dopo 7 giorni.',
  'Se non aspettava questa email, può ignorarla. Senza il link non succede nulla.',
]
const ACCEPT =
  'Accetti con un account che ha questo indirizzo. Se non ne ha ancora uno, verrà creato al momento dell’accesso.'

const webhookOff = (site: string, reason: string) => ({
  subject: `Un webhook di ${site} è disattivato`,
  preview: 'Non gli vengono più inviati eventi.',
  heading: 'Un webhook è stato disattivato',
  paragraphs: [
    reason,
    'Quando funziona di nuovo, riattivi il webhook. Gli eventi non consegnati restano disponibili per 30 giorni e possono essere inviati di nuovo.',
  ],
  button: 'Vedi i webhook',
  footnotes: ['Riceve questa email perché il sito è suo.'],
})

const ownerChanged = (heading: string, text: string) => ({
  subject: heading,
  preview: 'Il sito è stato trasferito.',
  heading,
  paragraphs: [text],
  button: 'Apri il sito',
  footnotes: ['Riceve questa email perché il sito ha cambiato proprietario.'],
})

/** Italian texts of mails about accounts and sites. */
export const ACCOUNT_MAILS_IT: AccountMailTexts = {
  openAddress: 'Oppure apra questo indirizzo:',
  signIn: (name) => ({
    subject: `Acceda a ${name}`,
    preview: 'Ecco il suo link di accesso.',
    heading: `Acceda a ${name}`,
    paragraphs: ['Ecco il link che ha richiesto. Non serve nessuna password.'],
    button: 'Accedi',
    footnotes: LINK,
  }),
  signUp: (name) => ({
    subject: `Le diamo il benvenuto su ${name}`,
    preview: 'Confermi il suo indirizzo per creare l’account.',
    heading: `Le diamo il benvenuto su ${name}`,
    paragraphs: ['Manca solo un passo: confermi il suo indirizzo e il suo account sarà pronto.'],
    button: 'Crea l’account',
    footnotes: LINK,
  }),
  signInWithoutAccount: (name) => ({
    subject: `Il suo account su ${name}`,
    preview: 'Confermi il suo indirizzo per creare l’account.',
    heading: 'Non ha ancora un account',
    paragraphs: [
      'Non esiste ancora un account con questo indirizzo. Questo link ne crea uno e le fa effettuare l’accesso.',
    ],
    button: 'Crea l’account',
    footnotes: LINK,
  }),
  signUpWithAccount: (name) => ({
    subject: `Acceda a ${name}`,
    preview: 'Ha già un account; ecco il suo link.',
    heading: 'Bentornato',
    paragraphs: [
      'Qualcuno, probabilmente lei, ha chiesto di creare un account con questo indirizzo. Ne ha già uno; con questo link può accedere.',
    ],
    button: 'Accedi',
    footnotes: LINK,
  }),
  invitation: ({ site, by }) => ({
    subject: `Collabori a ${site}`,
    preview: 'Ha ricevuto un invito a modificare questo sito.',
    heading: `Collabori a ${site}`,
    paragraphs: [
      `${by ?? 'Il proprietario'} la invita a modificare ${site}. I redattori scrivono e pubblicano ricette e curano l’aspetto del sito.`,
      ACCEPT,
    ],
    button: 'Vedi l’invito',
    footnotes: INVITATION,
  }),
  offer: ({ site, by }) => ({
    subject: `${site} le viene offerto`,
    preview: 'Può diventare il proprietario di questo sito.',
    heading: `Diventi proprietario di ${site}`,
    paragraphs: [
      `${by ?? 'Il proprietario'} desidera cederle ${site} con tutti i suoi contenuti. Il proprietario attuale resterà come redattore.`,
      ACCEPT,
    ],
    button: 'Vedi l’offerta',
    footnotes: INVITATION,
  }),
  offerReceipt: ({ site, email }) => ({
    subject: `Sta cedendo ${site}`,
    preview: 'L’offerta resta aperta finché non viene accettata.',
    heading: `${site} è stato offerto a ${email}`,
    paragraphs: [
      'Il sito è suo finché l’offerta non viene accettata; poi diventerà redattore. Fino ad allora può ritirare l’offerta nelle impostazioni del sito.',
    ],
    button: 'Apri le impostazioni',
    footnotes: [
      'Se non è stato lei, ritiri l’offerta e chiuda le sessioni sconosciute nel suo profilo.',
    ],
  }),
  newOwner: (site) =>
    ownerChanged(
      `${site} ora è suo`,
      'Tutti i contenuti sono suoi: ricette, lettori, domini e impostazioni.',
    ),
  formerOwner: (site) =>
    ownerChanged(
      `${site} ha un nuovo proprietario`,
      'La sua offerta è stata accettata. Ora è uno dei redattori del sito.',
    ),
  exportReady: (site) => ({
    subject: `La sua esportazione di ${site}`,
    preview: 'Il file zip è pronto da scaricare.',
    heading: 'La sua esportazione è pronta',
    paragraphs: [
      `Tutti i contenuti di ${site} sono in un file zip: ricette e bozze, immagini, raccolte, impostazioni e iscritti.`,
    ],
    button: 'Scarica il file zip',
    footnotes: [
      'Il link funziona per 7 giorni per chiunque lo possieda, quindi non lo condivida.',
      'Riceve questa email perché ha richiesto l’esportazione nella cucina.',
    ],
  }),
  webhookGone: ({ site, host }) =>
    webhookOff(site, `Il server di ${host} ha comunicato che non accetta più eventi da ${site}.`),
  webhookFailing: ({ site, host }) =>
    webhookOff(site, `Da cinque giorni nessun evento di ${site} è stato consegnato a ${host}.`),
  newsletterPaused: ({ site, title, reason }) => {
    const name = title ?? 'La sua newsletter'
    return {
      subject: `In pausa: ${name}`,
      preview: 'L’invio è stato interrotto. Lo riprenda o lo annulli.',
      heading: 'La sua newsletter è in pausa',
      paragraphs: [
        `L’invio di «${name}» è stato interrotto. Gli iscritti che non l’hanno ancora ricevuta attendono che lei lo riprenda.`,
        ...(reason === null ? [] : [reason]),
      ],
      button: 'Apri la newsletter',
      footnotes: [`Riceve questa email perché gestisce ${site}.`],
    }
  },
  confirmSubscription: ({ site, days }) => ({
    subject: `Confermi la Sua iscrizione a ${site}`,
    preview: 'Un clic e riceverà la newsletter.',
    heading: `Confermi la Sua iscrizione a ${site}`,
    paragraphs: [
      `${site} desidera inviarLe la propria newsletter. La riceverà non appena avrà confermato che questo indirizzo è Suo.`,
    ],
    button: 'Conferma',
    footnotes: [
      `Il link è valido per ${days} giorni.`,
      'Se non desidera ricevere la newsletter, può ignorare questa e-mail. Senza il link non viene inviato nulla.',
    ],
  }),
}
