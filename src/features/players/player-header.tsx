import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import Lock from 'lucide-react/icons/lock';
import LockOpen from 'lucide-react/icons/lock-open';
import Snowflake from 'lucide-react/icons/snowflake';
import Sun from 'lucide-react/icons/sun';
import { useDenied, useMay } from '../../api/may.ts';
import type { Player } from '../../generated/model/player.ts';
import * as needs from '../../generated/permissions.ts';
import { PageHeader } from '../../ui/layout/page-header.tsx';
import { playerBadge } from '../../ui/values/player-state.ts';
import { StatusBadge } from '../../ui/values/status-badge.tsx';
import classes from './player-page.module.css';
import { nameOf } from './player-rules.ts';
import type { PlayerForm } from './player-search.ts';
import { usePlayerActions } from './use-player-actions.ts';

type Props = { player: Player; onForm: (form: PlayerForm) => void };

/** The player's name and state, and what can be done. */
export function PlayerHeader({ player, onForm }: Props) {
  return (
    <>
      <AllPlayers />
      <PageHeader
        title={nameOf(player)}
        description={
          <span className={classes.badges}>
            <StatusBadge {...playerBadge(player.state)} />
            {player.hold && <StatusBadge tone="danger" label="Compliance hold" icon={Lock} />}
          </span>
        }
        actions={<Actions player={player} onForm={onForm} />}
      />
    </>
  );
}

export function AllPlayers() {
  return (
    <Link to="/players" className={classes.back} data-screen-only>
      All players
    </Link>
  );
}

function Actions({ player, onForm }: Props) {
  const noFreeze = useDenied(needs.freezePlayer);
  const mayHold = useMay()(needs.holdPlayer);
  const noReview = useDenied(needs.approveWithdrawal);
  const { running, unfreeze, releaseHold } = usePlayerActions(player);
  return (
    <>
      {player.freeze ? (
        <Button
          variant="default"
          leftSection={<Sun size={15} />}
          loading={running === 'unfreeze'}
          disabled={noFreeze !== undefined}
          title={noFreeze}
          onClick={unfreeze}
        >
          Unfreeze
        </Button>
      ) : (
        <Button
          variant="default"
          leftSection={<Snowflake size={15} />}
          disabled={noFreeze !== undefined}
          title={noFreeze}
          onClick={() => onForm('freeze')}
        >
          Freeze
        </Button>
      )}
      {/* Whoever may not decide on compliance holds must not learn of them. */}
      {mayHold &&
        (player.hold ? (
          <Button
            variant="default"
            leftSection={<LockOpen size={15} />}
            loading={running === 'release'}
            onClick={releaseHold}
          >
            End Compliance Hold
          </Button>
        ) : (
          <Button
            variant="default"
            leftSection={<Lock size={15} />}
            disabled={noReview !== undefined}
            title={noReview}
            onClick={() => onForm('hold')}
          >
            Compliance Hold
          </Button>
        ))}
    </>
  );
}
