import type { Payload } from 'payload'
import { Failure, invalidField } from '@/src/contract/failure'
import type { AutomaticLetterKind } from '@/src/domain/automatic-letters'
import type { Caller } from '../accounts/caller'
import { composeDigest } from '../newsletters/compose-digest'
import { emailTest, sendTestNewsletter } from '../newsletters/test-send'
import type { SiteScope } from '../sites/scope'
import { listAutomaticLetters } from './read'

const WEEK = 7 * 86_400_000

/**
 * Emails an automatic letter to its author alone: a welcome letter as its readers get it, the digest of
 * the last seven days.
 * @throws Failure `validation_failed` without a letter, `conflict` when nothing was published,
 *   `rate_limited`, `mail_unavailable`
 * @see docs/product/newsletters.md#test-send
 */
export async function sendTestAutomaticLetter(
  payload: Payload,
  site: SiteScope,
  caller: Pick<Caller, 'userId' | 'email'>,
  kind: AutomaticLetterKind,
): Promise<void> {
  if (kind === 'digest') {
    const until = new Date()
    const since = new Date(until.getTime() - WEEK)
    const mail = await composeDigest(payload, site, { since, until }, 'monthly')
    if (!mail) throw new Failure('conflict', 'Nothing was published in the last seven days.')
    await emailTest(payload, site, caller, mail)
    return
  }
  const all = await listAutomaticLetters(payload, site.id)
  const letter = all.find((each) => each.kind === kind)?.letter
  if (!letter) throw invalidField('kind', 'Choose a letter first.')
  const variant = kind === 'welcome_paid' ? 'full' : 'preview'
  await sendTestNewsletter(payload, site, caller, { letterId: letter.id, variant })
}
