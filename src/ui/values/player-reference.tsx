import { Link } from '@tanstack/react-router';
import type { MouseEvent } from 'react';
import { idProblem } from '../../lib/id-problem.ts';
import classes from './player-reference.module.css';
import { playerBadge } from './player-state.ts';
import { StatusBadge } from './status-badge.tsx';
import { Truncated } from './truncate.tsx';

type Props = {
  /** Without it there is no page to go to. */
  id: string | null | undefined;
  /** Shown in place of the id, where it is known. */
  email?: string | null | undefined;
  /** Shown as a badge, unless there is nothing special about it. */
  state?: string | null | undefined;
  /** Whether the administrator may open the player's page. */
  mayOpen: boolean;
  /** Closes what the link is in. */
  onOpen?: (event: MouseEvent<HTMLAnchorElement>) => void;
};

/** A player where another record names one: a link to the player's page, and whether the player is frozen or erased. */
export function PlayerReference({ id, email, state, mayOpen, onOpen }: Props) {
  const name = <Truncated text={email || id} />;
  return (
    <span className={classes.player}>
      {id && mayOpen && idProblem(id) === undefined ? (
        <Link to="/players/$id" params={{ id }} className={classes.link} onClick={onOpen}>
          {name}
        </Link>
      ) : (
        name
      )}
      {state && state !== 'active' && <StatusBadge {...playerBadge(state)} />}
    </span>
  );
}
