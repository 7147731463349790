import { referencePageResponse } from '@/endpoints/openapi/fixed-document'
import { deployment } from '@/src/runtime/startup/settings/deployment'

/** The reference of the API for people; for programs it is at `/api/v1/openapi.json`. */
export const GET = ({ headers }: Request): Response => referencePageResponse(deployment(), headers)
