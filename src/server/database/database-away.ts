import { codeOf, hasCause } from '../error-causes'

/** Errors of Postgres, the network and the pool when the database is unavailable. */
const CONNECTION_LOST = /^(?:57P0[123]|08\w{3}|53300|ECONNREFUSED|ECONNRESET|ETIMEDOUT|EPIPE)$/
/** The pool's own errors have a message, but no code. */
const LOST_WORDS =
  /timeout exceeded when trying to connect|Connection terminated|Client has encountered a connection error/

/** Whether something failed because the database cannot be reached: it may be there in a moment. */
export const isDatabaseAway = (error: unknown): boolean =>
  hasCause(error, (each) => LOST_WORDS.test(each.message) || CONNECTION_LOST.test(codeOf(each)))
