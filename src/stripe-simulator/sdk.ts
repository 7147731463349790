import Stripe from 'stripe'
import type { WireAnswer, WireRequest } from './resources/answering'

/** A request handler: a simulator, or one that is loaded and stored around each request. */
export type Responder = (request: WireRequest) => WireAnswer | Promise<WireAnswer>

/** Builds a `fetch` for the SDK that calls a simulator instead of the network. */
export const createFetch =
  (respond: Responder): typeof fetch =>
  async (input, init) => {
    const request = new Request(input, init)
    const url = new URL(request.url)
    const { status, headers, body } = await respond({
      method: request.method,
      path: `${url.pathname}${url.search}`,
      body: await request.text(),
      headers: Object.fromEntries(request.headers),
    })
    return new Response(body, { status, headers })
  }

/** Creates the real SDK with a simulator as its backend. */
export const clientOf = (simulator: { respond: Responder }): Stripe =>
  new Stripe('sk_test_simulated', {
    httpClient: Stripe.createFetchHttpClient(createFetch((request) => simulator.respond(request))),
    maxNetworkRetries: 0,
    telemetry: false,
  })
