import { streamOf } from './stream'

/** Lines of CSV as a file to be saved. */
export function csvAnswer(
  headers: Headers,
  fileName: string,
  lines: AsyncIterable<string>,
): Response {
  headers.set('content-type', 'text/csv; charset=utf-8')
  headers.set('content-disposition', `attachment; filename="${fileName}"`)
  return new Response(streamOf(lines), { headers })
}
