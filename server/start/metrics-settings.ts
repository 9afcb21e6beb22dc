import type { z } from 'zod';
import type { MetricsSettings } from '../metrics/start-metrics.ts';
import type { environment } from './environment.ts';
import { InvalidSetting, isLoopback } from './invalid-setting.ts';

/** The settings of metrics as they were given. */
type Given = Pick<
  z.output<typeof environment>,
  'metricsHost' | 'metricsPort' | 'metricsPushUrl' | 'metricsPushHeaders'
>;

/** @returns undefined when nothing is measured @throws InvalidSetting */
export function readMetrics(given: Given, port: number): MetricsSettings | undefined {
  const { metricsHost: host, metricsPort } = given;
  if (metricsPort !== 0 && metricsPort === port) {
    throw new InvalidSetting(
      `METRICS_PORT=${metricsPort} is the server's own PORT: metrics have a port that the proxy in front does not pass on.`,
    );
  }
  const scrape = metricsPort === 0 ? undefined : { host, port: metricsPort };
  const push = readPush(given);
  return scrape || push ? { scrape, push } : undefined;
}

function readPush(given: Given): MetricsSettings['push'] {
  const endpoint = given.metricsPushUrl;
  const headers = readHeaders(given.metricsPushHeaders);
  if (endpoint === undefined) return undefined;
  const url = URL.canParse(endpoint) ? new URL(endpoint) : undefined;
  if (!url || !/^https?:$/.test(url.protocol) || url.username || url.password) {
    // The value is not repeated: it may contain a password.
    throw new InvalidSetting(
      'OTEL_EXPORTER_OTLP_METRICS_ENDPOINT is not an http(s) address without user and password, such as https://collector.example.org/v1/metrics.',
    );
  }
  const isOpen = url.protocol === 'http:' && !isLoopback(url.hostname.replace(/^\[(.+)\]$/, '$1'));
  if (isOpen && Object.keys(headers).length > 0) {
    throw new InvalidSetting(
      'OTEL_EXPORTER_OTLP_METRICS_ENDPOINT must be https where there are headers, or whoever is on the way could read them; http is for loopback addresses.',
    );
  }
  return { url: endpoint, headers };
}

/** A value that can be sent as it is. */
const SENDABLE = /^[ -~]*$/;

/** As OpenTelemetry writes them: `name=value,name=value`, encoded like in addresses. @throws InvalidSetting */
function readHeaders(given: string | undefined): Record<string, string> {
  const pairs = (given ?? '').split(',').filter((pair) => pair.trim() !== '');
  return Object.fromEntries(
    pairs.map((pair) => {
      const [, name, value = ''] = /^\s*([\w!#$%&'*+.^`|~-]+)\s*=\s*(.*?)\s*$/.exec(pair) ?? [];
      try {
        const decoded = decodeURIComponent(value);
        if (name !== undefined && SENDABLE.test(decoded)) return [name, decoded];
      } catch {
        // Refused below.
      }
      throw new InvalidSetting(
        'OTEL_EXPORTER_OTLP_METRICS_HEADERS is not a list of name=value in ASCII, separated by commas.',
      );
    }),
  );
}
