/** Languages of the texts of mails that no author writes, with their own names. */
export const MAIL_LANGUAGES = {
  en: 'English',
  de: 'Deutsch',
  fr: 'Français',
  es: 'Español',
  it: 'Italiano',
} as const
export type MailLanguage = keyof typeof MAIL_LANGUAGES

/** Whether a text is the tag of such a language. */
export const isMailLanguage = (text: string): text is MailLanguage =>
  Object.hasOwn(MAIL_LANGUAGES, text)
