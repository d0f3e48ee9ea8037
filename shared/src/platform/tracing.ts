/**
 * Traces: what a call and its ticket did, across processes, on one line of time. Sent to the OpenTelemetry collector that
 * OTEL_EXPORTER_OTLP_ENDPOINT names; without it nothing is loaded but the API, and nothing is measured.
 * The kit that hooks into libraries by itself has to be loaded before them, and does not know our queue: there are four doors
 * (call, statement, run of a ticket with its steps, provider), and each says what goes through it.
 */
import { setTimeout as delay } from 'node:timers/promises';
import {
  type Attributes,
  context,
  DiagLogLevel,
  diag,
  propagation,
  type Span,
  SpanKind,
  SpanStatusCode,
  TraceFlags,
  trace,
} from '@opentelemetry/api';
import type { Logger } from 'pino';
import type { Settings } from './env.ts';

const tracer = trace.getTracer('hall-of-chaos');
let isOn = false;

type TracingSettings = Pick<Settings, 'APP_VERSION' | 'OTEL_EXPORTER_OTLP_ENDPOINT' | 'OTEL_TRACES_SAMPLER_ARG'>;

/** What the collector refuses is said once a minute, and not with every batch. */
const COMPLAINT_MS = 60_000;
/** A process that ends does not wait longer for a collector. */
const LAST_BATCH_MS = 1_000;
/** A bulk insert has thousands of placeholders. */
const STATEMENT_MAX = 2_000;

/**
 * Before anything that is traced is opened.
 * @param service whose spans these are: `server`, `worker`.
 * @returns sends what still waits, for the end of the process; a collector that is away is not waited for.
 */
export async function startTracing(service: string, settings: TracingSettings, log: Logger): Promise<() => Promise<void>> {
  if (settings.OTEL_EXPORTER_OTLP_ENDPOINT === undefined) return async () => {};
  const [
    sdk,
    { OTLPTraceExporter },
    { AsyncLocalStorageContextManager },
    { W3CTraceContextPropagator },
    { resourceFromAttributes },
  ] = await Promise.all([
    import('@opentelemetry/sdk-trace'),
    import('@opentelemetry/exporter-trace-otlp-http'),
    import('@opentelemetry/context-async-hooks'),
    import('@opentelemetry/core'),
    import('@opentelemetry/resources'),
  ]);
  const share = new sdk.TraceIdRatioBasedSampler(settings.OTEL_TRACES_SAMPLER_ARG);
  const provider = new sdk.TracerProvider({
    resource: resourceFromAttributes({
      ...{ 'service.namespace': 'hall-of-chaos', 'service.name': service, 'process.pid': process.pid },
      ...(settings.APP_VERSION !== undefined && { 'service.version': settings.APP_VERSION }),
    }),
    // A ticket is traced if its call was.
    sampler: new sdk.ParentBasedSampler({ root: share }),
    // The exporter reads the address, its headers and its patience from the environment, by their usual names.
    spanProcessors: [new sdk.BatchSpanProcessor({ exporter: new OTLPTraceExporter() })],
  });
  diag.setLogger(complainTo(log), DiagLogLevel.WARN);
  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable());
  propagation.setGlobalPropagator(new W3CTraceContextPropagator());
  trace.setGlobalTracerProvider(provider);
  isOn = true;
  return async () => {
    const sent = provider.shutdown().catch((error: unknown) => log.warn({ err: error }, 'the last traces were not sent'));
    await Promise.race([sent, delay(LAST_BATCH_MS, undefined, { ref: false })]);
  };
}

/** How the kit speaks of itself: of traces that are not taken, above all. */
function complainTo(log: Logger) {
  let toldAt = Number.NEGATIVE_INFINITY;
  const complain = (message: string, ...more: unknown[]) => {
    if (performance.now() - toldAt < COMPLAINT_MS) return;
    toldAt = performance.now();
    log.warn({ more }, `traces: ${message}`);
  };
  const ignore = () => {};
  return { error: complain, warn: complain, info: ignore, debug: ignore, verbose: ignore };
}

export function isTracing(): boolean {
  return isOn;
}

interface SpanOptions {
  kind?: 'server' | 'client' | 'consumer';
  attributes?: Attributes;
  /** As `activeTrace` gave it in another process; null begins a trace. Without it: whatever is going on here. */
  parent?: string | null;
}

const KINDS = { server: SpanKind.SERVER, client: SpanKind.CLIENT, consumer: SpanKind.CONSUMER };

/** Runs it as a span of its own; what it throws is the span's error. */
export async function traced<T>(name: string, { kind, attributes, parent }: SpanOptions, run: () => Promise<T>): Promise<T> {
  if (!isOn) return run();
  const around = parent === undefined ? context.active() : propagation.extract(context.active(), { traceparent: parent ?? '' });
  const options = { kind: kind ? KINDS[kind] : SpanKind.INTERNAL, attributes: attributes ?? {}, root: parent === null };
  return tracer.startActiveSpan(name, options, around, async (span) => {
    try {
      return await run();
    } catch (error) {
      markFailed(span, error);
      throw error;
    } finally {
      span.end();
    }
  });
}

/**
 * Something that ended just now, after so many milliseconds. Outside of any span it is not worth one; and a span that has ended,
 * whose context lives on in a timer or a batch, is nobody's.
 */
export function noteSpan(name: string, ms: number, { kind, attributes = {}, error }: SpanOptions & { error?: unknown }): void {
  if (!isOn || !trace.getActiveSpan()?.isRecording()) return;
  const startTime = performance.timeOrigin + performance.now() - ms;
  const span = tracer.startSpan(name, { kind: kind ? KINDS[kind] : SpanKind.INTERNAL, attributes, startTime });
  if (error !== undefined) markFailed(span, error);
  span.end();
}

/** More about the span that is going on. */
export function describeSpan(attributes: Attributes, failure?: string): void {
  const span = trace.getActiveSpan();
  span?.setAttributes(attributes);
  if (failure !== undefined) span?.setStatus({ code: SpanStatusCode.ERROR, message: failure });
}

/** A statement to PostgreSQL; its values are not part of its text. */
export function noteStatement(text: string, ms: number, error?: unknown): void {
  if (!isOn) return;
  const attributes = { 'db.system.name': 'postgresql', 'db.query.text': text.slice(0, STATEMENT_MAX) };
  noteSpan(summaryOf(text), ms, { kind: 'client', attributes, error });
}

/** What it does to which table first, as the conventions of OpenTelemetry name a statement. */
function summaryOf(text: string): string {
  const [operation = 'statement'] = /[a-z]+(?: transaction)?/i.exec(text) ?? [];
  const [, table] = /\b(?:from|into|update)\s+"?([a-z_]+)/i.exec(text) ?? [];
  return [operation.toLowerCase(), table].filter(Boolean).join(' ');
}

/**
 * What is going on, for another process to go on with (W3C trace context), also where it was chosen not to be traced; null where
 * nothing goes on.
 */
export function activeTrace(): string | null {
  const span = isOn ? trace.getActiveSpan() : undefined;
  const isOver = span && !span.isRecording() && span.spanContext().traceFlags === TraceFlags.SAMPLED;
  if (!span || isOver) return null;
  const carrier: { traceparent?: string } = {};
  propagation.inject(context.active(), carrier);
  return carrier.traceparent ?? null;
}

/** @param traceparent as `activeTrace` gives it. @returns what traces are looked up by; null of what is not traced. */
export function traceIdOf(traceparent: string | null): string | null {
  const [, traceId = null, , flags] = traceparent?.split('-') ?? [];
  return flags === '01' ? traceId : null;
}

/** Messages may quote what people wrote: the log has them, where they are masked. */
function markFailed(span: Span, error: unknown): void {
  span.setStatus({ code: SpanStatusCode.ERROR, message: error instanceof Error ? error.name : 'unknown' });
}
