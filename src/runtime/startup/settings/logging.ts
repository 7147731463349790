import { pino } from 'pino'
import { scrub, scrubValue } from '@/src/runtime/process/scrub'
import { workLogFields } from '@/src/server/observability/work-context'
import type { Settings } from '@/src/runtime/startup/settings/settings'
import type { Config } from 'payload'
import type { DestinationStream, Logger, LoggerOptions } from 'pino'

/** Options that every log of the product shares: no secret, token or mail address gets through. */
function loggerOptions(level: Settings['logLevel']) {
  return {
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    mixin: workLogFields,
    formatters: {
      level: (label: string) => ({ level: label }),
      log: scrubLine,
    },
  }
}

function scrubLine(line: Record<string, unknown>): Record<string, unknown> {
  const scrubbed = Object.entries(line).map(([key, value]) => [key, scrubValue(value)] as const)
  return Object.fromEntries<unknown>(scrubbed)
}

/**
 * The logger of the process: one JSON line an event.
 * @param destination standard output unless it is set
 */
export function createLogger(
  { logLevel }: Pick<Settings, 'logLevel'>,
  destination: DestinationStream = pino.destination(1),
): Logger {
  const options: LoggerOptions = {
    ...loggerOptions(logLevel),
    hooks: {
      logMethod(args, method) {
        const scrubbed = args.map((arg) => (typeof arg === 'string' ? scrub(arg) : arg))
        Reflect.apply(method, this, scrubbed)
      },
    },
  }
  return pino(options, destination)
}

/** Writes the warnings of Node and of packages to the log, instead of as plain text to standard error. */
export function logWarnings(logger: Logger): void {
  process.removeAllListeners('warning')
  process.on('warning', ({ name, message }) => logger.warn({ warning: name }, message))
}

/** A logger for one request: each of its lines carries the request's id. */
export function requestLogger(logger: Logger, requestId: string): Logger {
  return logger.child({ requestId })
}

/** The options of Payload's logger, for `payload.config.ts`. */
export function payloadLogger({
  logLevel,
}: Pick<Settings, 'logLevel'>): Exclude<Config['logger'], undefined> {
  return {
    options: {
      ...loggerOptions(logLevel),
      name: 'payload',
      hooks: {
        logMethod(args, method) {
          const scrubbed = args.map((arg: unknown) => (typeof arg === 'string' ? scrub(arg) : arg))
          Reflect.apply(method, this, scrubbed)
        },
      },
    },
  }
}
