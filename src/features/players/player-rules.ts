import type { Player } from '../../generated/model/player.ts';
import { shortened } from '../../lib/words.ts';

type Named = Pick<Player, 'player_id' | 'player_email' | 'display_name'>;

/** A player in a title or a sentence, by the first name that is there. */
export const nameOf = ({ player_id, player_email, display_name }: Named): string =>
  shortened(display_name || player_email || player_id);
