import { type ComponentType, lazy, useEffect, useState } from 'react';

/**
 * A component whose code is loaded after the first paint of what `preload` is in. React shows the place of lazy code for at least 300 ms:
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
  const usePreload = () => useEffect(() => void get().catch(() => undefined), []);
  return { Part, usePreload };
}
