/**
 * An opt-out on the list of another platform: the reason shown in the report, and whether the
 * person unsubscribed; otherwise they stay subscribed without mails.
 */
export type OptOut = { reason: string; hasLeft: boolean }

/** The cells of a row by column name, in lower case with parts joined by `_`. */
export type ListCells = ReadonlyMap<string, string>

/**
 * Returns the opt-out of a row, from the columns of all providers and the name of the file, or null
 * for a subscriber.
 * @see docs/product/import-and-export.md#opt-outs
 */
export function findOptOut(cells: ListCells, fileName: string): OptOut | null {
  let found: OptOut | null = null
  for (const [column, value] of cells) {
    const hasLeft = column !== '' && value.trim() !== '' && saysNoMail(column, value.trim())
    if (!hasLeft) continue
    const optOut = {
      reason: `${column}: ${value.trim().slice(0, 100)}`,
      hasLeft: !MAILS.test(column),
    }
    if (optOut.hasLeft) return optOut
    found ??= optOut
  }
  const list = LIST_OF_LEFT.exec(fileName.split('/').at(-1) ?? '')?.[1]
  return list === undefined ? found : { reason: `file of ${list} addresses`, hasLeft: true }
}

/** Mail settings of current subscribers: Ghost, Substack and our own export. */
const MAILS = /^(?:subscribed_to_emails|receives_newsletter|email_disabled)$/

/** Mailchimp divides its export: `unsubscribed_email_audience_export_1a2b.csv`. */
const LIST_OF_LEFT =
  /^(unsubscribed|cleaned|non-?subscribed|bounced|complained|cancelled)(?:_|-(?=members|email|list|subscribers))/i

const LEAVING =
  '(?:unsubscri(?:bed?|ption)|unsub|opt(?:ed)?_?outs?|clean(?:ed)?|bounced?|complain(?:ed|ts?)|(?:email_)?(?:black|block)listed|marked_as_(?:spam|junk)|deleted|removed|suppress(?:ed|ions?)|email_suppressions?|email_disabled|abgemeldet|abbestellt)'
/** Columns for the time or fact of unsubscribing. */
const LEFT = new RegExp(`^${LEAVING}(?:_(?:at|on|am|time|date|timestamp|from_all_emails?))?$`)
/** Columns for whether a person wants mails. */
const WANTED =
  /^(?:subscribed(?:_to_emails)?|receives_newsletter|newsletter|opt(?:ed)?_?in|(?:email_)?opt_in|accepts_(?:email_)?marketing|(?:is_)?active|(?:is_)?confirmed|(?:email_)?(?:marketing_)?consent)$/
/** Columns for the status of a person as text. */
const STATE =
  /(?:^|_)(?:status|state|consent|permission)$|^(?:subscriber_type|subscription|email_subscription)$/
const STATE_OF_NO_MAIL =
  /(?:^|[^a-z])(?:un-?sub\w*|not?[ _-]?sub\w*|non[ _-]?sub\w*|never\w*|clean(?:ed)?|(?:soft|hard)?[ _-]?bounced?|cancel+ed|complain\w*|inactive|un-?activated|not[ _-]activated|deactivated|disabled|junk|spam\w*|invalid|delet\w*|removed|blocked|(?:black|block)[ _-]?listed|\w*suppress\w*|pending|un-?confirmed|not[ _-]confirmed|opt(?:ed)?[ _-]?out|withdrawn|revoked|denied|archived|abgemeldet|abbestellt|d[ée]sabonn[ée]e?|d[ée]sinscrite?|dado de baja|disiscritto)(?![a-z])/i

const NO = /^(?:false|no|n|0|off|nein|non)$/i
/** Cells that negate an unsubscribe column. */
const NOTHING = /^(?:false|no|n|0+|off|nein|non|never|none|null|n\/a|-|\[\]|0000-00-00.*)$/i

/** Removes the number that `readCsvRecords` appends to a repeated column name. */
const unnumbered = (column: string): string => column.replace(/_\d+$/, '')

/** Returns whether a column can mark an opt-out. */
export const isOptOutColumn = (column: string): boolean =>
  [LEFT, WANTED, STATE].some((names) => names.test(unnumbered(column)))

function saysNoMail(numbered: string, value: string): boolean {
  const column = unnumbered(numbered)
  if (LEFT.test(column)) return !NOTHING.test(value)
  if (WANTED.test(column) && NO.test(value)) return true
  return STATE.test(column) && STATE_OF_NO_MAIL.test(value)
}
