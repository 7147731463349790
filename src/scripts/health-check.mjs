// The health check of an image: a worker answers on WORKER_PORT, a server on PORT.
import { get } from 'node:http'

const port = process.env.WORKER_PORT || process.env.PORT || '3000'
const options = { host: '127.0.0.1', port, path: '/healthz', timeout: 4_000 }
get(options, ({ statusCode }) => process.exit(statusCode === 200 ? 0 : 1))
  .on('timeout', () => process.exit(1))
  .on('error', () => process.exit(1))
