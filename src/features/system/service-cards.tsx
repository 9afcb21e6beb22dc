import { Skeleton } from '@mantine/core';
import type { SystemService } from '../../generated/model/systemService.ts';
import { formatUptime } from '../../lib/money.ts';
import cards from '../../ui/layout/card.module.css';
import parts from '../../ui/layout/parts.module.css';
import { StatusBadge } from '../../ui/values/status-badge.tsx';
import { badgeOf, formatLatency } from './service-rules.ts';
import classes from './system-page.module.css';

/** One skeleton for each of the usual services. */
const LOADING = ['a', 'b', 'c', 'd', 'e', 'f'];

export function ServiceCards({ services }: { services: readonly SystemService[] | undefined }) {
  if (!services) {
    return (
      <div role="status" aria-label="Loading services" className={classes.services}>
        {LOADING.map((key) => (
          <Skeleton key={key} height={138} radius="var(--radius-card)" />
        ))}
      </div>
    );
  }
  return (
    <ul aria-label="Services" className={classes.services}>
      {services.map((service) => (
        <li key={service.name}>
          <Service service={service} />
        </li>
      ))}
    </ul>
  );
}

function Service({ service: { name, status, uptime_percent, latency_ms, detail } }: { service: SystemService }) {
  return (
    <article aria-label={name} className={`${cards.card} ${classes.service}`}>
      <div className={classes.serviceHead}>
        <h2>{name}</h2>
        <StatusBadge {...badgeOf(status)} />
      </div>
      <dl className={classes.figures}>
        <div>
          <dt>Uptime</dt>
          <dd>{formatUptime(uptime_percent)}</dd>
        </div>
        <div>
          <dt>Latency</dt>
          <dd>{formatLatency(latency_ms)}</dd>
        </div>
      </dl>
      <p className={parts.quiet}>{detail}</p>
    </article>
  );
}
