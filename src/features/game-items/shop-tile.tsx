import { useDebouncedValue } from '@mantine/hooks';
import { Truncated } from '../../ui/values/truncate.tsx';
import { ItemPicture } from './item-picture.tsx';
import { previewOf } from './item-preview.ts';
import type { ItemValues } from './item-values.ts';
import classes from './shop-tile.module.css';

/** Milliseconds after the last keystroke before the picture is requested: an incomplete address could be that of another host. */
const REST = 500;

/** The item as players would see it, while it is being edited. */
export function ShopTile({ values }: { values: ItemValues }) {
  const preview = previewOf(values);
  const [typed] = useDebouncedValue(preview.addresses.join('\n'), REST);
  return (
    <section aria-label="Preview">
      <h3 className={classes.heading}>Preview</h3>
      <div className={classes.tile}>
        <div className={classes.stage}>
          <ItemPicture className={classes.picture} addresses={typed.split('\n')} color={preview.color} iconSize={44} />
          {preview.tag && (
            <span className={classes.tag} title={preview.tag}>
              {preview.tag}
            </span>
          )}
        </div>
        <div className={classes.body}>
          <div className={classes.name}>
            <Truncated text={preview.name} lines={2} />
          </div>
          {preview.subtitle && (
            <div className={classes.subtitle}>
              <Truncated text={preview.subtitle} lines={2} />
            </div>
          )}
          <div className={classes.contents}>
            <Truncated text={preview.contents} />
          </div>
          {preview.marks.length > 0 && <div className={classes.marks}>{preview.marks.join(' · ')}</div>}
          <div className={classes.price}>
            <strong>{preview.price}</strong>
            {preview.originalPrice && <s>{preview.originalPrice}</s>}
            {preview.discount && <span className={classes.discount}>{preview.discount}</span>}
          </div>
        </div>
      </div>
      {preview.notice && <p className={classes.notice}>{preview.notice}</p>}
    </section>
  );
}
