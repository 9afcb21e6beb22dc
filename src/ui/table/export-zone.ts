import { clockZone } from '../../lib/clock.ts';

type Days = { date_from?: string | undefined; date_to?: string | undefined; time_zone?: string | undefined };

/** The filters of an export, whose file has its times in the zone of the filter's days, and without days in that of the clock. */
export const inZone = <Filters extends Days>(filters: Filters): Filters =>
  filters.date_from || filters.date_to ? filters : { ...filters, time_zone: clockZone() };
