import { randomUUID } from 'node:crypto';
import http from 'node:http';
import https from 'node:https';
import type { AddressInfo } from 'node:net';
import type { Meter } from '@opentelemetry/api';
import { OTLPMetricExporter } from '@opentelemetry/exporter-metrics-otlp-http';
import { PrometheusExporter, PrometheusSerializer } from '@opentelemetry/exporter-prometheus';
import { resourceFromAttributes } from '@opentelemetry/resources';
import { type IMetricReader, MeterProvider, PeriodicExportingMetricReader } from '@opentelemetry/sdk-metrics';
import type { Logger } from 'pino';
import type { Loops } from '../domain/work-loop.ts';
import type { MeasuredCall } from '../http/measure-calls.ts';
import { FIGURES, type FigureName } from './figures.ts';
import { MetricsEndpoint } from './metrics-endpoint.ts';
import type { Readings } from './readings.ts';

// Imported only by a server that measures: nobody else loads OpenTelemetry.

export interface MetricsSettings {
  /** Where Prometheus asks; undefined: nowhere. */
  scrape: { host: string; port: number } | undefined;
  /** The endpoint that metrics are pushed to; undefined: none. */
  push: { url: string; headers: Record<string, string> } | undefined;
}

export interface Metrics {
  /** The port of /metrics, if there is one. */
  port: number | undefined;
  stop(): Promise<void>;
}

/** Few: each is a series per operation. */
const SECONDS = [0.025, 0.1, 0.5, 2.5];
const PUSH_EVERY_MS = 60_000;
/** An endpoint that does not answer is given up after this time; the next push is a new one. */
const PUSH_WITHIN_MS = 10_000;
/** Figures that are not pushed by then are lost: nobody waits for them when the server stops. */
const LAST_PUSH_MS = 500;

/** @param version of the server @throws Error when the port cannot be opened */
export async function startMetrics(
  { scrape, push }: MetricsSettings,
  { readings, loops, log, version }: { readings: Readings; loops?: Loops; log: Logger; version: string },
): Promise<Metrics & { measure: (call: MeasuredCall) => void }> {
  const exporter = scrape && new PrometheusExporter({ preventServerStart: true });
  const pushed = push && pushReader(push, log);
  const provider = new MeterProvider({
    resource: resourceFromAttributes({
      'service.name': 'coinop-admin',
      'service.version': version,
      'service.instance.id': randomUUID(),
    }),
    readers: [exporter, pushed].filter((reader): reader is IMetricReader & typeof exporter => reader !== undefined),
  });
  const meter = provider.getMeter('coinop-admin');
  const duration = meter.createHistogram('http.server.request.duration', {
    unit: 's',
    description: 'Durations of calls by operation of the contract',
    advice: { explicitBucketBoundaries: SECONDS },
  });
  const unsuccessful = meter.createCounter('coinop.calls.unsuccessful', {
    unit: '{call}',
    description: 'Calls that were refused (4xx) or failed (5xx), by operation',
  });
  const names = Object.keys(FIGURES) as FigureName[];
  const gauges = names.map((figure) => {
    const { name, unit, description } = FIGURES[figure];
    return [figure, meter.createObservableGauge(name, { unit, description })] as const;
  });
  meter.addBatchObservableCallback(
    async (result) => {
      const figures = await readings.read();
      for (const [figure, gauge] of gauges) {
        const value = figures[figure];
        if (value !== undefined) result.observe(gauge, value);
      }
    },
    gauges.map(([, gauge]) => gauge),
  );
  if (loops) observeLoops(meter, loops);
  const serializer = new PrometheusSerializer(undefined, false, undefined, false, true);
  const endpoint =
    exporter && new MetricsEndpoint(async () => serializer.serialize((await exporter.collect()).resourceMetrics));
  const address: AddressInfo | undefined = scrape && (await endpoint?.listen(scrape));
  return {
    port: address?.port,
    measure({ operation, status, seconds }) {
      duration.record(seconds, { operation });
      if (status >= 400) unsuccessful.add(1, { operation, outcome: status >= 500 ? 'failed' : 'refused' });
    },
    async stop() {
      await endpoint?.close();
      await provider.shutdown({ timeoutMillis: LAST_PUSH_MS }).catch(() => {});
    },
  };
}

/** A loop that never succeeded has no time. */
function observeLoops(meter: Meter, loops: Loops): void {
  const since = meter.createObservableGauge('coinop.loops.since_success_seconds', {
    unit: 's',
    description: 'Time since work that this process does again and again last succeeded',
  });
  const failures = meter.createObservableCounter('coinop.loops.failures', {
    unit: '{attempt}',
    description: 'Attempts at it that failed',
  });
  meter.addBatchObservableCallback(
    (result) => {
      for (const { name: loop, lastSucceededAt, failures: failed } of loops.states()) {
        if (lastSucceededAt) result.observe(since, (Date.now() - lastSucceededAt.getTime()) / 1_000, { loop });
        result.observe(failures, failed, { loop });
      }
    },
    [since, failures],
  );
}

function pushReader({ url, headers }: NonNullable<MetricsSettings['push']>, log: Logger) {
  const exporter = new OTLPMetricExporter({
    url,
    headers,
    timeoutMillis: PUSH_WITHIN_MS,
    // Those of the process go through HTTPS_PROXY; the exporter's own would not. They are replaced at the start, so they have no names of their own here.
    httpAgentOptions: (protocol) => (protocol === 'https:' ? https : http).globalAgent,
  });
  const push = exporter.export.bind(exporter);
  let fails = false;
  exporter.export = (metrics, done) =>
    push(metrics, (result) => {
      if (result.error && !fails) log.warn({ err: { message: result.error.message } }, 'metrics could not be pushed');
      if (!result.error && fails) log.info('metrics are pushed again');
      fails = result.error !== undefined;
      done(result);
    });
  return new PeriodicExportingMetricReader({
    exporter,
    exportIntervalMillis: PUSH_EVERY_MS,
    exportTimeoutMillis: PUSH_WITHIN_MS * 2,
  });
}
