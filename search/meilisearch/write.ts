import { setTimeout as pause } from 'node:timers/promises'
import { MeilisearchApiError } from 'meilisearch'
import type { EnqueuedTaskPromise, Meilisearch } from 'meilisearch'
import type { RecipeDocument } from '@/search/recipe-document'
import { PRIMARY_KEY } from './index-settings'
import { MissingRightsError, withRight } from './rights'

/** A task that Meilisearch took and could not do. */
export class TaskFailedError extends Error {
  override readonly name = 'TaskFailedError'
  constructor(
    readonly code: string,
    message: string,
  ) {
    super(`Meilisearch could not do a task (${code}): ${message}`)
  }
}

const ATTEMPTS = 4
const FIRST_PAUSE = 200

/** Sends documents, and resolves when searches see them. */
export async function putDocuments(
  client: Meilisearch,
  uid: string,
  documents: readonly RecipeDocument[],
): Promise<void> {
  if (documents.length === 0) return
  await waitForTask(() =>
    client.index<RecipeDocument>(uid).addDocuments([...documents], { primaryKey: PRIMARY_KEY }),
  )
}

/** Deletes documents, and resolves when searches no longer find them. */
export async function deleteDocuments(
  client: Meilisearch,
  uid: string,
  ids: readonly string[],
): Promise<void> {
  if (ids.length === 0) return
  await waitForTask(() => client.index(uid).deleteDocuments([...ids]))
}

/**
 * Writes until the task succeeds: retries requests that were not delivered, throws when a task
 * fails.
 */
export async function waitForTask(write: () => EnqueuedTaskPromise): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      const enqueued = write()
      await enqueued
      const task = await withRight('tasks.get', () => enqueued.waitTask())
      if (task.status === 'succeeded') return
      throw new TaskFailedError(task.error?.code ?? task.status, task.error?.message ?? '')
    } catch (error) {
      if (attempt === ATTEMPTS || isFinal(error)) throw error
      await pause(FIRST_PAUSE * 2 ** attempt)
    }
  }
}

/**
 * Whether another attempt would fail in the same way: everything but trouble on the way, or there.
 */
const isFinal = (error: unknown): boolean =>
  error instanceof TaskFailedError ||
  error instanceof MissingRightsError ||
  (error instanceof MeilisearchApiError &&
    error.response.status < 500 &&
    error.response.status !== 429)
