import { Switch } from '@mantine/core';
import Copy from 'lucide-react/icons/copy';
import Pencil from 'lucide-react/icons/pencil';
import Trash2 from 'lucide-react/icons/trash-2';
import { useDenied } from '../../api/may.ts';
import type { GameItem } from '../../generated/model/gameItem.ts';
import * as needs from '../../generated/permissions.ts';
import { idProblem } from '../../lib/id-problem.ts';
import { formatCount } from '../../lib/money.ts';
import { recordAddress } from '../../lib/record-address.ts';
import { sentInsteadOf } from '../../lib/unreadable.ts';
import { withMarks } from '../../lib/words.ts';
import { RowIcon } from '../../ui/layout/row-button.tsx';
import { RowCheckbox } from '../../ui/layout/row-checkbox.tsx';
import { tableColumnsOf } from '../../ui/table/data-table.tsx';
import { Amount } from '../../ui/values/amount.tsx';
import { Hidden } from '../../ui/values/hidden.tsx';
import { RecordLink } from '../../ui/values/record-link.tsx';
import { Truncated } from '../../ui/values/truncate.tsx';
import classes from './item-columns.module.css';
import { ItemPicture } from './item-picture.tsx';
import { useItemRow } from './item-row.ts';
import { categoryLabel, rarityLabel, shortName, typeLabel } from './item-rules.ts';
import type { ItemFlag } from './use-change-items.ts';

const column = tableColumnsOf<GameItem>();

export const itemColumns = column.columns([
  column.display({
    id: 'select',
    header: () => <Hidden>Select</Hidden>,
    meta: { width: '44px', screenOnly: true },
    cell: ({ row }) => <SelectCell item={row.original} />,
  }),
  column.accessor('item_name', {
    header: 'Item',
    meta: { names: true },
    cell: ({ row }) => <NameCell item={row.original} />,
  }),
  column.accessor('item_type', {
    header: 'Type',
    meta: { width: '118px', inRow: 'brief' },
    cell: (cell) => <Truncated text={typeLabel(cell.getValue())} />,
  }),
  column.accessor('item_category', {
    header: 'Category',
    meta: { width: '98px', inRow: 'brief' },
    cell: (cell) => <Truncated text={categoryLabel(cell.getValue())} />,
  }),
  column.accessor('item_rarity', {
    header: 'Rarity',
    meta: { width: '98px', inRow: 'brief' },
    cell: (cell) => <Rarity rarity={cell.getValue()} />,
  }),
  column.accessor('price_usd', {
    header: 'Price',
    meta: { width: '92px', align: 'end', inRow: 'first' },
    cell: ({ row }) => <PriceCell item={row.original} />,
  }),
  column.accessor('currency_amount', {
    header: 'Currency',
    meta: { width: '104px', align: 'end' },
    cell: ({ row }) => <CurrencyCell item={row.original} />,
  }),
  column.accessor('is_active', {
    header: 'Active',
    meta: { width: '70px', align: 'end' },
    cell: ({ row }) => <FlagCell item={row.original} flag="is_active" label="Active" on="On" off="Off" />,
  }),
  column.accessor('is_featured', {
    header: 'Featured',
    meta: { width: '84px', align: 'end' },
    cell: ({ row }) => <FlagCell item={row.original} flag="is_featured" label="Featured" on="★" off="☆" />,
  }),
  column.display({
    id: 'actions',
    header: 'Actions',
    meta: { width: '118px', screenOnly: true, inRow: 'first' },
    cell: ({ row }) => <ActionsCell item={row.original} />,
  }),
]);

function SelectCell({ item }: { item: GameItem }) {
  const { selection } = useItemRow();
  const selected = selection.ids.has(item.item_id);
  return (
    <RowCheckbox
      aria-label={`Select ${shortName(item)}`}
      className={classes.check}
      checked={selected}
      disabled={idProblem(item.item_id) !== undefined || (!selected && selection.full)}
      onChange={({ nativeEvent }) =>
        selection.toggle(item.item_id, nativeEvent instanceof MouseEvent && nativeEvent.shiftKey)
      }
    />
  );
}

/** An item's URL includes its game. */
const addressOf = ({ game_id, item_id }: GameItem) => recordAddress('edit', item_id, { game_id });

function NameCell({ item }: { item: GameItem }) {
  const { onEdit } = useItemRow();
  return (
    <div className={classes.item}>
      <ItemPicture
        className={classes.thumbnail}
        addresses={[item.thumbnail_url, item.icon_url, item.image_url]}
        color={item.item_color}
        iconSize={18}
      />
      <div className={classes.words}>
        <RecordLink
          href={addressOf(item)}
          className={classes.name}
          title={item.item_name}
          onOpen={() => onEdit(item.item_id)}
          problem={idProblem(item.item_id)}
        >
          {withMarks(item.item_name)}
        </RecordLink>
        {(item.display_tag || !item.is_visible) && (
          <div className={classes.marks}>
            {item.display_tag && (
              <span className={classes.tag}>
                <Truncated text={item.display_tag} />
              </span>
            )}
            {!item.is_visible && <span className={classes.hidden}>Hidden</span>}
          </div>
        )}
      </div>
    </div>
  );
}

function Rarity({ rarity }: { rarity: string }) {
  return (
    <span className={classes.rarity} data-rarity={rarity}>
      <Truncated text={rarityLabel(rarity)} />
    </span>
  );
}

function PriceCell({ item }: { item: GameItem }) {
  return (
    <div className={classes.amount} data-stacked>
      <Amount usd={item.price_usd} />
      {(item.original_price_usd ?? undefined) !== undefined && (
        <s className={classes.second}>
          <Amount usd={item.original_price_usd} />
        </s>
      )}
    </div>
  );
}

function CurrencyCell({ item }: { item: GameItem }) {
  return (
    <div className={classes.amount}>
      <span title={sentInsteadOf(item.currency_amount)}>{formatCount(item.currency_amount)}</span>
      {item.bonus_amount ? (
        <span className={classes.second}>
          +{formatCount(item.bonus_amount)} <span className={classes.wide}>bonus</span>
        </span>
      ) : null}
    </div>
  );
}

type FlagProps = { item: GameItem; flag: ItemFlag; label: string; on: string; off: string };

function FlagCell({ item, flag, label, on, off }: FlagProps) {
  const { flagOf, isChanging, onToggle } = useItemRow();
  const denied = useDenied(needs.updateGameItem) ?? idProblem(item.item_id);
  return (
    <Switch
      size="sm"
      aria-label={`${label}: ${shortName(item)}`}
      checked={flagOf(item, flag)}
      // Not `disabled`, so that it keeps the focus.
      aria-disabled={denied !== undefined || isChanging(item, flag) || undefined}
      title={denied}
      onChange={() => denied === undefined && onToggle(item, flag)}
      withThumbIndicator={false}
      // A phone has no room for the column's name.
      onLabel={<span className={classes.narrow}>{on}</span>}
      offLabel={<span className={classes.narrow}>{off}</span>}
    />
  );
}

function ActionsCell({ item }: { item: GameItem }) {
  const { deleting, onEdit, onDuplicate, onDelete } = useItemRow();
  const name = shortName(item);
  const problem = idProblem(item.item_id);
  const noCopy = useDenied(needs.createGameItem) ?? problem;
  const noDelete = useDenied(needs.deleteGameItem) ?? problem;
  return (
    <div className={classes.actions}>
      <RowIcon
        // On a phone the item's name alone opens it.
        className={classes.wide}
        aria-label={`Edit ${name}`}
        title={problem ?? 'Edit'}
        disabled={problem !== undefined}
        onClick={() => onEdit(item.item_id)}
      >
        <Pencil size={16} />
      </RowIcon>
      <RowIcon
        aria-label={`Duplicate ${name}`}
        title={noCopy ?? 'Duplicate'}
        disabled={noCopy !== undefined}
        onClick={() => onDuplicate(item.item_id)}
      >
        <Copy size={16} />
      </RowIcon>
      <RowIcon
        className={classes.delete}
        aria-label={`Delete ${name}`}
        title={noDelete ?? 'Delete'}
        disabled={noDelete !== undefined}
        loading={deleting.has(item.item_id)}
        onClick={() => onDelete(item)}
      >
        <Trash2 size={16} />
      </RowIcon>
    </div>
  );
}
