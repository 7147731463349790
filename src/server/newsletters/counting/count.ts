import type { Payload } from 'payload'
import { rows } from '../../database/statements'

/** Builds the statement that counts the first time of a recipient. */
const first = (column: 'opened_at' | 'clicked_at', counter: 'opened' | 'clicked') => ({
  name: `newsletter_count_${counter}`,
  text: `with counted as (
      update newsletter_recipients r set ${column} = now()
      from newsletter_sends s
      where r.id = $1 and r.${column} is null and s.id = r.send_id and s.${counter} is not null
      returning r.send_id
    )
    update newsletter_sends s set ${counter} = s.${counter} + 1 from counted c where s.id = c.send_id`,
})

const STATEMENTS = {
  opened: first('opened_at', 'opened'),
  clicked: first('clicked_at', 'clicked'),
} as const

/**
 * Counts that a recipient has opened a newsletter or followed one of its links: once each, and only where the
 * send counts it. Has no effect for a recipient that was deleted.
 * @see docs/product/newsletters.md#counting-opens-and-clicks
 */
export async function countReading(
  payload: Payload,
  recipientId: string,
  kind: keyof typeof STATEMENTS,
): Promise<void> {
  await rows(payload, STATEMENTS[kind], [recipientId])
}
