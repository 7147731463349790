import type { Payload } from 'payload'
import type { AutomaticLetter } from '@/src/contract/people/automatic-letter'
import { SCHEMAS } from '@/src/contract/schemas'
import type { AutomaticLetterKind } from '@/src/domain/automatic-letters'
import { queueDueDigests } from '@/src/server/automatic-letters/send-digests'
import type { makeSite } from '@/src/testing/builders'
import { newsletterSite } from './newsletters'
import type { NewsletterSite } from './newsletters'

/** A site with calls about its automatic letters. */
export type AutomaticSite = Omit<NewsletterSite, 'read'> & {
  /** Stores a letter that is not published; returns its id. */
  writeLetter: (letter?: object) => Promise<string>
  update: (kind: AutomaticLetterKind, body: object) => Promise<AutomaticLetter>
  read: (kind: AutomaticLetterKind) => Promise<AutomaticLetter>
  /** Makes the digest due. */
  passDigestTime: () => Promise<void>
}

/** Makes a site for tests of automatic letters. */
export async function automaticSite(
  payload: Payload,
  options: Parameters<typeof makeSite>[1] = {},
): Promise<AutomaticSite> {
  const made = await newsletterSite(payload, { publishedAt: null }, options)
  const { call } = made
  let letters = 0
  return {
    ...made,
    writeLetter: async (letter = {}) => {
      letters += 1
      const content = [{ type: 'paragraph', children: [{ text: 'Hello and welcome.' }] }]
      const body = { title: 'Welcome', slug: `welcome-${letters}`, content, ...letter }
      const answer = await call('POST', '/letters', body)
      return SCHEMAS.createLetter.answer.parse(answer.body).letter.id
    },
    update: async (kind, body) => {
      const answer = await call('PUT', `/automatic-letters/${kind}`, body)
      return SCHEMAS.updateAutomaticLetter.answer.parse(answer.body).automaticLetter
    },
    read: async (kind) => {
      const { body } = await call('GET', '/automatic-letters')
      const { automaticLetters } = SCHEMAS.listAutomaticLetters.answer.parse(body)
      const found = automaticLetters.find((each) => each.kind === kind)
      if (!found) throw new Error(kind)
      return found
    },
    passDigestTime: async () => {
      await payload.db.pool.query(
        `update automatic_letters set next_at = now() - interval '1 second', covered_until = now() - interval '8 days'
          where site_id = $1 and kind = 'digest'`,
        [made.site.id],
      )
      await queueDueDigests(payload)
    },
  }
}
