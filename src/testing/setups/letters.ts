import type { NewsletterSite } from '@/src/testing/setups/newsletters'
import { unique } from '@/src/testing/builders'

/** A paragraph of a letter, linked to an address if one is given. */
export const paragraph = (text: string, href?: string) => ({
  type: 'paragraph',
  children: [href === undefined ? { text } : { type: 'link', href, children: [{ text }] }],
})

/** Makes a letter that is not published, and returns its id. */
export async function makeLetter(
  { call }: Pick<NewsletterSite, 'call'>,
  letter: object = {},
): Promise<string> {
  const content = [paragraph('Hello to all of you.')]
  const given = { title: 'Notes from the oven', slug: unique('letter'), content, ...letter }
  const { body } = await call('POST', '/letters', given)
  return (body as { letter: { id: string } }).letter.id
}
