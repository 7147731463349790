/**
 * The health check of the process: answers as long as it lives.
 * @see docs/product/limits.md#availability
 */
export function GET(): Response {
  return Response.json({ status: 'ok' }, { headers: { 'cache-control': 'no-store' } })
}

export const dynamic = 'force-dynamic'
