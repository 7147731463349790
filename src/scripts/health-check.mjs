// The health check of an image: a worker answers on WORKER_PORT, a server on PORT.
const port = process.env.WORKER_PORT || process.env.PORT || '3000'
const isAlive = await fetch(`http://127.0.0.1:${port}/healthz`, {
  signal: AbortSignal.timeout(4_000),
}).then(
  ({ ok }) => ok,
  () => false,
)
process.exit(isAlive ? 0 : 1)
