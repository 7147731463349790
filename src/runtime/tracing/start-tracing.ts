import { AsyncLocalStorage } from 'node:async_hooks'
import { ROOT_CONTEXT, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api'
import type { Context, Span, SpanContext } from '@opentelemetry/api'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import { resourceFromAttributes } from '@opentelemetry/resources'
import {
  BatchSpanProcessor,
  ParentBasedSampler,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace'
import type { SpanStart, TraceSink } from '@/src/server/observability/tracing'

/** The address of a collector, what it wants in each request, and the share of traces that it gets. */
export type TracingSettings = {
  endpoint: string
  headers: Record<string, string>
  ratio: number
}

/** Longest wait for the collector, in milliseconds: also when the process ends. */
const TIMEOUT_MS = 3_000

/**
 * Records traces of this process and sends them to a collector by OTLP over HTTP. The provider is not the
 * global one: libraries would add spans with addresses in full, and so with sign-in tokens.
 * @see docs/operating.md#traces
 */
export function startTracing(
  service: 'recipes-server' | 'recipes-worker',
  { endpoint, headers, ratio }: TracingSettings,
): { stop: () => Promise<void> } {
  const exporter = new OTLPTraceExporter({
    url: `${endpoint.replace(/\/$/, '')}/v1/traces`,
    headers,
    timeoutMillis: TIMEOUT_MS,
  })
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ 'service.name': service, 'process.pid': process.pid }),
    sampler: new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(ratio) }),
    spanProcessors: [new BatchSpanProcessor({ exporter })],
  })
  globalThis.traceSink = createSink(provider)
  return {
    stop: async () => {
      globalThis.traceSink = undefined
      await provider.shutdown().catch(() => undefined)
    },
  }
}

const KINDS = {
  server: SpanKind.SERVER,
  client: SpanKind.CLIENT,
  consumer: SpanKind.CONSUMER,
} as const

function createSink(provider: TracerProvider): TraceSink {
  const tracer = provider.getTracer('recipes')
  const current = new AsyncLocalStorage<Context>()
  return {
    run: ({ name, kind, attributes, parent }, work) => {
      const cause = contextOf(parent) ?? current.getStore() ?? ROOT_CONTEXT
      const span = tracer.startSpan(
        name,
        { kind: KINDS[kind], attributes: { ...attributes } },
        cause,
      )
      const set = (key: string, value: string | number): void => void span.setAttribute(key, value)
      return current.run(trace.setSpan(cause, span), () => ending(span, () => work(set)))
    },
    traceparent: () => {
      const context = current.getStore()
      const span = context && trace.getSpanContext(context)
      return span && formatTraceparent(span)
    },
  }
}

async function ending<Result>(span: Span, work: () => Promise<Result>): Promise<Result> {
  try {
    return await work()
  } catch (error) {
    // The message may hold what a person wrote; the log has it, without secrets.
    const type = error instanceof Error ? error.name : typeof error
    span.setStatus({ code: SpanStatusCode.ERROR }).setAttribute('error.type', type)
    throw error
  } finally {
    span.end()
  }
}

const TRACEPARENT = /^00-([\da-f]{32})-([\da-f]{16})-([\da-f]{2})$/

/** Parses a W3C trace context; undefined without a valid one. */
function contextOf(traceparent: SpanStart['parent']): Context | undefined {
  const [, traceId, spanId, flags] = TRACEPARENT.exec(traceparent ?? '') ?? []
  if (traceId === undefined || spanId === undefined || flags === undefined) return undefined
  const span = { traceId, spanId, traceFlags: Number.parseInt(flags, 16), isRemote: true }
  return trace.setSpanContext(ROOT_CONTEXT, span)
}

const formatTraceparent = ({ traceId, spanId, traceFlags }: SpanContext): string =>
  `00-${traceId}-${spanId}-${traceFlags.toString(16).padStart(2, '0')}`
