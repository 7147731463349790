import Stripe from 'stripe'

type Client = ReturnType<typeof Stripe.createNodeHttpClient>
type Answer = Awaited<ReturnType<Client['makeRequest']>>

/**
 * Creates the SDK's HTTP client for unreliable networks. Limits the time of a whole response: the SDK's own
 * timeout starts with the connection and restarts with each byte. Accepts only Stripe objects: the SDK
 * would take a proxy's response, such as `{}`, for an empty object.
 */
export function boundedHttpClient(): Client {
  const inner = Stripe.createNodeHttpClient()
  return {
    getClientName: () => inner.getClientName(),
    makeRequest: async (...request) => {
      const [, , , , , , , timeout] = request
      const end = Date.now() + timeout
      const answer = await within(timeout, inner.makeRequest(...request), () => undefined)
      return {
        getStatusCode: () => answer.getStatusCode(),
        getHeaders: () => answer.getHeaders(),
        getRawResponse: () => answer.getRawResponse(),
        toStream: (done) => answer.toStream(done),
        toJSON: () => wholeAnswer(answer, end),
        dispose: () => hangUp(answer),
      }
    },
  }
}

async function wholeAnswer(answer: Answer, end: number): Promise<unknown> {
  const body: unknown = await within(end - Date.now(), Promise.resolve(answer.toJSON()), () =>
    hangUp(answer),
  )
  if (!isStripes(body, answer.getStatusCode())) throw new Error('This is no object of Stripe.')
  return body
}

function isStripes(body: unknown, status: number): boolean {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return false
  const error: unknown = Reflect.get(body, 'error')
  if (typeof error === 'object' && error !== null) return true
  return status < 400 && typeof Reflect.get(body, 'object') === 'string'
}

/** The connection is unusable: the rest of its response would precede the next one. */
function hangUp(answer: Answer): void {
  const raw = answer.getRawResponse()
  if (typeof raw !== 'object' || raw === null) return
  const destroy: unknown = Reflect.get(raw, 'destroy')
  if (typeof destroy === 'function') Reflect.apply(destroy, raw, [])
}

function within<Result>(ms: number, work: Promise<Result>, giveUp: () => void): Promise<Result> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => {
      giveUp()
      reject(Stripe.HttpClient.makeTimeoutError())
    }, ms)
    work.then(resolve, reject).finally(() => clearTimeout(timer))
  })
}
