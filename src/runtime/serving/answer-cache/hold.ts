import type { ServerResponse } from 'node:http'

/** Delays a response until `ready` has resolved, which is called when the response begins. */
export function holdUntil(response: ServerResponse, ready: () => Promise<void>): void {
  const { write, end } = response
  let waiting: Promise<void> | null = null
  const later = (action: () => void): void => {
    waiting = (waiting ?? ready()).then(action)
  }
  Object.assign(response, {
    write: (...args: unknown[]) => {
      later(() => {
        Reflect.apply(write, response, args)
      })
      return true
    },
    end: (...args: unknown[]) => {
      later(() => {
        Reflect.apply(end, response, args)
      })
      return response
    },
  })
}
