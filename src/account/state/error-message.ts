import { ApiError } from '@/src/api/api-error'

const FAILED = 'Something went wrong. Please try again.'

/** Whether an error is transient (no network, or a server error), so that a retry may succeed. */
export const isTransient = (reason: unknown): boolean =>
  !(reason instanceof ApiError) || reason.status >= 500 || reason.status === 429

/** Formats an error for people: the server's message, or a generic one. */
export const errorMessage = (reason: unknown): string =>
  reason instanceof ApiError && reason.body !== null ? reason.message : FAILED
