import { mediaKeysIn, withMediaKeys } from '@/src/domain/pictures/media-in-html'
import type { OwnLookup } from './lookup'

type Post = Readonly<Record<string, unknown>>

/** Replaces the pictures in a stored post of an export by their copies on this site. */
export async function restorePostPictures(
  post: Post | null,
  lookup: Pick<OwnLookup, 'imageKey'>,
): Promise<Post | null> {
  const content = post?.['content']
  if (typeof content !== 'string') return post
  const keys = new Map<string, string>()
  for (const name of mediaKeysIn(content)) {
    const key = await lookup.imageKey(name)
    if (key !== null) keys.set(name, key)
  }
  return { ...post, content: withMediaKeys(content, keys) }
}
