import { MeilisearchApiError } from 'meilisearch'

/** Error of a key that lacks a right for maintaining the index. */
export class MissingRightsError extends Error {
  override readonly name = 'MissingRightsError'
  constructor(readonly right: string) {
    super(
      `MEILI_KEY may not do \`${right}\`. It needs search, documents.*, indexes.*, settings.* and ` +
        'tasks.get for all indexes whose names begin with MEILI_INDEX (`"indexes": ["recipes*"]`).',
    )
  }
}

/** Whether the server refused a request because of its key. */
export const isDenied = (error: unknown): boolean =>
  error instanceof MeilisearchApiError && [401, 403].includes(error.response.status)

/** Runs work that needs a right; names the right when the key lacks it. */
export async function withRight<Result>(
  right: string,
  work: () => Promise<Result>,
): Promise<Result> {
  try {
    return await work()
  } catch (error) {
    throw isDenied(error) ? new MissingRightsError(right) : error
  }
}
