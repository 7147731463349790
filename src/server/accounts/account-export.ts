import type { Payload } from 'payload'
import type { AccountExport } from '@/src/contract/people/account'
import { notFound } from '@/src/contract/failure'
import { documentFromLexical } from '@/src/domain/rich-text/from-lexical'
import { plainText } from '@/src/domain/rich-text/plain-text'
import { firstRow } from '../database/statements'
import { isoInstant } from '../database/instant-sql'

const CREATED = (alias: string): string => `'createdAt', ${isoInstant(`${alias}.created_at`)}`

/** Rows of a table as a JSON array, oldest first. */
const list = (alias: string, from: string, fields: string): string =>
  `coalesce((select json_agg(json_build_object(${fields}, ${CREATED(alias)})
    order by ${alias}.created_at, ${alias}.id) from ${from}), '[]')`

const SITE = 'join sites s on s.id ='
const RECIPE = `'site', s.slug, 'recipe', r.slug`

const FIND = {
  name: 'account_export',
  text: `select json_build_object(
      'email', u.email, 'displayName', u.display_name, 'handle', u.handle, 'bio', u.bio,
      'avatarKey', (select i.key from images i where i.id = u.avatar_id),
      'temperatureSystem', u.temperature_system, 'signUpAttribution', u.sign_up_attribution,
      ${CREATED('u')}) as profile,
    ${list('a', `auth_sessions a where a.user_id = u.id and a.purpose = 'api'`, `'userAgent', a.user_agent, 'host', a.host, 'lastUsedAt', ${isoInstant('a.last_used_at')}`)} as sessions,
    ${list('b', `subscriptions b ${SITE} b.site_id where b.user_id = u.id`, `'site', s.slug, 'planType', b.plan_type, 'status', b.status, 'priceAmountCents', b.price_amount_cents::float8, 'currency', b.currency, 'currentPeriodEnd', ${isoInstant('b.current_period_end')}, 'receivesNewsletter', coalesce(b.receives_newsletter, true)`)} as subscriptions,
    ${list('p', `payments p ${SITE} p.site_id where p.user_id = u.id`, `'site', s.slug, 'kind', p.kind, 'planType', p.plan_type, 'amountCents', p.amount_cents, 'refundedCents', p.refunded_cents, 'currency', p.currency, 'status', p.status`)} as payments,
    ${list('g', `gifts g ${SITE} g.site_id where g.buyer_id = u.id or (g.buyer_id is null and g.buyer_email = u.email)`, `'site', s.slug, 'planType', g.plan_type, 'recipientEmail', g.recipient_email, 'message', g.message, 'amountCents', g.amount_cents, 'currency', g.currency`)} as gifts,
    ${list('m', `bookmarks m join recipes r on r.id = m.recipe_id ${SITE} m.site_id where m.user_id = u.id`, RECIPE)} as bookmarks,
    ${list('c', `comments c join recipes r on r.id = c.recipe_id ${SITE} c.site_id where c.user_id = u.id`, `${RECIPE}, 'content', c.content`)} as comments,
    ${list('k', `recipe_ratings k join recipes r on r.id = k.recipe_id ${SITE} k.site_id where k.user_id = u.id`, `${RECIPE}, 'stars', k.stars`)} as ratings,
    ${list('d', `cooked_recipes d join recipes r on r.id = d.recipe_id ${SITE} d.site_id where d.user_id = u.id`, `${RECIPE}, 'line', d.line, 'photoKey', (select i.key from images i where i.id = d.image_id)`)} as cooked,
    ${list('v', `comment_upvotes v join comments c on c.id = v.comment_id join recipes r on r.id = c.recipe_id ${SITE} c.site_id where v.user_id = u.id`, RECIPE)} as upvotes
    from users u where u.id = $1`,
}

type ExportRow = Omit<AccountExport, 'comments'> & {
  comments: (Omit<AccountExport['comments'][number], 'text'> & { content: unknown })[]
}

/**
 * Collects all stored data of a user, including on deleted sites. One statement.
 * @see docs/product/accounts.md#export-and-deletion
 */
export async function exportAccount(payload: Payload, userId: string): Promise<AccountExport> {
  const row = await firstRow<ExportRow>(payload, FIND, [userId])
  if (!row) throw notFound('User')
  const comments = row.comments.map(({ content, ...comment }) => ({
    ...comment,
    text: plainText(documentFromLexical(content)),
  }))
  return { ...row, comments }
}
