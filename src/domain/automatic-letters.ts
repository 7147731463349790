/**
 * Mails that a site sends by events: to new subscribers, and each week.
 * @see docs/product/newsletters.md#automatic-letters
 */
export const AUTOMATIC_LETTER_KINDS = ['welcome_free', 'welcome_paid', 'digest'] as const
export type AutomaticLetterKind = (typeof AUTOMATIC_LETTER_KINDS)[number]

/** Subscribers who get a digest: those who chose weekly mails, or all. */
export const DIGEST_RECIPIENTS = ['weekly', 'everyone'] as const
