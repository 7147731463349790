import { toast } from 'sonner'
import { ApiError } from '@/src/api/api-error'

/** The message of a failed call, with the server's messages about fields. */
export function errorMessage(error: unknown): string {
  if (error instanceof ApiError && error.code !== null) return withIssues(error)
  if (error instanceof TypeError) return 'The server could not be reached. Check your connection.'
  return 'Something went wrong. Please try again.'
}

/** Shows the message of a failed call as a toast. */
export const toastError = (error: unknown): void => {
  toast.error(errorMessage(error))
}

function withIssues({ message, code, body }: ApiError): string {
  const issues = code === 'validation_failed' ? (body?.error.issues ?? []) : []
  if (issues.length === 0) return message
  const words = new Set(issues.map((issue) => issue.message))
  return `${message.replace(/\.$/, '')}: ${[...words].join(', ')}.`
}

/** Whether a call failed because the user is signed out. */
export const isSignedOut = (error: unknown): boolean =>
  error instanceof ApiError && error.status === 401

/** Whether a call failed because there is no such site, or not for this caller. */
export const isNotFound = (error: unknown): boolean =>
  error instanceof ApiError && error.status === 404
