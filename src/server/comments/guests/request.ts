import type { Payload } from 'payload'
import type { z } from 'zod'
import { hashToken, newToken } from '@/access/token'
import type { GuestCommentCreate } from '@/src/contract/people/comment'
import { Failure } from '@/src/contract/failure'
import { TOKEN_PREFIX } from '@/src/domain/accounts'
import { siteUrl } from '@/src/domain/addresses/deployment'
import { ANONYMOUS_READER } from '@/src/domain/payments/premium'
import { lexicalFromDocument } from '@/src/domain/rich-text/to-lexical'
import { renderSiteMail } from '../../accounts/mails'
import { requireNotBanned, toInet } from '../../bans/enforce'
import { firstRow } from '../../database/statements'
import { deploymentOf } from '../../deployment'
import { sendMail } from '../../mail/send'
import { IS_SUPPRESSED } from '../../newsletters/audience'
import { countAttempt, MAIL_PER_ADDRESS, MAIL_PER_EMAIL } from '../../rate-limits/rate-limit'
import { toMailbox, toNetwork } from '../../rate-limits/rate-subject'
import type { SiteScope } from '../../sites/scope'
import { requireAllowedText } from '../admission/admit'
import { findPlace, requireMayWrite } from '../admission/place'
import { commentText } from '../spam/comment-text'
import { countAddress, requireCommentText } from '../write'

// Nothing is stored for an address that gets no mails. The title is that of the recipe, for the mail.
const INSERT = {
  name: 'guest_comment_insert',
  text: `with stored as (
      insert into guest_comments (site_id, recipe_id, parent_id, content, name, email, stars,
        network_address, token_hash, expires_at)
      select $1::uuid, $2::uuid, $3, $4, $5, $6::text, $7, $8::inet, $9, now() + interval '1 day'
      where not ${IS_SUPPRESSED('$6::text', '$1::uuid')}
      returning recipe_id)
    select r.title from stored s join recipes r on r.id = s.recipe_id`,
}

/**
 * Stores a comment of a guest and mails the link that publishes it. The response does not say whether the
 * address has an account, or gets mails at all.
 * @throws Failure `forbidden` where guests cannot comment, as `createComment`, `mail_unavailable`
 * @see docs/product/comments.md#guests
 */
export async function requestGuestComment(
  payload: Payload,
  site: SiteScope,
  address: string,
  body: z.output<typeof GuestCommentCreate>,
): Promise<void> {
  const { recipeId, parentId = null, content, name, email, stars = null } = body
  const document = requireCommentText(content)
  const place = await findPlace(payload, site.id, { recipeId, parentId }, null)
  if (!place.takesGuests) {
    throw new Failure('forbidden', 'Only signed-in readers can comment on this site.')
  }
  requireMayWrite(place, parentId, ANONYMOUS_READER)
  requireAllowedText(place, commentText(document))
  await requireNotBanned(payload, site.id, { userId: null, email, address })
  await countAddress(payload, address)
  await countAttempt(payload, MAIL_PER_ADDRESS, toNetwork(address))
  await countAttempt(payload, MAIL_PER_EMAIL, toMailbox(email))
  const token = newToken(TOKEN_PREFIX.guestComment)
  const stored = await firstRow<{ title: string }>(payload, INSERT, [
    ...[site.id, recipeId, parentId, JSON.stringify(lexicalFromDocument(document))],
    ...[name, email, stars, toInet(address), hashToken(token)],
  ])
  if (!stored) return
  const href = siteUrl(deploymentOf(payload), site, `/guest-comments/${token}`)
  const mail = renderSiteMail(site, href, ({ texts }, title) =>
    texts.guestComment({ site: title, recipe: stored.title }),
  )
  await sendMail(payload, email, mail)
}
