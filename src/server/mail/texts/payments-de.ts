import type { PaymentMailTexts } from './mail-text'

const GIFT = { monthly: 'einen Monat', yearly: 'ein Jahr' } as const
const PERIOD = { monthly: 'Monat', yearly: 'Jahr' } as const
const of = (amount: string | null): string => (amount === null ? '' : ` von ${amount}`)
const spaced = (amount: string | null): string => (amount === null ? '' : ` ${amount}`)
const giftUntil = (until: string): string => `Das Geschenk kann bis zum ${until} angenommen werden.`
const PAID_MEANWHILE = 'Wenn Sie inzwischen bezahlt haben, können Sie diese E-Mail ignorieren.'

/** German texts of mails about payments. */
export const PAYMENT_MAILS_DE: PaymentMailTexts = {
  welcome: (site) => ({
    subject: `Ihr Abonnement von ${site}`,
    preview: 'Melden Sie sich an, um alle Rezepte zu lesen.',
    heading: `Willkommen bei ${site}`,
    paragraphs: [
      'Ihr Abonnement ist aktiv und Ihr Konto ist bereit. Melden Sie sich an, um alle Rezepte zu lesen. Sie brauchen kein Passwort.',
    ],
    button: 'Anmelden',
    footnotes: [
      'Der Link funktioniert einmal und ist 30 Minuten gültig. Sie können jederzeit einen neuen anfordern.',
    ],
  }),
  gift: ({ site, plan, giver, until }) => ({
    subject: `Ein Geschenk für Sie von ${giver}`,
    preview: `${giver} schenkt Ihnen ${GIFT[plan]} vollen Zugang zu ${site}.`,
    heading: 'Ein Geschenk für Sie',
    paragraphs: [`${giver} schenkt Ihnen ${GIFT[plan]} vollen Zugang zu ${site}.`],
    button: 'Geschenk annehmen',
    footnotes: [giftUntil(until)],
  }),
  giftReceipt: ({ site, recipient, until }) => ({
    subject: `Ihr Geschenk von ${site}`,
    preview: `Wir haben ${recipient} eine E-Mail geschickt.`,
    heading: 'Danke für Ihr Geschenk',
    paragraphs: [
      `Wir haben ${recipient} eine E-Mail geschickt. Sie können diesen Link auch selbst weitergeben; wer ihn zuerst öffnet, nimmt das Geschenk an.`,
    ],
    button: 'Geschenk öffnen',
    footnotes: [giftUntil(until)],
  }),
  planChange: ({ site, plan, price, paid, credit, next }) => ({
    subject: `Ihr Tarif bei ${site}`,
    preview: `Ab jetzt kostet er ${price} pro ${PERIOD[plan]}.`,
    heading: plan === 'monthly' ? 'Sie zahlen jetzt monatlich' : 'Sie zahlen jetzt jährlich',
    paragraphs: [
      `Ihr Abonnement von ${site} kostet ab jetzt ${price} pro ${PERIOD[plan]}.`,
      [
        paid === null
          ? 'Sie haben jetzt nichts bezahlt; der ungenutzte Teil Ihres letzten Zeitraums deckt den Betrag.'
          : `Sie haben ${paid} bezahlt; der ungenutzte Teil Ihres letzten Zeitraums wurde abgezogen.`,
        ...(credit === null
          ? []
          : [`Davon bleiben ${credit} als Guthaben für die nächsten Zeiträume.`]),
      ].join(' '),
      `Ihre nächste Zahlung beträgt ${next.amount} und ist am ${next.date} fällig.`,
    ],
    button: 'Abonnement ansehen',
    footnotes: ['Sie erhalten diese E-Mail, weil Sie Ihren Tarif gewechselt haben.'],
  }),
  cancellation: ({ site, until }) => ({
    subject: `Ihr Abonnement von ${site} ist gekündigt`,
    preview: 'Es wird nichts mehr abgebucht.',
    heading: 'Ihr Abonnement ist gekündigt',
    paragraphs: [
      `Für Ihr Abonnement von ${site} wird nichts mehr abgebucht. ${
        until === null
          ? 'Ihr voller Zugang ist beendet.'
          : `Sie können bis zum ${until} alles lesen. Bis dahin können Sie es sich noch anders überlegen.`
      }`,
      'Ihr Konto, Ihre gespeicherten Rezepte und Ihre Kommentare bleiben erhalten.',
    ],
    button: 'Abonnements ansehen',
    footnotes: ['Sie erhalten diese E-Mail, weil Sie Ihr Abonnement gekündigt haben.'],
  }),
  paid: ({ site, amount, until, plan, price, isEnding }) => ({
    subject: `Ihre Zahlung an ${site}`,
    preview: `Vielen Dank. Sie können bis zum ${until} alles lesen.`,
    heading: 'Vielen Dank für Ihre Zahlung',
    paragraphs: [
      `Sie haben Ihr Abonnement von ${site} bezahlt${amount === null ? '' : ` (${amount})`} und können bis zum ${until} alles lesen.`,
      isEnding
        ? 'Danach wird nichts mehr abgebucht.'
        : `An diesem Tag verlängert es sich${price === null ? '' : ` für ${price}`} um ${GIFT[plan]}.`,
    ],
    button: 'Abonnement ansehen',
    footnotes: ['Sie erhalten diese E-Mail einmal je Zahlung.'],
  }),
  paymentFailed: ({ site, amount, until }) => ({
    subject: `Ihre Zahlung an ${site} ist fehlgeschlagen`,
    preview: 'Ändern Sie Ihre Karte, um weiterzulesen.',
    heading: 'Ihre Zahlung ist fehlgeschlagen',
    paragraphs: [
      `Für Ihr Abonnement von ${site} konnte der Betrag${of(amount)} nicht von Ihrer Karte abgebucht werden. Wir versuchen es in den nächsten Tagen automatisch noch einmal.`,
      `Sie können bis zum ${until} alles lesen. Um danach weiterzulesen, ändern Sie Ihre Karte.`,
    ],
    button: 'Karte ändern',
    footnotes: [PAID_MEANWHILE],
  }),
  confirmationNeeded: ({ site, amount, until }) => ({
    subject: `Bestätigen Sie Ihre Zahlung an ${site}`,
    preview: 'Ihre Bank bittet Sie um eine Bestätigung.',
    heading: 'Bitte bestätigen Sie Ihre Zahlung',
    paragraphs: [
      `Ihre Bank bittet Sie, die Zahlung${of(amount)} für Ihr Abonnement von ${site} zu bestätigen.`,
      `Sie können bis zum ${until} alles lesen. Bestätigen Sie die Zahlung vorher, um weiterzulesen.`,
    ],
    button: 'Zahlung bestätigen',
    footnotes: ['Wenn Sie sie inzwischen bestätigt haben, können Sie diese E-Mail ignorieren.'],
  }),
  trialEnding: ({ site, amount, until, plan }) => ({
    subject: `Ihr Probezeitraum bei ${site} endet bald`,
    preview: `Er endet am ${until}.`,
    heading: `Ihr Probezeitraum endet am ${until}`,
    paragraphs: [
      amount === null
        ? `Danach wird Ihr Abonnement von ${site} kostenpflichtig.`
        : `Danach kostet Ihr Abonnement von ${site}${spaced(amount)} pro ${PERIOD[plan]}.`,
      'Wenn Sie es behalten möchten, müssen Sie nichts tun. Andernfalls kündigen Sie vorher, dann wird nichts abgebucht.',
    ],
    button: 'Abonnement ansehen',
    footnotes: ['Sie erhalten diese E-Mail einmal je Probezeitraum.'],
  }),
  accessEnded: ({ site, amount, isTried }) => ({
    subject: `Ihr Zugang zu ${site} ist beendet`,
    preview: 'Die Zahlung war nicht möglich.',
    heading: 'Ihr Zugang ist beendet',
    paragraphs: [
      `Die Zahlung${of(amount)} für Ihr Abonnement von ${site} war nicht möglich. Deshalb können Sie die Rezepte für Abonnenten nicht mehr lesen. Ihr Konto, Ihre gespeicherten Rezepte und Ihre Kommentare bleiben erhalten.`,
      isTried
        ? 'Ändern Sie Ihre Karte, um wieder Zugang zu erhalten.'
        : 'Sie können jederzeit wieder abonnieren.',
    ],
    button: isTried ? 'Karte ändern' : 'Wieder abonnieren',
    footnotes: [PAID_MEANWHILE],
  }),
}
