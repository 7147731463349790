import { randomUUID } from 'node:crypto'
import type { Endpoint, PayloadRequest } from 'payload'
import type { CallSchema } from '@/src/contract/call-schema'
import type { CallName } from '@/src/contract/calls'
import { Failure, notFound } from '@/src/contract/failure'
import { SCHEMAS } from '@/src/contract/schemas'
import { deploymentOf } from '@/src/server/deployment'
import { basedOn } from './based-on'
import { requireKnownBlocks, withRequestedBlocks } from './blocks'
import type { Call, Handler, Handlers } from './call'
import { errorResponse } from './errors'
import { admitCall } from './guard'
import { runOnceForKey } from './idempotency'
import { OPENAPI_PATH, openApiResponse } from './openapi/fixed-document'
import { matchRoute } from './route'
import type { RouteMatch } from './route'
import { validate } from './validate'

const METHODS = ['get', 'post', 'put', 'patch', 'delete'] as const

/**
 * Builds the Payload endpoints of all calls. Payload compiles every endpoint's path again at each request,
 * so there is one endpoint for each method, and calls are routed here.
 */
export const endpointsFor = (handlers: Handlers): Endpoint[] =>
  METHODS.map((method) => ({
    path: '/v1/:path*',
    method,
    handler: (req) => answer(req, handlers),
  }))

async function answer(req: PayloadRequest, handlers: Handlers): Promise<Response> {
  const requestId = req.headers.get('x-request-id') ?? randomUUID()
  const response = await respond(req, handlers, requestId)
  response.headers.set('x-request-id', requestId)
  return response
}

async function respond(
  req: PayloadRequest,
  handlers: Handlers,
  requestId: string,
): Promise<Response> {
  try {
    if (isOpenApi(req)) return openApiResponse(deploymentOf(req.payload), req.headers)
    const match = findMatch(req)
    const { name, params } = match
    return await dispatch(req, name, params, handlers)
  } catch (error) {
    return errorResponse(error, req, requestId)
  }
}

/** Whether the request is for the OpenAPI document, which is not a call. */
const isOpenApi = (req: PayloadRequest): boolean =>
  req.method === 'GET' && pathOf(req) === OPENAPI_PATH

const pathOf = (req: PayloadRequest): string =>
  new URL(req.url ?? '/', 'http://localhost').pathname.replace(/^\/api/, '')

function findMatch(req: PayloadRequest): RouteMatch {
  const match = matchRoute(req.method ?? 'GET', pathOf(req))
  if (match === null) throw notFound('Call')
  if (match === 'method') {
    throw new Failure('method_not_allowed', 'This path does not support this method.')
  }
  return match
}

/** A generic keeps name and handler together: a union of both would not. */
const dispatch = <Name extends CallName>(
  req: PayloadRequest,
  name: Name,
  params: Record<string, string>,
  handlers: { [Key in Name]: Handler<Key> },
): Promise<Response> => make(req, name, params, handlers[name])

async function make<Name extends CallName>(
  req: PayloadRequest,
  name: Name,
  params: Record<string, string>,
  handler: Handler<Name>,
): Promise<Response> {
  const schema: CallSchema = SCHEMAS[name]
  const { caller, site } = await admitCall(req, name, params['site'])
  const { query, body } = await validate(req, schema)
  requireKnownBlocks(req, schema.answer)
  const headers = new Headers({ 'cache-control': 'no-store' })
  // Admitted and validated as this call's contract says: the types follow from its name.
  const call = {
    req,
    payload: req.payload,
    params,
    query,
    body,
    site,
    caller,
    clientAddress: clientAddress(req),
    userAgent: req.headers.get('user-agent'),
    basedOn: basedOn(req.headers, body),
    headers,
  } as Call<Name>
  const respond = async (): Promise<Response> => {
    const answered = await handler(call)
    if (answered instanceof Response) return answered
    return Response.json(withRequestedBlocks(req, answered), {
      status: schema.status ?? 200,
      headers,
    })
  }
  return schema.idempotent ? runOnceForKey(call, name, respond) : respond()
}

/**
 * Returns the client's network address; the HTTP server has already validated the header against trusted
 * proxies.
 */
const clientAddress = (req: PayloadRequest): string =>
  req.headers.get('x-forwarded-for') ?? 'unknown'
