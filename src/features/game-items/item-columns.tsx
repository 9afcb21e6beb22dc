import { ActionIcon, Switch } from '@mantine/core';
import {
  createColumnHelper,
  createPaginatedRowModel,
  rowPaginationFeature,
  tableFeatures,
} from '@tanstack/react-table';
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
import { Amount } from '../../ui/values/amount.tsx';
import { RecordLink } from '../../ui/values/record-link.tsx';
import { Truncated } from '../../ui/values/truncate.tsx';
import classes from './item-columns.module.css';
import { ItemPicture } from './item-picture.tsx';
import { categoryLabel, rarityLabel, shortName, typeLabel } from './item-rules.ts';
import type { ItemFlag } from './use-change-items.ts';

/** The values that the cells need besides their row, such as the running changes. */
export type ItemTableMeta = {
  flagOf: (item: GameItem, flag: ItemFlag) => boolean;
  isChanging: (item: GameItem, flag: ItemFlag) => boolean;
  deleting: Pick<ReadonlySet<string>, 'has'>;
  onToggle: (item: GameItem, flag: ItemFlag) => void;
  onEdit: (itemId: string) => void;
  onDuplicate: (itemId: string) => void;
  onDelete: (item: GameItem) => void;
};

export const features = tableFeatures({
  rowPaginationFeature,
  paginatedRowModel: createPaginatedRowModel(),
  tableMeta: {} as ItemTableMeta,
});

const helper = createColumnHelper<typeof features, GameItem>();

export const itemColumns = helper.columns([
  helper.accessor('item_name', {
    header: 'Item',
    cell: ({ row: { original: item }, table }) => (
      <NameCell item={item} onEdit={() => table.options.meta?.onEdit(item.item_id)} />
    ),
  }),
  helper.accessor('item_type', { header: 'Type', cell: (cell) => <Truncated text={typeLabel(cell.getValue())} /> }),
  helper.accessor('item_category', {
    header: 'Category',
    cell: (cell) => <Truncated text={categoryLabel(cell.getValue())} />,
  }),
  helper.accessor('item_rarity', { header: 'Rarity', cell: (cell) => <Rarity rarity={cell.getValue()} /> }),
  helper.accessor('price_usd', { header: 'Price', cell: ({ row }) => <PriceCell item={row.original} /> }),
  helper.accessor('currency_amount', { header: 'Currency', cell: ({ row }) => <CurrencyCell item={row.original} /> }),
  helper.display({
    id: 'is_active',
    header: 'Active',
    cell: ({ row, table }) => (
      <FlagCell item={row.original} flag="is_active" label="Active" meta={table.options.meta} />
    ),
  }),
  helper.display({
    id: 'is_featured',
    header: 'Featured',
    cell: ({ row, table }) => (
      <FlagCell item={row.original} flag="is_featured" label="Featured" meta={table.options.meta} />
    ),
  }),
  helper.display({
    id: 'actions',
    header: 'Actions',
    cell: ({ row, table }) => <ActionsCell item={row.original} meta={table.options.meta} />,
  }),
]);

/** An item's URL includes its game. */
const addressOf = ({ game_id, item_id }: GameItem) => recordAddress('edit', item_id, { game_id });

function NameCell({ item, onEdit }: { item: GameItem; onEdit: () => void }) {
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
          onOpen={onEdit}
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
    <div className={classes.amount}>
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
      {item.bonus_amount ? <span className={classes.second}>+{formatCount(item.bonus_amount)} bonus</span> : null}
    </div>
  );
}

type FlagProps = { item: GameItem; flag: ItemFlag; label: string; meta: ItemTableMeta | undefined };

function FlagCell({ item, flag, label, meta }: FlagProps) {
  const denied = useDenied(needs.updateGameItem) ?? idProblem(item.item_id);
  return (
    <Switch
      size="sm"
      aria-label={`${label}: ${shortName(item)}`}
      checked={meta?.flagOf(item, flag) ?? item[flag]}
      // Not `disabled`, so that it keeps the focus.
      aria-disabled={denied !== undefined || meta?.isChanging(item, flag) || undefined}
      title={denied}
      onChange={() => denied === undefined && meta?.onToggle(item, flag)}
      withThumbIndicator={false}
    />
  );
}

function ActionsCell({ item, meta }: { item: GameItem; meta: ItemTableMeta | undefined }) {
  const name = shortName(item);
  const problem = idProblem(item.item_id);
  const noCopy = useDenied(needs.createGameItem) ?? problem;
  const noDelete = useDenied(needs.deleteGameItem) ?? problem;
  return (
    <div className={classes.actions}>
      <ActionIcon
        variant="subtle"
        color="gray"
        size={30}
        aria-label={`Edit ${name}`}
        title={problem ?? 'Edit'}
        disabled={problem !== undefined}
        onClick={() => meta?.onEdit(item.item_id)}
      >
        <Pencil size={16} />
      </ActionIcon>
      <ActionIcon
        variant="subtle"
        color="gray"
        size={30}
        aria-label={`Duplicate ${name}`}
        title={noCopy ?? 'Duplicate'}
        disabled={noCopy !== undefined}
        onClick={() => meta?.onDuplicate(item.item_id)}
      >
        <Copy size={16} />
      </ActionIcon>
      <ActionIcon
        variant="subtle"
        color="gray"
        size={30}
        className={classes.delete}
        aria-label={`Delete ${name}`}
        title={noDelete ?? 'Delete'}
        disabled={noDelete !== undefined}
        loading={meta?.deleting.has(item.item_id) ?? false}
        onClick={() => meta?.onDelete(item)}
      >
        <Trash2 size={16} />
      </ActionIcon>
    </div>
  );
}
