import type { PaymentMailTexts } from './mail-text'

const GIFT = { monthly: 'a month', yearly: 'a year' } as const
const PERIOD = { monthly: 'month', yearly: 'year' } as const
const of = (amount: string | null): string => (amount === null ? '' : ` of ${amount}`)
const spaced = (amount: string | null): string => (amount === null ? '' : ` ${amount}`)
const giftUntil = (until: string): string => `The gift can be accepted until ${until}.`
const PAID_MEANWHILE = 'If you have paid in the meantime, you can ignore this email.'

/** English texts of mails about payments. */
export const PAYMENT_MAILS_EN: PaymentMailTexts = {
  welcome: (site) => ({
    subject: `Your subscription to ${site}`,
    preview: 'Sign in to read every recipe.',
    heading: `Welcome to ${site}`,
    paragraphs: [
      'Your subscription is active, and your account is ready. Sign in to read every recipe. No password needed.',
    ],
    button: 'Sign In',
    footnotes: ['The link works once, for 30 minutes. You can ask for another one at any time.'],
  }),
  gift: ({ site, plan, giver, until }) => ({
    subject: `A gift: ${GIFT[plan]} of ${site}`,
    preview: `${giver} has given you ${GIFT[plan]} of full access to ${site}.`,
    heading: 'A gift for you',
    paragraphs: [`${giver} has given you ${GIFT[plan]} of full access to ${site}.`],
    button: 'Accept the gift',
    footnotes: [giftUntil(until)],
  }),
  giftReceipt: ({ site, recipient, until }) => ({
    subject: `Your gift of ${site}`,
    preview: `We have emailed ${recipient}.`,
    heading: 'Thank you for your gift',
    paragraphs: [
      `We have emailed ${recipient}. You can also forward this link yourself; the first person to open it accepts the gift.`,
    ],
    button: 'Open the gift',
    footnotes: [giftUntil(until)],
  }),
  planChange: ({ site, plan, price, paid, credit, next }) => ({
    subject: `Your plan at ${site}`,
    preview: `From now on it is ${price} a ${PERIOD[plan]}.`,
    heading: `You pay by the ${PERIOD[plan]} now`,
    paragraphs: [
      `Your subscription to ${site} is ${price} a ${PERIOD[plan]} from now on.`,
      [
        paid === null
          ? 'You have paid nothing now; the unused part of your last period covers it.'
          : `You have paid ${paid}; the unused part of your last period was deducted.`,
        ...(credit === null ? [] : [`${credit} of it is kept as credit for the next periods.`]),
      ].join(' '),
      `Your next payment is ${next.amount} on ${next.date}.`,
    ],
    button: 'See your subscription',
    footnotes: ['You get this email because you have changed your plan.'],
  }),
  cancellation: ({ site, until }) => ({
    subject: `Your subscription to ${site} is cancelled`,
    preview: 'You will not be charged again.',
    heading: 'Your subscription is cancelled',
    paragraphs: [
      `You will not be charged again for your subscription to ${site}. ${
        until === null
          ? 'Your full access has ended.'
          : `You can read everything until ${until}. Until then you can change your mind.`
      }`,
      'Your account, saved recipes and comments stay.',
    ],
    button: 'See your subscriptions',
    footnotes: ['You get this email because you have cancelled your subscription.'],
  }),
  paid: ({ site, amount, until, plan, price, isEnding }) => ({
    subject: `Your payment to ${site}`,
    preview: `Thank you. You can read everything until ${until}.`,
    heading: 'Thank you for your payment',
    paragraphs: [
      `You have paid${spaced(amount)} for your subscription to ${site}, and can read everything until ${until}.`,
      isEnding
        ? 'You will not be charged after that.'
        : `It renews on that day for${spaced(price)} a ${PERIOD[plan]}.`,
    ],
    button: 'See your subscription',
    footnotes: ['You get this email once for each payment.'],
  }),
  paymentFailed: ({ site, amount, until }) => ({
    subject: `Your payment to ${site} did not go through`,
    preview: 'Change your card to keep reading.',
    heading: 'Your payment did not go through',
    paragraphs: [
      `Your card could not be charged${spaced(amount)} for your subscription to ${site}. We will try again automatically within the next days.`,
      `You can read everything until ${until}. To keep reading after that, change your card.`,
    ],
    button: 'Change your card',
    footnotes: [PAID_MEANWHILE],
  }),
  confirmationNeeded: ({ site, amount, until }) => ({
    subject: `Confirm your payment to ${site}`,
    preview: 'Your bank asks you to confirm it.',
    heading: 'Please confirm your payment',
    paragraphs: [
      `Your bank asks you to confirm the payment${of(amount)} for your subscription to ${site}.`,
      `You can read everything until ${until}. Confirm it before then to keep reading.`,
    ],
    button: 'Confirm the payment',
    footnotes: ['If you have confirmed it in the meantime, you can ignore this email.'],
  }),
  trialEnding: ({ site, amount, until, plan }) => ({
    subject: `Your trial of ${site} ends soon`,
    preview: `It ends on ${until}.`,
    heading: `Your trial ends on ${until}`,
    paragraphs: [
      `From then on your subscription to ${site} costs${spaced(amount)} a ${PERIOD[plan]}.`,
      'To keep it, you do not need to do anything. To stop, cancel before then, and you will not be charged.',
    ],
    button: 'See your subscription',
    footnotes: ['You get this email once for each trial.'],
  }),
  accessEnded: ({ site, amount, isTried }) => ({
    subject: `Your access to ${site} has ended`,
    preview: 'The payment could not be made.',
    heading: 'Your access has ended',
    paragraphs: [
      `The payment${of(amount)} for your subscription to ${site} could not be made, so you can no longer read the recipes for subscribers. Your account, saved recipes and comments stay.`,
      isTried ? 'Change your card to get access again.' : 'You can subscribe again at any time.',
    ],
    button: isTried ? 'Change your card' : 'Subscribe again',
    footnotes: [PAID_MEANWHILE],
  }),
}
