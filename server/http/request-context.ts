// The context that a proxy in front gives a request: its id in the proxy's log, and the trace that it belongs to.

/** Long enough for a UUID, ULID or trace id; nothing that could break a line of the log. */
const REQUEST_ID = /^[\w-]{8,64}$/;
/** https://www.w3.org/TR/trace-context/#traceparent-header; later versions may add fields at the end. */
const TRACEPARENT = /^(?!ff)[\da-f]{2}-(?!0{32})([\da-f]{32})-(?!0{16})([\da-f]{16})-[\da-f]{2}(?:-.*)?$/;

export interface RequestContext {
  requestId: string | undefined;
  /** The trace, and the span of the caller in it. */
  trace: { traceId: string; parentSpanId: string } | undefined;
}

/** A value without the right format counts as absent. */
export function requestContextOf(header: (name: string) => string | undefined): RequestContext {
  const requestId = header('x-request-id');
  const [, traceId, parentSpanId] = TRACEPARENT.exec(header('traceparent') ?? '') ?? [];
  return {
    requestId: requestId !== undefined && REQUEST_ID.test(requestId) ? requestId : undefined,
    trace: traceId !== undefined && parentSpanId !== undefined ? { traceId, parentSpanId } : undefined,
  };
}
