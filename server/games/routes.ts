import { type Context, Hono } from 'hono';
import { PlatformGame } from '../../src/generated/coinopAdminAPI.schemas.zod.ts';
import {
  ExportGamesQueryParams,
  GetGameParams,
  GetGameStatsQueryParams,
  ListGamesQueryParams,
  ToggleGameStatusBody,
  UpdateGameBody,
} from '../../src/generated/games/games.zod.ts';
import type { GameList } from '../../src/generated/model/gameList.ts';
import type { Source } from '../db/connection/connect.ts';
import type { Database } from '../db/database.ts';
import type { games } from '../db/schema/catalogue.ts';
import { answerOnce } from '../http/answer-once.ts';
import type { AppEnv } from '../http/app-env.ts';
import { actorOf } from '../http/auth.ts';
import { answerExport } from '../http/csv-export.ts';
import { readBody, readOptionalBody, readParams, readQuery } from '../http/validate.ts';
import { recordCsv, versionOf } from '../records/record-csv.ts';
import { type GameEdit, toggleGameStatus, updateGame } from './commands.ts';
import { bpsOf } from './fee.ts';
import { presentGame, presentStats } from './present.ts';
import { game, gameFigures, gameList, openGames } from './queries.ts';
import { platformGame } from './record-kind.ts';

const LIST = '/api/admin/games';
const ONE = `${LIST}/:id`;
const CSV = recordCsv(PlatformGame);

export function gameRoutes(db: Database, exported: Source): Hono<AppEnv> {
  const routes = new Hono<AppEnv>();

  routes.get(LIST, async (c) => {
    const rows = await gameList(db, readQuery(c, ListGamesQueryParams));
    const list: GameList = { games: rows.map(presentGame) };
    return c.json(list);
  });

  routes.get('/api/admin/exports/games', (c) => {
    const filters = readQuery(c, ExportGamesQueryParams);
    return answerExport<typeof games.$inferSelect>(c, db, {
      of: 'game',
      filters,
      header: CSV.header,
      line: (row, forSpreadsheets) => CSV.line({ ...platformGame(row), updated_at: versionOf(row) }, forSpreadsheets),
      open: async (toStream, signal) => toStream(await openGames(exported, filters, signal)),
    });
  });

  routes.get(ONE, async (c) => c.json(presentGame(await game(db, readId(c)))));

  routes.put(ONE, async (c) => {
    const id = readId(c);
    const { edit, basedOn } = await readEdit(c);
    return answerOnce(c, db, async (tx) => {
      await updateGame(tx, actorOf(c), id, edit, basedOn);
      return { body: presentGame(await game(tx, id)) };
    });
  });

  routes.post(`${ONE}/toggle-status`, async (c) => {
    const id = readId(c);
    const body = await readOptionalBody(c, ToggleGameStatusBody);
    return answerOnce(c, db, async (tx) => {
      await toggleGameStatus(tx, actorOf(c), id, body?.status);
      return { body: presentGame(await game(tx, id)) };
    });
  });

  routes.get(`${ONE}/stats`, async (c) => {
    const id = readId(c);
    const { days } = readQuery(c, GetGameStatsQueryParams);
    return c.json(presentStats(await gameFigures(db, id, days)));
  });

  return routes;
}

const readId = (c: Context<AppEnv>): string => readParams(c, GetGameParams).id;

async function readEdit(c: Context<AppEnv>) {
  const body = await readBody(c, UpdateGameBody);
  const edit: GameEdit = {
    gameName: body.game_name?.trim(),
    developer: textOf(body.developer),
    genre: textOf(body.genre),
    description: textOf(body.description),
    imageUrl: body.image_url,
    platformFeeBps: body.platform_fee_percent === undefined ? undefined : bpsOf(body.platform_fee_percent),
  };
  return { edit, basedOn: body.updated_at === undefined ? undefined : new Date(body.updated_at) };
}

/** The table has '' where the contract has null. */
const textOf = (text: string | null | undefined): string | undefined => (text === null ? '' : text?.trim());
