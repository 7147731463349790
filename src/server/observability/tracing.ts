/** A unit of work in a trace. */
export type SpanStart = {
  name: string
  kind: 'server' | 'client' | 'consumer'
  attributes: Readonly<Record<string, string | number>>
  /** The W3C trace context of the cause; else the current span is the cause. */
  parent?: string | undefined
}

/** Sets attributes that are known at the end of a span. */
export type SetAttribute = (name: string, value: string | number) => void

/** Records spans (`src/runtime/tracing`). */
export type TraceSink = {
  run: <Result>(start: SpanStart, work: (set: SetAttribute) => Promise<Result>) => Promise<Result>
  /** Returns the W3C trace context of the current span; undefined outside of any. */
  traceparent: () => string | undefined
}

declare global {
  /** One for the process and all bundles of Next: each has its own copy of this module. */
  var traceSink: TraceSink | undefined
}

const ignore: SetAttribute = () => undefined

/**
 * Runs work in a span, which ends with it and records its failure; only runs it where no traces are sent.
 * @see docs/operating.md#traces
 */
export function traced<Result>(
  start: SpanStart,
  work: (set: SetAttribute) => Promise<Result>,
): Promise<Result> {
  return globalThis.traceSink?.run(start, work) ?? work(ignore)
}

/** Returns the W3C trace context of the current work; undefined where none is recorded. */
export const currentTraceparent = (): string | undefined => globalThis.traceSink?.traceparent()
