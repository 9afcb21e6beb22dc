import Gem from 'lucide-react/icons/gem';
import { useState } from 'react';
import classes from './item-picture.module.css';
import { pictureUrl, safeColor, takesDarkInk } from './item-rules.ts';

type Props = {
  /** The first URL that may be loaded is shown; without one, or when it is broken, only the colour. */
  addresses: readonly (string | null | undefined)[];
  color: string | undefined;
  iconSize: number;
  className?: string | undefined;
};

/** An item's picture on its colour. Decorative: the name is beside it. */
export function ItemPicture({ addresses, color, iconSize, className = '' }: Props) {
  const source = pictureUrl(addresses, window.location.origin);
  const [broken, setBroken] = useState<string>();
  const background = safeColor(color);
  return (
    <span
      className={`${classes.tile} ${className}`}
      style={{ backgroundColor: background }}
      data-ink={background === undefined ? undefined : takesDarkInk(background) ? 'dark' : 'light'}
    >
      {source !== undefined && source !== broken ? (
        <img
          src={source}
          alt=""
          loading="lazy"
          referrerPolicy="no-referrer"
          className={classes.image}
          onError={() => setBroken(source)}
        />
      ) : (
        <Gem size={iconSize} strokeWidth={1.75} />
      )}
    </span>
  );
}
