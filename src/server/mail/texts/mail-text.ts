/** The text of a mail of the product, without its link. */
export type MailText = {
  subject: string
  /** The preview text of mail programs. */
  preview: string
  heading: string
  paragraphs: readonly string[]
  /** Label of the button. */
  button: string
  /** Small print under the card. */
  footnotes: readonly string[]
}

type PaidPlan = 'monthly' | 'yearly'

/** A person who acts for a site; null without a name. */
type BySomebody = { site: string; by: string | null }

/** Texts of mails about accounts and sites in one language. */
export type AccountMailTexts = {
  /** The line above the address of the button. */
  openAddress: string
  signIn: (name: string) => MailText
  signUp: (name: string) => MailText
  signInWithoutAccount: (name: string) => MailText
  signUpWithAccount: (name: string) => MailText
  invitation: (site: BySomebody) => MailText
  offer: (site: BySomebody) => MailText
  offerReceipt: (offer: { site: string; email: string }) => MailText
  newOwner: (site: string) => MailText
  formerOwner: (site: string) => MailText
  exportReady: (site: string) => MailText
  webhookGone: (webhook: { site: string; host: string }) => MailText
  webhookFailing: (webhook: { site: string; host: string }) => MailText
  /** The reason is that of the send, in English. */
  newsletterPaused: (send: {
    site: string
    title: string | null
    reason: string | null
  }) => MailText
  /** The days are those that the link works. */
  confirmSubscription: (subscription: { site: string; days: number }) => MailText
}

/** Values in texts about a payment, already formatted; the amount is null if it is not known. */
type PaymentValues = { site: string; amount: string | null; until: string }

/** Texts of mails about payments in one language. Dates and amounts are already formatted. */
export type PaymentMailTexts = {
  welcome: (site: string) => MailText
  gift: (gift: { site: string; plan: PaidPlan; giver: string; until: string }) => MailText
  giftReceipt: (gift: { site: string; recipient: string; until: string }) => MailText
  planChange: (change: {
    site: string
    plan: PaidPlan
    price: string
    /** Amounts; null for nothing. */
    paid: string | null
    credit: string | null
    next: { amount: string; date: string }
  }) => MailText
  /** The end of the access; null when it has ended. */
  cancellation: (subscription: { site: string; until: string | null }) => MailText
  paid: (
    payment: PaymentValues & { plan: PaidPlan; price: string | null; isEnding: boolean },
  ) => MailText
  paymentFailed: (payment: PaymentValues) => MailText
  confirmationNeeded: (payment: PaymentValues) => MailText
  trialEnding: (trial: PaymentValues & { plan: PaidPlan }) => MailText
  accessEnded: (payment: PaymentValues & { isTried: boolean }) => MailText
}

/** The week of a site. Amounts, days and times are already formatted. */
export type SummaryText = {
  site: string
  added: number
  lost: number
  total: number
  /** Monthly revenue, an amount for each currency; null for readers of the mail who may not see it. */
  revenue: string | null
  comments: number
  /** Titles of the recipes with the most views, or else with the most bookmarks and comments. */
  recipes: readonly string[]
  /** Whether the recipes are those with the most views. */
  areMostRead: boolean
  /** Titles and times of newsletters that are scheduled. */
  sends: readonly string[]
}

/** Texts of mails about what others do on a site, in one language. */
export type ActivityMailTexts = {
  /** The name is that of the last writer; null without one. */
  replies: (replies: {
    site: string
    recipe: string
    name: string | null
    count: number
  }) => MailText
  /** Label of the link that ends mails about replies to a comment. */
  muteReplies: string
  /** New comments on a site, and how many of them wait for approval. */
  newComments: (comments: { site: string; count: number; waiting: number }) => MailText
  /** The recipe of a comment, after its writer; with a mark while it waits. */
  commentedOn: (comment: { name: string; recipe: string; isWaiting: boolean }) => string
  /** Label of the link that ends mails about new comments. */
  stopCommentMails: string
  /** A comment of a guest, who confirms it with the button. */
  guestComment: (comment: { site: string; recipe: string }) => MailText
  /** A reader without a name. */
  aReader: string
  weeklySummary: (summary: SummaryText) => MailText
}

/** Texts of the mails of the product in one language. */
export type ProductMailTexts = AccountMailTexts & ActivityMailTexts & PaymentMailTexts
