import type { CallLevel } from '@/access/call-rules'
import type { JsonSchema } from './json-schema'

/*
 * The part of OpenAPI 3.1 that the document uses, so that the reference page and clients in tests read it
 * with types.
 */

/** A reference to an object in `components`. */
export type Reference = { $ref: string }

export type Parameter = {
  name: string
  in: 'path' | 'query' | 'header'
  description?: string
  required?: true
  schema: JsonSchema
  style?: 'form'
  explode?: false
  example?: unknown
}

/** A body in one media type. */
export type MediaType = { schema: JsonSchema; example?: unknown }

export type ResponseObject = {
  description: string
  headers?: Record<string, Reference>
  content?: Record<string, MediaType>
}

export type RequestBody = { required: boolean; content: Record<string, MediaType> }

/** A call. */
export type Operation = {
  operationId: string
  tags: string[]
  summary: string
  description: string
  'x-access': CallLevel
  security: Record<string, string[]>[]
  parameters?: Parameter[]
  requestBody?: RequestBody
  responses: Record<string, ResponseObject | Reference>
}

export const HTTP_METHODS = ['get', 'post', 'put', 'delete'] as const
export type HttpMethod = (typeof HTTP_METHODS)[number]
export type PathItem = Partial<Record<HttpMethod, Operation>>

/** The whole description of the API. */
export type OpenApiDocument = {
  openapi: '3.1.0'
  info: { title: string; version: string; description: string; license: { name: string } }
  servers: { url: string; description: string }[]
  tags: { name: string; description: string }[]
  paths: Record<string, PathItem>
  components: {
    schemas: Record<string, JsonSchema>
    responses: Record<string, ResponseObject>
    headers: Record<string, { description: string; schema: JsonSchema }>
    securitySchemes: Record<string, { type: 'http'; scheme: 'bearer'; description: string }>
  }
}
