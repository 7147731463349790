import { isMailLanguage } from '@/src/domain/mail-languages'
import type { MailLanguage } from '@/src/domain/mail-languages'
import { longDate } from '@/src/domain/language/long-date'
import { amountText } from '@/src/domain/payments/money'
import { ACCOUNT_MAILS_DE } from './accounts-de'
import { ACCOUNT_MAILS_EN } from './accounts-en'
import { ACCOUNT_MAILS_ES } from './accounts-es'
import { ACCOUNT_MAILS_FR } from './accounts-fr'
import { ACCOUNT_MAILS_IT } from './accounts-it'
import { ACTIVITY_MAILS_DE } from './activity-de'
import { ACTIVITY_MAILS_EN } from './activity-en'
import { ACTIVITY_MAILS_ES } from './activity-es'
import { ACTIVITY_MAILS_FR } from './activity-fr'
import { ACTIVITY_MAILS_IT } from './activity-it'
import type { ProductMailTexts } from './mail-text'
import { PAYMENT_MAILS_DE } from './payments-de'
import { PAYMENT_MAILS_EN } from './payments-en'
import { PAYMENT_MAILS_ES } from './payments-es'
import { PAYMENT_MAILS_FR } from './payments-fr'
import { PAYMENT_MAILS_IT } from './payments-it'

const TEXTS: Readonly<Record<MailLanguage, ProductMailTexts>> = {
  en: { ...ACCOUNT_MAILS_EN, ...ACTIVITY_MAILS_EN, ...PAYMENT_MAILS_EN },
  de: { ...ACCOUNT_MAILS_DE, ...ACTIVITY_MAILS_DE, ...PAYMENT_MAILS_DE },
  fr: { ...ACCOUNT_MAILS_FR, ...ACTIVITY_MAILS_FR, ...PAYMENT_MAILS_FR },
  es: { ...ACCOUNT_MAILS_ES, ...ACTIVITY_MAILS_ES, ...PAYMENT_MAILS_ES },
  it: { ...ACCOUNT_MAILS_IT, ...ACTIVITY_MAILS_IT, ...PAYMENT_MAILS_IT },
}

/** The texts of a mail's language, and how dates and amounts are written in it. */
export type MailCatalogue = {
  texts: ProductMailTexts
  /** BCP 47 tag of the language. */
  language: string
  /** Formats a day in the long form, in a time zone. */
  date: (at: string, zone: string) => string
  /** Formats an amount of money. */
  amount: (cents: number, currency: string) => string
}

/**
 * Returns the texts and formats of product mails in a language, with the region's formats; English where
 * there is no translation.
 * @param tag a BCP 47 tag; null for none
 * @see docs/product/mail.md#languages
 */
export function mailCatalogue(tag: string | null): MailCatalogue {
  const [base = ''] = (tag ?? '').toLowerCase().split('-', 1)
  const known = isMailLanguage(base) ? base : undefined
  const language = known === undefined ? 'en' : (tag ?? known)
  const locale = language === 'en' ? 'en-US' : language
  return {
    texts: TEXTS[known ?? 'en'],
    language,
    date: (at, zone) => longDate(at, zone, locale),
    amount: (cents, currency) => amountText(cents, currency, locale),
  }
}
