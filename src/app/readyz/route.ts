import { readiness } from '@/src/runtime/serving/health'

/** Answers 200 when requests can be served, else 503 with the part that is missing. */
export async function GET(): Promise<Response> {
  const { isReady, ...body } = await readiness()
  const headers = new Headers({ 'cache-control': 'no-store' })
  if (!isReady) headers.set('retry-after', '5')
  return Response.json(body, { status: isReady ? 200 : 503, headers })
}

export const dynamic = 'force-dynamic'
