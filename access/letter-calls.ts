import type { CallName } from '@/src/contract/calls'
import { editors, owner } from './call-rules'
import type { CallLevel } from './call-rules'
import type { Rule } from './levels'

/** The permissions of calls about letters and newsletters. */
export const LETTER_CALLS = {
  listNewsletterSends: editors,
  createNewsletterSend: editors,
  getNewsletterSend: editors,
  rescheduleNewsletterSend: editors,
  pauseNewsletterSend: editors,
  resumeNewsletterSend: editors,
  cancelNewsletterSend: editors,
  countNewsletterRecipients: editors,
  sendTestNewsletter: editors,
  listSuppressions: editors,
  createSuppression: editors,
  deleteSuppression: editors,
  listAutomaticLetters: editors,
  updateAutomaticLetter: editors,
  sendTestAutomaticLetter: editors,
  getWeeklySummary: editors,
  updateWeeklySummary: editors,
  getMailSettings: editors,
  updateMailSettings: owner,
  checkMailDomain: owner,
  listManagedLetters: editors,
  createLetter: editors,
  getManagedLetter: editors,
  deleteLetter: editors,
  unpublishLetter: editors,
  getLetterDraft: editors,
  saveLetterDraft: editors,
  discardLetterDraft: editors,
  publishLetterDraft: editors,
  listLetterVersions: editors,
  getLetterVersion: editors,
  restoreLetterVersion: editors,
} as const satisfies { readonly [Name in CallName]?: Rule<CallLevel> }
