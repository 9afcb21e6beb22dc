import { type ComponentType, lazy, useState } from 'react';
import { usePreload } from './use-preload.ts';

/**
 * A component whose code is loaded once somebody acts where `usePreload` is. React shows the place of lazy code for at least 300 ms:
 * where the code is there already, it is rendered at once.
 */
export function loadedEarly<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  let Ready: ComponentType<Props> | undefined;
  const get = async () => {
    Ready ??= await load();
    return { default: Ready };
  };
  const Late = lazy(get);
  function Part(props: Props) {
    // The same one for as long as it is on the screen.
    const [Shown] = useState(() => Ready ?? Late);
    return <Shown {...props} />;
  }
  return { Part, usePreload: () => usePreload(get) };
}
