import type { z } from 'zod'
import type { CallSchema } from './call-schema'
import type { CallName } from './calls'
import { accountSchemas } from './schemas/accounts'
import { bulkSchemas } from './schemas/bulk'
import { commentSchemas } from './schemas/comments'
import { communitySchemas } from './schemas/community'
import { countingSchemas } from './schemas/counting'
import { designSchemas } from './schemas/designs'
import { draftSchemas } from './schemas/drafts'
import { eventSchemas } from './schemas/events'
import { figureSchemas } from './schemas/figures'
import { automaticLetterSchemas } from './schemas/automatic-letters'
import { mailSettingsSchemas } from './schemas/mail-settings'
import { segmentSchemas } from './schemas/segments'
import { commentSettingsSchemas } from './schemas/comment-settings'
import { moderationSchemas } from './schemas/moderation'
import { newsletterSchemas } from './schemas/newsletters'
import { letterSchemas } from './schemas/letters'
import { redirectSchemas } from './schemas/redirects'
import { savedViewSchemas } from './schemas/saved-views'
import { paymentSchemas } from './schemas/payments'
import { pictureSchemas } from './schemas/pictures'
import { ratingSchemas } from './schemas/ratings'
import { recipeSchemas } from './schemas/recipes'
import { sitePeopleSchemas } from './schemas/site-people'
import { siteSchemas } from './schemas/sites'
import { termSchemas } from './schemas/terms'
import { testPaymentSchemas } from './schemas/test-payments'
import { subscriberSchemas } from './schemas/subscribers'
import { transferSchemas } from './schemas/transfer'
import { videoSchemas } from './schemas/videos'
import { webhookSchemas } from './schemas/webhooks'

/** Request and response schemas of all calls: the source of validation, types, OpenAPI and client. */
export const SCHEMAS = {
  ...accountSchemas,
  ...siteSchemas,
  ...designSchemas,
  ...sitePeopleSchemas,
  ...recipeSchemas,
  ...ratingSchemas,
  ...draftSchemas,
  ...savedViewSchemas,
  ...bulkSchemas,
  ...paymentSchemas,
  ...pictureSchemas,
  ...videoSchemas,
  ...communitySchemas,
  ...moderationSchemas,
  ...commentSettingsSchemas,
  ...commentSchemas,
  ...countingSchemas,
  ...newsletterSchemas,
  ...segmentSchemas,
  ...automaticLetterSchemas,
  ...mailSettingsSchemas,
  ...eventSchemas,
  ...figureSchemas,
  ...letterSchemas,
  ...redirectSchemas,
  ...termSchemas,
  ...testPaymentSchemas,
  ...subscriberSchemas,
  ...transferSchemas,
  ...webhookSchemas,
} as const satisfies Record<CallName, CallSchema>

type Schemas = typeof SCHEMAS
type Input<Name extends CallName, Part extends 'query' | 'body'> = Schemas[Name] extends {
  [key in Part]: infer Schema extends z.ZodType
}
  ? z.input<Schema>
  : undefined
type Output<Name extends CallName, Part extends 'query' | 'body'> = Schemas[Name] extends {
  [key in Part]: infer Schema extends z.ZodType
}
  ? z.output<Schema>
  : undefined

/** The query of a call, as sent by a caller. */
export type CallQuery<Name extends CallName> = Input<Name, 'query'>
export type CallBody<Name extends CallName> = Input<Name, 'body'>
/** The request of a call after validation, as a handler receives it. */
export type ParsedQuery<Name extends CallName> = Output<Name, 'query'>
export type ParsedBody<Name extends CallName> = Output<Name, 'body'>
/** The response of a call. */
export type CallAnswer<Name extends CallName> = z.output<Schemas[Name]['answer']>
