import type { AccountMailTexts } from './mail-text'

const LINK = [
  'Der Link funktioniert einmal und ist 30 Minuten gültig.',
  'Wenn Sie diese E-Mail nicht angefordert haben, können Sie sie ignorieren. Ohne den Link geschieht nichts.',
]
const INVITATION = [
  'Der Link funktioniert einmal und ist 7 Tage gültig.',
  'Wenn Sie diese E-Mail nicht erwartet haben, können Sie sie ignorieren. Ohne den Link geschieht nichts.',
]
const ACCEPT =
  'Nehmen Sie mit einem Konto an, das diese Adresse hat. Wenn Sie noch keines haben, wird es bei der Anmeldung erstellt.'

const webhookOff = (site: string, reason: string) => ({
  subject: `Ein Webhook von ${site} ist ausgeschaltet`,
  preview: 'Es werden keine Ereignisse mehr an ihn gesendet.',
  heading: 'Ein Webhook wurde ausgeschaltet',
  paragraphs: [
    reason,
    'Schalten Sie den Webhook wieder ein, sobald er funktioniert. Nicht zugestellte Ereignisse werden 30 Tage aufbewahrt und können erneut gesendet werden.',
  ],
  button: 'Webhooks ansehen',
  footnotes: ['Sie erhalten diese E-Mail, weil Ihnen die Website gehört.'],
})

const ownerChanged = (heading: string, text: string) => ({
  subject: heading,
  preview: 'Die Website wurde übertragen.',
  heading,
  paragraphs: [text],
  button: 'Website öffnen',
  footnotes: ['Sie erhalten diese E-Mail, weil die Website den Inhaber gewechselt hat.'],
})

/** German texts of mails about accounts and sites. */
export const ACCOUNT_MAILS_DE: AccountMailTexts = {
  openAddress: 'Oder öffnen Sie diese Adresse:',
  signIn: (name) => ({
    subject: `Bei ${name} anmelden`,
    preview: 'Ihr Anmeldelink ist da.',
    heading: `Bei ${name} anmelden`,
    paragraphs: ['Hier ist der Link, den Sie angefordert haben. Sie brauchen kein Passwort.'],
    button: 'Anmelden',
    footnotes: LINK,
  }),
  signUp: (name) => ({
    subject: `Willkommen bei ${name}`,
    preview: 'Bestätigen Sie Ihre Adresse, um Ihr Konto zu erstellen.',
    heading: `Willkommen bei ${name}`,
    paragraphs: ['Nur noch ein Schritt: Bestätigen Sie Ihre Adresse, dann ist Ihr Konto bereit.'],
    button: 'Konto erstellen',
    footnotes: LINK,
  }),
  signInWithoutAccount: (name) => ({
    subject: `Ihr Konto bei ${name}`,
    preview: 'Bestätigen Sie Ihre Adresse, um Ihr Konto zu erstellen.',
    heading: 'Noch kein Konto',
    paragraphs: [
      'Mit dieser Adresse gibt es noch kein Konto. Dieser Link erstellt eines und meldet Sie an.',
    ],
    button: 'Konto erstellen',
    footnotes: LINK,
  }),
  signUpWithAccount: (name) => ({
    subject: `Bei ${name} anmelden`,
    preview: 'Sie haben bereits ein Konto; hier ist Ihr Link.',
    heading: 'Willkommen zurück',
    paragraphs: [
      'Jemand, vermutlich Sie, wollte mit dieser Adresse ein Konto erstellen. Sie haben bereits eines; mit diesem Link melden Sie sich an.',
    ],
    button: 'Anmelden',
    footnotes: LINK,
  }),
  invitation: ({ site, by }) => ({
    subject: `An ${site} mitarbeiten`,
    preview: 'Sie sind eingeladen, diese Website zu bearbeiten.',
    heading: `An ${site} mitarbeiten`,
    paragraphs: [
      `${by ?? 'Der Inhaber'} lädt Sie ein, ${site} zu bearbeiten. Redakteure schreiben und veröffentlichen Rezepte und gestalten die Website.`,
      ACCEPT,
    ],
    button: 'Einladung ansehen',
    footnotes: INVITATION,
  }),
  offer: ({ site, by }) => ({
    subject: `${site} wird Ihnen angeboten`,
    preview: 'Sie können diese Website übernehmen.',
    heading: `${site} übernehmen`,
    paragraphs: [
      `${by ?? 'Der Inhaber'} möchte Ihnen ${site} mit allen Inhalten übergeben. Der bisherige Inhaber bleibt als Redakteur.`,
      ACCEPT,
    ],
    button: 'Angebot ansehen',
    footnotes: INVITATION,
  }),
  offerReceipt: ({ site, email }) => ({
    subject: `Sie übergeben ${site}`,
    preview: 'Das Angebot gilt, bis es angenommen wird.',
    heading: `${site} wurde ${email} angeboten`,
    paragraphs: [
      'Die Website gehört Ihnen, bis das Angebot angenommen wird; danach sind Sie Redakteur. Bis dahin können Sie das Angebot in den Einstellungen der Website zurückziehen.',
    ],
    button: 'Einstellungen öffnen',
    footnotes: [
      'Wenn Sie das nicht waren, ziehen Sie das Angebot zurück und beenden Sie in Ihrem Profil alle unbekannten Sitzungen.',
    ],
  }),
  newOwner: (site) =>
    ownerChanged(
      `${site} gehört jetzt Ihnen`,
      'Alle Inhalte gehören Ihnen: Rezepte, Leser, Domains und Einstellungen.',
    ),
  formerOwner: (site) =>
    ownerChanged(
      `${site} hat einen neuen Inhaber`,
      'Ihr Angebot wurde angenommen. Sie sind jetzt Redakteur der Website.',
    ),
  exportReady: (site) => ({
    subject: `Ihr Export von ${site}`,
    preview: 'Die Zip-Datei steht zum Herunterladen bereit.',
    heading: 'Ihr Export ist fertig',
    paragraphs: [
      `Alle Inhalte von ${site} sind in einer Zip-Datei: Rezepte und Entwürfe, Bilder, Sammlungen, Einstellungen und Abonnenten.`,
    ],
    button: 'Zip-Datei herunterladen',
    footnotes: [
      'Der Link funktioniert 7 Tage lang für jeden, der ihn kennt. Geben Sie ihn nicht weiter.',
      'Sie erhalten diese E-Mail, weil Sie den Export in der Küche angefordert haben.',
    ],
  }),
  webhookGone: ({ site, host }) =>
    webhookOff(
      site,
      `Der Server von ${host} hat gemeldet, dass er keine Ereignisse von ${site} mehr annimmt.`,
    ),
  webhookFailing: ({ site, host }) =>
    webhookOff(
      site,
      `Seit fünf Tagen konnte kein Ereignis von ${site} an ${host} zugestellt werden.`,
    ),
  newsletterPaused: ({ site, title, reason }) => {
    const name = title ?? 'Ihr Newsletter'
    return {
      subject: `Angehalten: ${name}`,
      preview: 'Der Versand wurde angehalten. Setzen Sie ihn fort oder brechen Sie ihn ab.',
      heading: 'Ihr Newsletter ist angehalten',
      paragraphs: [
        `Der Versand von „${name}“ wurde angehalten. Abonnenten, die ihn noch nicht erhalten haben, warten, bis Sie ihn fortsetzen.`,
        ...(reason === null ? [] : [reason]),
      ],
      button: 'Newsletter öffnen',
      footnotes: [`Sie erhalten diese E-Mail, weil Sie ${site} verwalten.`],
    }
  },
  confirmSubscription: ({ site, days }) => ({
    subject: `Bestätigen Sie Ihr Abonnement von ${site}`,
    preview: 'Ein Klick, und Sie erhalten den Newsletter.',
    heading: `Bestätigen Sie Ihr Abonnement von ${site}`,
    paragraphs: [
      `${site} möchte Ihnen den Newsletter schicken. Sie erhalten ihn, sobald Sie bestätigt haben, dass dies Ihre Adresse ist.`,
    ],
    button: 'Bestätigen',
    footnotes: [
      `Der Link gilt ${days} Tage.`,
      'Wenn Sie den Newsletter nicht möchten, können Sie diese E-Mail ignorieren. Ohne den Link wird nichts verschickt.',
    ],
  }),
}
