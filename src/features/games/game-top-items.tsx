import { Skeleton, Table } from '@mantine/core';
import type { GameTopItem } from '../../generated/model/gameTopItem.ts';
import { formatCount } from '../../lib/money.ts';
import { Amount } from '../../ui/values/amount.tsx';
import { HowCounted } from '../../ui/values/how-counted.tsx';
import { Truncated } from '../../ui/values/truncate.tsx';
import classes from './game-stats-drawer.module.css';

type Props = {
  /** Undefined while they are loading. */
  items: GameTopItem[] | undefined;
  about: { game_id: string; days: number };
  outdated: boolean;
};

export function GameTopItems({ items, about, outdated }: Props) {
  return (
    <section aria-labelledby="game-top-items" className={classes.items} data-outdated={outdated || undefined}>
      <div>
        <h2 id="game-top-items">Top items</h2>
        <HowCounted
          about={{ ...about, item_id: 'that of the row' }}
          figures={[
            { name: 'GameTopItem.sold', label: 'Sold' },
            { name: 'GameTopItem.sales', label: 'Sales' },
          ]}
        />
      </div>
      {items === undefined ? (
        <Skeleton height={180} role="status" aria-label="Loading top items" />
      ) : items.length === 0 ? (
        <p className={classes.none}>No item was sold in this period.</p>
      ) : (
        <Table aria-label="Top items" verticalSpacing={6} horizontalSpacing={0}>
          <Table.Thead>
            <Table.Tr>
              <Table.Th scope="col">Item</Table.Th>
              <Table.Th scope="col" className={classes.number}>
                Sold
              </Table.Th>
              <Table.Th scope="col" className={classes.number}>
                Sales
              </Table.Th>
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {items.map(({ item_id, item_name, sold, sales }) => (
              <Table.Tr key={item_id}>
                <Table.Td>
                  <Truncated text={item_name} />
                </Table.Td>
                <Table.Td className={classes.number}>{formatCount(sold)}</Table.Td>
                <Table.Td className={classes.number}>
                  <Amount usd={sales} />
                </Table.Td>
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      )}
    </section>
  );
}
