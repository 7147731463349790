import { IncomingMessage, ServerResponse } from 'node:http'
import { Socket } from 'node:net'
import { expect, it } from 'vitest'
import { capture } from './capture'

it('captures nothing of a response whose connection is lost, before or meanwhile', async () => {
  for (const isLostBefore of [true, false]) {
    const response = new ServerResponse(new IncomingMessage(new Socket()))
    if (isLostBefore) response.destroy()
    const captured = capture(response, () => undefined)
    if (!isLostBefore) {
      response.destroy()
      response.emit('close')
    }
    expect(await captured).toBeNull()
  }
})
