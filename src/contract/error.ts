import { z } from 'zod'

/**
 * Every code a failed call answers with, and its status.
 * @see docs/product/api.md#errors
 */
export const ERROR_STATUS = {
  invalid_address: 400,
  invalid_json: 400,
  invalid_redirect: 400,
  unauthorized: 401,
  forbidden: 403,
  quota_exceeded: 403,
  not_found: 404,
  method_not_allowed: 405,
  conflict: 409,
  account_already_exists: 409,
  payload_too_large: 413,
  unsupported_media_type: 415,
  validation_failed: 422,
  rate_limited: 429,
  internal: 500,
  not_implemented: 501,
  mail_unavailable: 503,
  unavailable: 503,
  insufficient_storage: 507,
} as const

export type ErrorCode = keyof typeof ERROR_STATUS

/**
 * Reasons for the refusal of a magic link: shown to the user, with one status for all.
 * @see docs/product/accounts.md#confirming-a-link
 */
export const TOKEN_FAILURES = ['unknown', 'expired', 'used', 'elsewhere'] as const
export type TokenFailure = (typeof TOKEN_FAILURES)[number]

export const Issue = z
  .object({
    path: z.string().describe('Path of the field in the request, with dots: `images.0.id`.'),
    message: z
      .string()
      .describe('What is wrong with the field, in English; can be shown to users.'),
  })
  .describe('A request field that failed validation.')
export type Issue = z.infer<typeof Issue>

/** The body of every failed call. */
export const ErrorBody = z
  .object({
    error: z
      .object({
        code: z.string(),
        message: z
          .string()
          .describe(
            'Human-readable description in English; its wording may change, so rely on `code`.',
          ),
        issues: z
          .array(Issue)
          .optional()
          .describe('For `validation_failed` and some conflicts: every invalid field.'),
        current: z.unknown().optional(),
        reason: z
          .enum(TOKEN_FAILURES)
          .optional()
          .describe('For `unauthorized` on a sign-in link: why the link was rejected.'),
        requestId: z
          .string()
          .optional()
          .describe('For `internal`: ID of the request, to quote when you contact support.'),
      })
      .describe('Details of the error.'),
  })
  .describe('The body of every error response.')
export type ErrorBody = z.infer<typeof ErrorBody>
