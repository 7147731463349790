import { expect, it } from 'vitest'
import { answerHead } from './answer-head'

it('answers HEAD with status and headers of GET, and closes the body that nobody reads', async () => {
  let isClosed = false
  const body = new ReadableStream({
    cancel: () => {
      isClosed = true
    },
  })
  const head = answerHead<null>((request) =>
    Promise.resolve(
      new Response(body, {
        status: request.method === 'GET' ? 202 : 404,
        headers: { etag: request.headers.get('x-name') ?? '' },
      }),
    ),
  )
  const request = new Request('http://localhost/api', {
    method: 'HEAD',
    headers: { 'x-name': 'loaf' },
  })
  const answer = await head(request, null)
  expect(answer.status).toBe(202)
  expect(answer.headers.get('etag')).toBe('loaf')
  expect(answer.body).toBeNull()
  expect(isClosed).toBe(true)
})
