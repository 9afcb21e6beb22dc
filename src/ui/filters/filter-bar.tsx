import { Button } from '@mantine/core';
import FunnelX from 'lucide-react/icons/funnel-x';
import Search from 'lucide-react/icons/search';
import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal';
import { type CSSProperties, Fragment, type ReactNode, useId, useState } from 'react';
import { clockZone, zoneName } from '../../lib/clock.ts';
import { SkipButton } from '../focus/skip-button.tsx';
import { useClock } from '../values/use-clock.ts';
import classes from './filter-bar.module.css';
import { FilterField } from './filter-field.tsx';

type BarProps = {
  label: string;
  /** Counts how often the filters were cleared: each time, the fields are remounted, so that invalid input is cleared too. */
  cleared: number;
  /** The active filters. On a phone the button shows how many there are, not counting the search, which is always visible, and the days' zone. */
  filters: { search?: string | undefined; time_zone?: string | undefined };
  search: ReactNode;
  children: ReactNode;
  /** The button that clears the filters, which keeps its focus. */
  clear: ReactNode;
};

/** The filters of a list, in a row that wraps. On a phone, where they would fill the first screen, they are behind a button. */
export function FilterBar({ label, cleared, filters, search, children, clear }: BarProps) {
  const [open, setOpen] = useState(false);
  const fields = useId();
  const { search: _, time_zone: _zone, ...others } = filters;
  const count = Object.values(others).filter((value) => value !== undefined).length;
  return (
    <search aria-label={label} className={classes.bar}>
      <Fragment key={`search ${cleared}`}>{search}</Fragment>
      <SkipButton onSkip={focusResults}>Skip to results</SkipButton>
      <Button
        className={classes.toggle}
        variant="default"
        leftSection={<SlidersHorizontal size={15} />}
        aria-expanded={open}
        aria-controls={fields}
        onClick={() => setOpen(!open)}
      >
        {count === 0 ? 'Filters' : `Filters (${count})`}
      </Button>
      <div id={fields} className={classes.fields} data-open={open || undefined}>
        <Fragment key={cleared}>{children}</Fragment>
        {clear}
      </div>
    </search>
  );
}

/** For the keyboard: past the other filters, to the first record of the list; to the number of results if there is none. */
function focusResults() {
  const first = document.querySelector<HTMLElement>('main [data-opens] a');
  (first ?? document.getElementById('results-count'))?.focus();
}

/** For the keyboard: past what stands between the top of the screen, where it lies over the heading, and its filters. */
export function SkipToSearch() {
  return (
    <div className={classes.top}>
      <SkipButton onSkip={focusSearch}>Skip to search</SkipButton>
    </div>
  );
}

const focusSearch = () => document.querySelector<HTMLElement>('main [type="search"]')?.focus();

/** A field's layout in the bar: its width in pixels, and its share of a line on a phone. */
export function placed(width: number, onPhone: 'half' | 'whole' = 'half') {
  return { className: classes[onPhone], style: { '--width': `${width}px` } as CSSProperties };
}

type SearchProps = {
  /** Names the searched fields: 'ID, email or bank'. */
  placeholder: string;
  value: string | undefined;
  /** Pixels; by default the search takes the space that the other fields leave. */
  width?: { least: number; most: number };
  onChange: (text: string | undefined) => void;
};

export function SearchFilter({ placeholder, value = '', width, onChange }: SearchProps) {
  return (
    <FilterField
      className={classes.search}
      style={width && ({ '--least': `${width.least}px`, '--most': `${width.most}px` } as CSSProperties)}
      label="Search"
      placeholder={placeholder}
      leftSection={<Search size={15} />}
      type="search"
      maxLength={200}
      value={value}
      read={(text) => text.trim()}
      onCommit={(text) => onChange(text || undefined)}
    />
  );
}

/** `time_zone` is that of the days; absent for UTC. */
type Days = { date_from?: string | undefined; date_to?: string | undefined; time_zone?: string | undefined };

type DayRangeProps = {
  days: Days;
  onChange: (patch: Days) => void;
  /** The day that is meant, for records with several. */
  labels?: readonly [from: string, to: string];
};

/**
 * The first and the last day, and in the URL the time zone whose days they are: a link from a figure has UTC days, whatever the clock, and
 * somebody else's link theirs. Days that are chosen here are the clock's. Days in the wrong order are sent unchanged, with an error at the field.
 */
export function DayRange({ days, onChange, labels = ['From date', 'To date'] }: DayRangeProps) {
  useClock();
  const { date_from = '', date_to = '' } = days;
  const daysCross = date_from !== '' && date_to !== '' && date_to < date_from;
  const zone = date_from || date_to ? days.time_zone : clockZone();
  const choose = ({ date_from: from, date_to: to }: Days) =>
    onChange({
      date_from: from || undefined,
      date_to: to || undefined,
      time_zone: from || to ? clockZone() : undefined,
    });
  return (
    <>
      <FilterField
        {...placed(152)}
        label={`${labels[0]} (${zoneName(zone)})`}
        title={zone}
        type="date"
        max={date_to}
        value={date_from}
        read={readDay}
        onCommit={(day) => choose({ date_from: day, date_to })}
      />
      <FilterField
        {...placed(152)}
        label={`${labels[1]} (${zoneName(zone)})`}
        title={zone}
        type="date"
        min={date_from}
        value={date_to}
        read={readDay}
        error={daysCross && 'Before the first day'}
        onCommit={(day) => choose({ date_from, date_to: day })}
      />
    </>
  );
}

/** The input's value is a whole day or ''. A year below 1000, such as 0002, is still being typed. */
function readDay(text: string): string | undefined {
  return text === '' || text >= '1000' ? text : undefined;
}

type ClearProps = { quiet?: boolean; onClear: () => void };

export function ClearFilters({ quiet = false, onClear }: ClearProps) {
  return (
    <Button
      className={classes.clear}
      data-focus-after="results-count"
      {...(quiet ? { variant: 'subtle', color: 'gray' } : { variant: 'default' })}
      leftSection={<FunnelX size={15} />}
      onClick={onClear}
    >
      Clear Filters
    </Button>
  );
}
