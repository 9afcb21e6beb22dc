import classes from './chart-tooltip.module.css';

type Row = {
  name: string;
  value: string;
  /** Index of the chart's colour, from 0. */
  color: number;
};

export function ChartTooltip({ title, rows }: { title?: string; rows: readonly Row[] }) {
  return (
    <div className={classes.tooltip}>
      {title && <div className={classes.title}>{title}</div>}
      {rows.map(({ name, value, color }) => (
        <div key={name} className={classes.row}>
          <span className={classes.swatch} data-color={color} />
          <span className={classes.name}>{name}</span>
          <span className={classes.value}>{value}</span>
        </div>
      ))}
    </div>
  );
}

export function Swatch({ color }: { color: number }) {
  return <span className={classes.swatch} data-color={color} />;
}
