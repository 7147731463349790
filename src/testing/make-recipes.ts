import { getPayload } from 'payload'
import config from '@payload-config'
import { callApi } from './api/call-api'

/**
 * Run as a process of its own by a test that kills it: makes a recipe for each key it is given, many at
 * a time, and says `key id` of each that was answered.
 */
async function work([site = '', token = '', ...keys]: readonly string[]): Promise<void> {
  const payload = await getPayload({ config, disableOnInit: true })
  payload.db.pool.on('error', () => undefined)
  const make = async (): Promise<void> => {
    for (let key = waiting.pop(); key !== undefined; key = waiting.pop()) {
      const { status, body } = await callApi(payload, 'POST', `/v1/manage/${site}/recipes`, {
        token,
        headers: { 'idempotency-key': key },
        body: { title: key, slug: key },
      })
      console.log(`${key} ${status} ${/"id":"([\w-]+)"/.exec(JSON.stringify(body))?.[1] ?? ''}`)
    }
  }
  const waiting = [...keys]
  await Promise.all([1, 2, 3, 4].map(make))
}

work(process.argv.slice(2)).then(
  () => process.exit(0),
  (error: unknown) => {
    console.error(error)
    process.exit(1)
  },
)
