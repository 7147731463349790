import { createServer } from 'node:http'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { emptyState, StripeSimulator } from '@/src/stripe-simulator/simulator'
import type { SimulatorState } from '@/src/stripe-simulator/simulator'

/**
 * The kind of a request's failure. `lost` and `lost500` are executed but not answered; the others are not
 * executed. `hang` never answers, `drip` sends its response byte by byte without end, `half` stops in the
 * middle.
 */
export type Weather =
  | 'lost'
  | 'lost500'
  | 'hang'
  | 'drip'
  | 'half'
  | 'close'
  | { status: number; body: string; headers?: Record<string, string> }
  | Meanwhile

/** Work between the arrival of a request and its execution; then it is executed and answered. */
type Meanwhile = { meanwhile: () => Promise<unknown> }

type Rule = { on: RegExp; weather: Weather; times: number }

/** A simulated Stripe behind a real HTTP server that fails as it is configured to. */
export type StripeWeather = {
  url: string
  simulator: StripeSimulator
  state: SimulatorState
  /** Received requests: `POST /v1/customers`. */
  asked: string[]
  /** Makes the next requests fail a number of times; `on` is matched with method and path. */
  let: (on: RegExp, weather: Weather, times?: number) => void
  /** Removes all failures and the log of requests. */
  clear: () => void
  stop: () => void
}

/** Starts a simulated Stripe with configurable failures, which is closed after the tests. */
export async function startStripeWeather(): Promise<StripeWeather> {
  const state = emptyState()
  const simulator = new StripeSimulator(state, {
    now: () => new Date(),
    checkoutUrl: (id) => `http://localhost/test-checkout/${id}`,
    portalUrl: (id) => `http://localhost/test-portal/${id}`,
    accountUrl: (id) => `http://localhost/test-account/${id}`,
  })
  const rules: Rule[] = []
  const asked: string[] = []
  const server = createServer((request, response) => {
    void bodyOf(request).then(async (body) => {
      const call = `${request.method ?? ''} ${request.url ?? ''}`
      asked.push(call)
      const rule = rules.find(({ on, times }) => times > 0 && on.test(call))
      if (rule) rule.times -= 1
      const weather = rule?.weather
      const isMeanwhile = typeof weather === 'object' && 'meanwhile' in weather
      if (isMeanwhile) await weather.meanwhile()
      answer(simulator, { request, body, response, weather: isMeanwhile ? undefined : weather })
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  server.unref()
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${String(port)}`,
    simulator,
    state,
    asked,
    let: (on, weather, times = Infinity) => rules.push({ on, weather, times }),
    clear: () => {
      rules.length = 0
      asked.length = 0
    },
    stop: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = []
  for await (const part of request as AsyncIterable<Buffer>) parts.push(part)
  return Buffer.concat(parts).toString('utf8')
}

type ReceivedRequest = {
  request: IncomingMessage
  body: string
  response: ServerResponse
  weather: Exclude<Weather, Meanwhile> | undefined
}

function answer(
  simulator: StripeSimulator,
  { request, body, response, weather }: ReceivedRequest,
): void {
  const respond = () =>
    simulator.respond({
      method: request.method ?? '',
      path: request.url ?? '',
      body,
      headers: Object.fromEntries(
        Object.entries(request.headers).map(([name, value]) => [name, String(value)]),
      ),
    })
  if (weather === 'hang') return
  if (weather === 'close') return void request.socket.destroy()
  if (weather === 'lost') {
    respond()
    return void request.socket.destroy()
  }
  if (weather === 'lost500') {
    respond()
    return void response.writeHead(500, { 'content-type': 'text/html' }).end('<h1>Oops</h1>')
  }
  if (weather === 'half' || weather === 'drip') {
    spoil(response, weather)
    return
  }
  const { status, headers, body: text } = weather ?? respond()
  response.writeHead(status, headers).end(text)
}

/** Sends half of an object that looks complete to HTTP, or one that never ends. */
function spoil(response: ServerResponse, how: 'half' | 'drip'): void {
  response.writeHead(200, { 'content-type': 'application/json' })
  if (how === 'half') return void response.end('{"id": "cus_1", "obj')
  const timer = setInterval(() => response.write(' '), 20)
  response.on('close', () => clearInterval(timer))
}
