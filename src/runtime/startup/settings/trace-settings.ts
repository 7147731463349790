import { z } from 'zod'
import { settingNotes } from './setting-notes'
import { address } from './setting-shapes'

/** Settings of traces, with the names that OpenTelemetry gives them. */
export const traceSettings = {
  OTEL_EXPORTER_OTLP_ENDPOINT: address(/^https?:$/, 'is not a web address')
    .optional()
    .register(settingNotes, {
      section: 'Running',
      description: 'A collector of OpenTelemetry for traces, by OTLP over HTTP. Without it, none.',
      hint: 'an address such as http://localhost:4318',
      example: 'http://localhost:4318',
    }),
  OTEL_EXPORTER_OTLP_HEADERS: z
    .string()
    .regex(/^[^=,\s]+=[^,]*(?:,[^=,\s]+=[^,]*)*$/, 'is not a list of headers')
    .transform(parseHeaders)
    .optional()
    .register(settingNotes, {
      section: 'Running',
      description: 'Headers that the collector wants, such as a key.',
      hint: 'names and values with commas between them, such as api-key=…,tenant=…',
      example: '',
    }),
  OTEL_TRACES_SAMPLER_ARG: z
    .string()
    .regex(/^(?:0(?:\.\d{1,6})?|1(?:\.0{1,6})?)$/, 'is not a share')
    .transform(Number)
    .default(1)
    .register(settingNotes, {
      section: 'Running',
      description: 'The share of traces that are recorded, from 0 to 1. Default 1.',
      hint: 'a number from 0 to 1',
      example: '0.1',
    }),
}

/** Parses a list of headers; values are percent-encoded, as OpenTelemetry says. */
function parseHeaders(list: string): Record<string, string> {
  const pairs = list.split(',').map((pair): [string, string] => {
    const at = pair.indexOf('=')
    return [pair.slice(0, at), decodeSafely(pair.slice(at + 1))]
  })
  return Object.fromEntries(pairs)
}

function decodeSafely(value: string): string {
  try {
    return decodeURIComponent(value)
  } catch {
    return value
  }
}
