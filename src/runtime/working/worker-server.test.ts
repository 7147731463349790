import { afterAll, describe, expect, it } from 'vitest'
import { startWorkerServer } from './worker-server'

const TOKEN = 'the-token-that-prometheus-is-given'
const state = { isPolling: true }
const server = await startWorkerServer(
  0,
  { metricsToken: TOKEN },
  { isPolling: () => state.isPolling, readMetrics: () => Promise.resolve('recipes_x 1\n') },
)
afterAll(() => server.stop())

const read = (path: string, headers = {}): Promise<Response> =>
  fetch(`http://127.0.0.1:${String(server.port)}${path}`, { headers })

// docs/operating.md#health-checks-of-a-worker
describe('a worker with a port of its own', () => {
  it('is alive while it answers, and ready while it reads its queues', async () => {
    expect((await read('/healthz')).status).toBe(200)
    expect((await read('/readyz')).status).toBe(200)
    state.isPolling = false
    const refused = await read('/readyz')
    expect(refused.status).toBe(503)
    expect(await refused.json()).toEqual({ status: 'not ready', parts: { queues: 'away' } })
    expect((await read('/healthz')).status).toBe(200)
  })

  it('shows its metrics to those with the token alone', async () => {
    expect((await read('/metrics')).status).toBe(401)
    const answer = await read('/metrics', { authorization: `Bearer ${TOKEN}` })
    expect(await answer.text()).toBe('recipes_x 1\n')
  })

  it('answers nothing else', async () => {
    expect((await read('/')).status).toBe(404)
    expect((await read('/api/v1/site')).status).toBe(404)
  })
})
