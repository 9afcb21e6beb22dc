import { type Context, Hono } from 'hono';
import { PlatformItem } from '../../src/generated/coinopAdminAPI.schemas.zod.ts';
import {
  CreateGameItemBody,
  ExportGameItemsQueryParams,
  ListGameItemsParams,
  UpdateGameItemBody,
  UpdateGameItemParams,
} from '../../src/generated/game-items/game-items.zod.ts';
import type { GameItemList } from '../../src/generated/model/gameItemList.ts';
import type { Source } from '../db/connection/connect.ts';
import type { Database } from '../db/database.ts';
import { answerOnce } from '../http/answer-once.ts';
import type { AppEnv } from '../http/app-env.ts';
import { actorOf } from '../http/auth.ts';
import { answerExport } from '../http/csv-export.ts';
import { readBody, readParams, readQuery } from '../http/validate.ts';
import { recordCsv, versionOf } from '../records/record-csv.ts';
import { createItem, deleteItem, updateItem } from './commands.ts';
import { itemValues } from './item-values.ts';
import { presentGameItem } from './present.ts';
import { type GameItemRow, itemsOfGame, openItems } from './queries.ts';

const ITEMS = '/api/v1/game-items/admin';
const CSV = recordCsv(PlatformItem);

export function gameItemRoutes(db: Database, exported: Source): Hono<AppEnv> {
  const routes = new Hono<AppEnv>();

  routes.get(`${ITEMS}/list/:game_id`, async (c) => {
    const { game_id } = readParams(c, ListGameItemsParams);
    const rows = await itemsOfGame(db, game_id);
    const list: GameItemList = { items: rows.map(presentGameItem) };
    return c.json(list);
  });

  routes.get('/api/admin/exports/items', (c) => {
    const filters = readQuery(c, ExportGameItemsQueryParams);
    return answerExport<GameItemRow>(c, db, {
      of: 'game_item',
      filters,
      header: CSV.header,
      line: (row, forSpreadsheets) =>
        CSV.line({ ...presentGameItem(row), updated_at: versionOf(row) }, forSpreadsheets),
      open: async (toStream, signal) => toStream(await openItems(exported, filters.game_id, signal)),
    });
  });

  routes.post(`${ITEMS}/create`, async (c) => {
    const { game_id, item_name, item_type, item_category, item_rarity, ...rest } = await readBody(
      c,
      CreateGameItemBody,
    );
    const required = {
      itemName: item_name.trim(),
      itemType: item_type,
      itemCategory: item_category,
      itemRarity: item_rarity,
    };
    return answerOnce(c, db, async (tx) => {
      const created = await createItem(tx, actorOf(c), game_id, { ...itemValues(rest), ...required });
      return { status: 201, body: presentGameItem(created) };
    });
  });

  routes.put(`${ITEMS}/update/:item_id`, async (c) => {
    const itemId = readId(c);
    const { game_id: gameId, updated_at, ...rest } = await readBody(c, UpdateGameItemBody);
    const basedOn = updated_at === undefined ? undefined : new Date(updated_at);
    return answerOnce(c, db, async (tx) => ({
      body: presentGameItem(await updateItem(tx, actorOf(c), { itemId, gameId, basedOn }, itemValues(rest))),
    }));
  });

  routes.delete(`${ITEMS}/delete/:item_id`, (c) => {
    const itemId = readId(c);
    return answerOnce(c, db, async (tx) => {
      await deleteItem(tx, actorOf(c), itemId);
      return {};
    });
  });

  return routes;
}

const readId = (c: Context<AppEnv>): string => readParams(c, UpdateGameItemParams).item_id;
