import { nothingIsLeft } from '../erasures.ts';
import type { World } from '../world.ts';

/** Nothing of a player who was erased comes back. */
export function nothingComesBack(world: World): void {
  world.check(() => nothingIsLeft(world));
}
