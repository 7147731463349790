import type { IncomingMessage, ServerResponse } from 'node:http'
import { getPathKind } from '@/src/runtime/serving/metrics/kind-of-path'
import { traced } from '@/src/server/observability/tracing'
import { withWork } from '@/src/server/observability/work-context'

/** The identity of a request in logs, jobs and traces. */
type Requested = { requestId: string; trustProxy: number }

/**
 * Answers a request under its id and in a span. The trace of a caller goes on only behind a proxy: nobody
 * else decides which requests are recorded. Spans hold the path, without the query.
 * @see docs/operating.md#traces
 */
export function answerTraced(
  request: IncomingMessage,
  response: ServerResponse,
  { requestId, trustProxy }: Requested,
  answer: () => Promise<void>,
): Promise<void> {
  const { method = 'GET', url = '/', headers } = request
  const [path = ''] = url.split('?', 1)
  const given = trustProxy > 0 ? headers['traceparent'] : undefined
  return withWork({ requestId }, () =>
    traced(
      {
        name: `${method} ${getPathKind(path)}`,
        kind: 'server',
        attributes: {
          'http.request.method': method,
          'url.path': path,
          'server.address': headers.host ?? '',
          'recipes.request_id': requestId,
        },
        parent: typeof given === 'string' ? given : undefined,
      },
      async (set) => {
        await answer()
        set('http.response.status_code', response.statusCode)
      },
    ),
  )
}
