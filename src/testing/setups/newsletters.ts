import type { Payload } from 'payload'
import { SCHEMAS } from '@/src/contract/schemas'
import type { NewsletterSend } from '@/src/contract/people/newsletter'
import { NEWSLETTER_QUEUE } from '@/src/server/newsletters/newsletter-queue'
import { callApi } from '@/src/testing/api/call-api'
import type { ApiAnswer } from '@/src/testing/api/call-api'
import { makeRecipe, makeSite, makeToken, makeUser } from '@/src/testing/builders'
import type { TestSite } from '@/src/testing/builders'
import { addSubscription } from '@/src/testing/setups/subscriptions'
import type { Columns } from '@/src/testing/setups/subscriptions'
import { workOff } from '@/src/testing/work-off'

/** A subscriber of a site. */
export type TestSubscriber = { email: string; userId: string; id: string }

/** Adds a subscriber to a site: a free one unless the columns differ. */
export async function addSubscriber(
  payload: Payload,
  siteId: string,
  columns: Columns = {},
  email?: string,
): Promise<TestSubscriber> {
  const user = await makeUser(payload, email === undefined ? {} : { email })
  const id = await addSubscription(payload, siteId, user.id, columns)
  return { email: user.email, userId: user.id, id }
}

/** Adds many free subscribers with one statement; returns their addresses. */
export async function addSubscribers(
  payload: Payload,
  siteId: string,
  count: number,
): Promise<string[]> {
  const { rows } = await payload.db.pool.query<{ email: string }>(
    `with made as (
        insert into users (email, updated_at, created_at)
        select 'reader-' || gen_random_uuid() || '@example.com', now(), now()
        from generate_series(1, $2) returning id, email),
      subscribed as (insert into subscriptions (site_id, user_id, plan_type, status, joined_at)
        select $1, id, 'free', 'active', now() from made)
      select email from made`,
    [siteId, count],
  )
  return rows.map(({ email }) => email)
}

/** A site with a published recipe and a manager's calls. */
export type NewsletterSite = {
  site: TestSite
  recipe: { id: string; slug: string }
  call: (method: string, path: string, body?: unknown) => Promise<ApiAnswer>
  /** Queues the recipe and returns the send. */
  send: (body?: object) => Promise<NewsletterSend>
  read: (id: string) => Promise<NewsletterSend>
  /** Lets a worker send everything that is due. */
  work: () => Promise<void>
}

/** Makes a site with a recipe to send. */
export async function newsletterSite(
  payload: Payload,
  recipe: Parameters<typeof makeRecipe>[2] = {},
  site: Parameters<typeof makeSite>[1] = {},
): Promise<NewsletterSite> {
  const made = await makeSite(payload, site)
  const token = await makeToken(payload, made.owner)
  const stored = await makeRecipe(payload, made.id, recipe)
  const call: NewsletterSite['call'] = (method, path, body) =>
    callApi(payload, method, `/v1/manage/${made.slug}${path}`, { token, body })
  const parse = ({ body }: ApiAnswer) => SCHEMAS.getNewsletterSend.answer.parse(body).newsletterSend
  return {
    site: made,
    recipe: stored,
    call,
    send: async (body = {}) =>
      parse(await call('POST', '/newsletter-sends', { recipeId: stored.id, ...body })),
    read: async (id) => parse(await call('GET', `/newsletter-sends/${id}`)),
    work: () => workOff(payload, NEWSLETTER_QUEUE),
  }
}

/** Makes the mails of a send due that wait for another attempt, or for the mail server. */
export async function passRetryPause(payload: Payload, sendId: string): Promise<void> {
  await payload.db.pool.query(
    `with sends as (update newsletter_sends set due_at = now() where id = $1)
      update newsletter_recipients set due_at = now()
      where send_id = $1 and status in ('queued', 'deferred')`,
    [sendId],
  )
}
