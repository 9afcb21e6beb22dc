import { Badge } from '@mantine/core';
import classes from './sample-mark.module.css';

/** Says that figures are the portal's own, because the back end has none. */
export function SampleMark() {
  return (
    <Badge variant="default" size="sm" className={classes.sample}>
      Sample data
    </Badge>
  );
}
