import type { Payload } from 'payload'
import { firstRow } from '../database/statements'

const COUNTED_MAILS = {
  name: 'counting_mails',
  text: `select counts_opens as "countsOpens", counts_clicks as "countsClicks"
    from site_mail_settings where site_id = $1`,
}

/** Settings of a site for counting what happens to its newsletters. */
export type CountedMails = { countsOpens: boolean; countsClicks: boolean }

/**
 * Returns what a site counts of its newsletters.
 * @see docs/product/newsletters.md#counting-opens-and-clicks
 */
export const getCountedMails = async (payload: Payload, siteId: string): Promise<CountedMails> =>
  (await firstRow<CountedMails>(payload, COUNTED_MAILS, [siteId])) ?? {
    countsOpens: false,
    countsClicks: false,
  }
