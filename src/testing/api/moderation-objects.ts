import type { Target } from './target'

/** Switches comments of the site of the objects on. */
export async function withComments({ payload, objects }: Target): Promise<void> {
  const data = { commentsEnabled: true }
  await payload.update({ collection: 'sites', id: objects.id, data, depth: 0 })
}
