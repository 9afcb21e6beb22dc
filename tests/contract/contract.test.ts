import { describe, expect, test } from 'vitest';
import {
  contract,
  follow,
  mediaTypes,
  type Node,
  node,
  operations,
  propertiesOf,
  schemas,
} from '../../openapi/contract.ts';
import { matchOperation } from '../../openapi/match-operation.ts';
import { STATUS_OF } from '../../server/domain/errors.ts';
import {
  CreateGameItemRequest,
  ImageUrl,
  UpdateGameItemRequest,
  UpdateGameRequest,
} from '../../src/generated/coinopAdminAPI.schemas.zod.ts';
import { GetRevenueChartQueryParams } from '../../src/generated/dashboard/dashboard.zod.ts';
import { ListTransactionsQueryParams } from '../../src/generated/transactions/transactions.zod.ts';
import { messageSchemas } from './webhook-messages.ts';

// Compares the contract with the specification, whose values are repeated here: spec sections 3, 7 and 9.

const byRoute = new Map(operations.map((operation) => [operation.route, operation]));

function operationAt(route: string) {
  const operation = byRoute.get(route);
  if (!operation) throw new Error(`The contract has no ${route}`);
  return operation;
}

const isExtension = (value: Node) => value['x-extension'] === true;
const withoutExtensions = (properties: Record<string, Node>) =>
  Object.keys(properties).filter((name) => !isExtension(node(properties[name])));

/** The property names of a request's body, without extensions. */
function bodyNames(route: string): string[] {
  const media = mediaTypes.find(({ where }) => where === `${operationAt(route).operationId} request`);
  return media ? withoutExtensions(node(follow(media.schema).properties) as Record<string, Node>) : [];
}

/** Section 7: the operation, the query's parameters with their defaults, the body's properties. */
const SPECIFIED: { route: string; query?: Record<string, unknown>; body?: string[] }[] = [
  { route: 'POST /auth/admin-login', body: ['username', 'password'] },
  { route: 'POST /auth/admin-logout' },

  { route: 'GET /api/admin/dashboard/stats' },
  { route: 'GET /api/admin/dashboard/recent-transactions', query: { limit: 10 } },
  { route: 'GET /api/admin/dashboard/revenue-chart', query: { days: 30 } },
  { route: 'GET /api/admin/dashboard/user-growth', query: { days: 30 } },
  { route: 'GET /api/admin/system/status' },

  { route: 'GET /api/admin/transactions', query: { page: 1, search: undefined, status: undefined } },
  { route: 'GET /api/admin/transactions/{id}' },
  { route: 'PUT /api/admin/transactions/{id}/status', body: ['status', 'notes'] },

  {
    route: 'GET /admin/withdrawal/withdrawals',
    query: {
      status: undefined,
      search: undefined,
      date_from: undefined,
      date_to: undefined,
      min_amount: undefined,
      max_amount: undefined,
      sort: 'created_at_desc',
    },
  },
  { route: 'GET /admin/withdrawal/withdrawals/{id}' },
  { route: 'GET /admin/withdrawal/withdrawals/summary' },
  { route: 'POST /admin/withdrawal/withdrawals/{id}/approve', body: ['notes'] },
  { route: 'POST /admin/withdrawal/withdrawals/{id}/reject', body: ['reason'] },
  { route: 'POST /admin/withdrawal/withdrawals/{id}/process' },
  { route: 'POST /admin/withdrawal/withdrawals/bulk-approve', body: ['withdrawal_ids', 'notes'] },
  { route: 'POST /admin/withdrawal/withdrawals/bulk-reject', body: ['withdrawal_ids', 'reason'] },
  { route: 'GET /admin/withdrawal/withdrawals/{id}/history' },
  { route: 'POST /admin/withdrawal/withdrawals/{id}/retry' },

  { route: 'GET /api/admin/games' },
  { route: 'GET /api/admin/games/{id}' },
  { route: 'PUT /api/admin/games/{id}', body: ['game_name'] },
  { route: 'POST /api/admin/games/{id}/toggle-status' },
  { route: 'GET /api/admin/games/{id}/stats' },

  { route: 'GET /api/v1/game-items/admin/list/{game_id}' },
  {
    route: 'POST /api/v1/game-items/admin/create',
    body: [
      'game_id',
      'item_name',
      'item_type',
      'item_category',
      'item_rarity',
      'price_usd',
      'original_price_usd',
      'discount_percentage',
      'currency_amount',
      'bonus_amount',
      'display_name',
      'display_subtitle',
      'display_tag',
      'display_getting',
      'image_url',
      'icon_url',
      'thumbnail_url',
      'is_limited_time',
      'available_from',
      'available_until',
      'max_purchases_per_player',
      'max_purchases_per_day',
      'sort_order',
      'is_featured',
      'is_best_value',
      'is_most_popular',
      'is_active',
      'is_visible',
      'item_color',
    ],
  },
  {
    route: 'PUT /api/v1/game-items/admin/update/{item_id}',
    body: Object.keys(propertiesOf('CreateGameItemRequest')),
  },
  { route: 'DELETE /api/v1/game-items/admin/delete/{item_id}' },

  { route: 'GET /api/admin/company-revenue/balance' },
  { route: 'GET /api/admin/company-revenue/statistics' },
  { route: 'GET /api/admin/company-revenue/history', query: { limit: 50 } },
  {
    route: 'POST /api/admin/company-revenue/process-payout',
    body: ['payout_amount', 'payout_method', 'notes'],
  },
];

/** Section 3, and the answers in section 7: the fields of each entity. */
const ENTITIES: Record<string, string> = {
  LoginResponse: 'access_token admin',
  Admin: 'username role',
  TransactionPage: 'transactions totalPages',
  Transaction: 'id transaction_id transaction_type player_email game_name amount status created_at',
  WithdrawalList: 'withdrawals',
  Withdrawal:
    'withdrawal_id request_id status requested_amount amount processing_fee fee net_payout_amount player_email player_id ' +
    'user_info bank_account_info bank_name account_last4 game_info created_at processed_at rejection_reason notes',
  WithdrawalUserInfo: 'company_name contact_email contact_phone',
  WithdrawalBankAccount: 'bank_name account_last4 routing_number account_type',
  WithdrawalGameInfo: 'game_name game_id developer',
  WithdrawalSummary: 'totalPending processingToday completedThisMonth failureRate',
  DashboardStats:
    'totalRevenue revenueChange activeUsers userChange totalTransactions transactionChange pendingWithdrawals ' +
    'withdrawalChange transactionTypes todayRevenue todayNewPlayers todayTransactions todayAvgTransaction',
  TransactionMix: 'purchases transfers withdrawals currencySends itemPurchases',
  RevenueChart: 'labels data',
  GameList: 'games',
  Game: 'game_id game_name',
  GameItemList: 'items',
  GameItem:
    'item_id game_id item_name item_type item_category item_rarity price_usd original_price_usd discount_percentage ' +
    'currency_amount bonus_amount display_name display_subtitle display_tag display_getting image_url icon_url ' +
    'thumbnail_url is_limited_time available_from available_until max_purchases_per_player max_purchases_per_day ' +
    'sort_order is_featured is_best_value is_most_popular is_active is_visible item_color',
  RevenueBalance: 'total_available_usd total_records',
  RevenueStatistics: 'total_lifetime_revenue total_paid_out by_revenue_type monthly_stats',
  RevenueOfType: 'total_amount record_count',
  MonthlyRevenue: 'current_month previous_month average growth_rate',
  PayoutList: 'payouts',
  Payout: 'id paid_out_at amount payout_method payout_reference record_count paid_out_by_user',
  PayoutUser: 'username',
  PayoutResult: 'success error',
};

/** Sections 4 and 9: the values of each enumeration. */
const ENUMERATIONS: Record<string, string[]> = {
  WithdrawalStatus: ['pending_review', 'pending', 'approved', 'processing', 'completed', 'rejected', 'failed'],
  TransactionStatus: ['pending', 'completed', 'failed', 'cancelled'],
  ItemType: ['currency_pack', 'bundle', 'starter_pack', 'special_offer'],
  ItemCategory: ['featured', 'weekly', 'daily', 'standard'],
  ItemRarity: ['common', 'rare', 'epic', 'legendary'],
  RevenueType: ['transfer_fee', 'purchase_fee', 'withdrawal_fee', 'platform_fee', 'other'],
  PayoutMethod: ['Internal Transfer', 'Bank Transfer', 'ACH', 'Wire Transfer'],
};

describe('what the specification says', () => {
  test('names 33 operations', () => {
    expect(new Set(SPECIFIED.map(({ route }) => route)).size).toBe(33);
  });

  describe.each(SPECIFIED)('$route', ({ route, query = {}, body = [] }) => {
    test('is in the contract, and not as an extension', () => {
      expect(operationAt(route).isExtension).toBe(false);
    });

    test('has the query of the specification with its defaults; the rest is marked as an extension', () => {
      const parameters = operationAt(route).parameters.filter((parameter) => parameter.in === 'query');
      const specified = parameters.filter((parameter) => !isExtension(parameter));
      expect(Object.fromEntries(specified.map(({ name, schema }) => [name, follow(schema).default]))).toEqual(query);
    });

    test('has the body of the specification; the rest is marked as an extension', () => {
      expect(bodyNames(route).toSorted()).toEqual(body.toSorted());
    });
  });

  test('has no extension where it has an id, which other back ends would take for one', () => {
    const core = operations.filter((operation) => !operation.isExtension);
    const taken = operations.filter(({ isExtension, route }) => {
      const [method = '', path = ''] = route.split(' ');
      return isExtension && matchOperation(core, method, path) !== undefined;
    });
    expect(taken.map(({ route }) => route)).toEqual([]);
  });

  test('every other operation is marked as an extension', () => {
    const specified = new Set(SPECIFIED.map(({ route }) => route));
    const unmarked = operations.filter(({ route, isExtension }) => !specified.has(route) && !isExtension);
    expect(
      unmarked.map(({ route }) => `${route} needs x-extension: true, because product-spec.md has no such call`),
    ).toEqual([]);
  });

  test.each(Object.entries(ENTITIES))('%s has the fields of the specification; the rest is marked', (name, fields) => {
    expect(withoutExtensions(propertiesOf(name)).toSorted()).toEqual(fields.split(' ').toSorted());
  });

  test.each(Object.entries(ENUMERATIONS))('%s has the words of the specification', (name, words) => {
    expect(schemas[name]?.enum).toEqual(words);
  });

  test('a new item has the defaults of section 9', () => {
    expect(
      CreateGameItemRequest.parse({ game_id: 'g', item_name: 'An item', price_usd: 0.99, currency_amount: 1 }),
    ).toEqual({
      game_id: 'g',
      item_name: 'An item',
      price_usd: 0.99,
      currency_amount: 1,
      item_type: 'currency_pack',
      item_category: 'standard',
      item_rarity: 'common',
      item_color: '#FFFFFF',
      sort_order: 0,
      is_active: true,
      is_visible: true,
      is_limited_time: false,
      is_featured: false,
      is_best_value: false,
      is_most_popular: false,
    });
  });
});

describe('every operation', () => {
  const statuses = (wanted: string[], among = operations) =>
    among
      .filter(({ responses }) => wanted.some((status) => !(status in responses)))
      .map(({ operationId }) => operationId);

  test('has an id of its own and one of the declared tags', () => {
    expect(new Set(operations.map(({ operationId }) => operationId)).size).toBe(operations.length);
    const declared = (contract.tags as Node[]).map(({ name }) => name);
    expect(operations.filter(({ tags }) => tags.length !== 1 || !declared.includes(tags[0]))).toEqual([]);
  });

  test('documents 401, 403, 429, 500 and 503', () => {
    expect(statuses(['403', '429', '500', '503'])).toEqual([]);
    // Who accepts an invitation has neither a session nor a password yet.
    expect(statuses(['401'])).toEqual(['acceptInvitation', 'beginSignOn', 'endSignOn']);
  });

  test('documents 400, 413 and 422 when it has a body', () => {
    const withBody = operations.filter(({ requestBody }) => requestBody);
    expect(statuses(['400', '422'], withBody)).toEqual([]);
    // A file may have any size.
    expect(statuses(['413'], withBody).toSorted()).toEqual([
      'importGameItems',
      'importGames',
      'importPlatformRecords',
      'importPlayers',
    ]);
  });

  test('documents 422 when it has parameters, and 404 when one of them is an id', () => {
    const withParameters = operations.filter(({ parameters }) => parameters.length > 0);
    expect(statuses(['422'], withParameters)).toEqual([]);
    const withId = withParameters.filter(({ parameters }) => parameters.some((parameter) => parameter.in === 'path'));
    expect(statuses(['404'], withId)).toEqual([]);
  });

  test('gives its id in every answer, and says of every answer with a key that it may be a replay', () => {
    const without = operations.flatMap(({ operationId, parameters, responses }) => {
      const isKeyed = parameters.some(({ name }) => name === 'Idempotency-Key');
      return Object.entries(responses)
        .filter(([status, { headers }]) => {
          const declared = Object.keys(node(headers));
          // Only a success or a refusal by what is stored is kept for the key.
          const isKept = isKeyed && /^(2|403|404|409|422)/.test(status);
          return !declared.includes('X-Request-Id') || (isKept && !declared.includes('Idempotent-Replayed'));
        })
        .map(([status]) => `${operationId} ${status}`);
    });
    expect(without).toEqual([]);
  });

  test('takes a key when it changes something, but for the four kinds that the contract names', () => {
    const without = operations.filter(
      ({ route, parameters }) =>
        !route.startsWith('GET ') && !parameters.some(({ name }) => name === 'Idempotency-Key'),
    );
    expect(without.map(({ operationId }) => operationId).toSorted()).toEqual(
      [
        // Signing in, signing out and second factors.
        ...[
          'adminLogin',
          'adminLogout',
          'changeAdminPassword',
          'acceptInvitation',
          'beginSignOn',
          'finishSignOn',
          'endSignOn',
        ],
        ...[
          'offerPasskey',
          'addPasskey',
          'offerTotp',
          'addTotp',
          'challengePasskey',
          'challengeDecision',
          'showFactor',
        ],
        // A secret in the answer, which is kept nowhere.
        ...['inviteAdmin', 'renewInvitation', 'resetAdminPassword', 'createServiceAccount', 'createServiceToken'],
        ...['createWebhook', 'replaceWebhookSecret', 'renewRecoveryCodes'],
        // Only looks or reports.
        ...['testSignOn', 'previewStatement', 'reportBrowserError', 'revealPlayer'],
        'revealWithdrawal',
        // An import, and a file that is told apart by its content.
        'importPlatformRecords',
        ...['importPlayers', 'importGames', 'importGameItems', 'uploadStatement'],
      ].toSorted(),
    );
  });

  test('has a named example for every body that it takes or gives', () => {
    expect(mediaTypes.length).toBeGreaterThan(operations.length);
    const without = mediaTypes.filter(
      ({ examples }) => Object.values(examples).filter((example) => 'value' in example).length === 0,
    );
    expect(without.map(({ where }) => where)).toEqual([]);
  });
});

describe('every webhook', () => {
  test('has the type of its message as its name, which no other has', () => {
    for (const [type, schema] of messageSchemas) {
      expect(follow(node(follow(schema).properties).type).enum, type).toContain(type);
    }
    const types = [...messageSchemas.values()].flatMap((schema) => follow(node(follow(schema).properties).type).enum);
    expect([...new Set(types)].toSorted()).toEqual([...messageSchemas.keys()].toSorted());
  });
});

/** Each inline schema nested in a schema, with its position. */
function within(schema: Node, where: string): { schema: Node; where: string }[] {
  const inner = [
    ...Object.entries(node(schema.properties)).map(([name, value]) => [`${where}.${name}`, value] as const),
    ...(schema.items ? [[`${where}[]`, schema.items] as const] : []),
    ...((schema.anyOf ?? []) as unknown[]).map((value, index) => [`${where}|${index}`, value] as const),
    ...(typeof schema.additionalProperties === 'object' ? [[`${where}{}`, schema.additionalProperties] as const] : []),
  ];
  return [{ schema, where }, ...inner.flatMap(([at, value]) => within(node(value), at))];
}

/** Like `within`, but follows references: everything that a request can contain. */
function reachable(schema: unknown, where: string): { schema: Node; where: string }[] {
  return within(follow(schema), where).flatMap((found) =>
    typeof found.schema.$ref === 'string' ? reachable(found.schema, found.where) : [found],
  );
}

describe('every schema', () => {
  const all = Object.entries(schemas).flatMap(([name, schema]) => within(schema, name));

  test('says what it is', () => {
    const silent = Object.entries(schemas).filter(([, schema]) => !node(schema).description);
    expect(silent.map(([name]) => name)).toEqual([]);
  });

  test('says what each of its properties is', () => {
    const silent = all.flatMap(({ schema, where }) =>
      Object.entries(node(schema.properties))
        .filter(([, property]) => !node(property).description && !follow(property).description)
        .map(([name]) => `${where}.${name}`),
    );
    expect(silent).toEqual([]);
  });

  test('of a plain value gives an example', () => {
    const plain = ({ schema }: { schema: Node }) =>
      schema.description && schema.type && !String(schema.type).match(/object|array/) && !schema.$ref;
    expect(all.filter((found) => plain(found) && !found.schema.examples).map(({ where }) => where)).toEqual([]);
  });

  test('leaves multipleOf alone, by which 19.99 is no multiple of 0.01', () => {
    expect(all.filter(({ schema }) => 'multipleOf' in schema).map(({ where }) => where)).toEqual([]);
  });
});

test('each code of a refusal is described under the status that the server answers it with', () => {
  const described = String(node(node(schemas).ErrorCode).description)
    .split(/(?=\b\d{3}: )/)
    .flatMap((part) => [...part.matchAll(/`(\w+)`/g)].map(([, code]) => [code, Number.parseInt(part, 10)]));
  expect(Object.fromEntries(described)).toEqual({ ...STATUS_OF, internal: 500, unavailable: 503 });
});

describe('every request body', () => {
  const bodies = mediaTypes
    // A file, which is read as it arrives, has no bounds.
    .filter(({ where, contentType }) => where.endsWith(' request') && contentType === 'application/json')
    .map(({ where, schema }) => ({ where, parts: reachable(schema, where) }));
  const parts = bodies.flatMap((body) => body.parts);
  const takes = (schema: Node, ...types: string[]) =>
    [schema.type].flat().some((type) => types.includes(type as string));

  test('refuses names that it does not know', () => {
    const objects = parts.filter(({ schema }) => takes(schema, 'object'));
    expect(objects.length).toBeGreaterThan(5);
    expect(objects.filter(({ schema }) => schema.additionalProperties !== false)).toEqual([]);
  });

  test('bounds every text, number and list', () => {
    const bounded = (schema: Node) =>
      takes(schema, 'string')
        ? 'maxLength' in schema ||
          'enum' in schema ||
          'format' in schema ||
          /^\^.*\{[\d,]+\}\$$/.test(`${schema.pattern}`)
        : takes(schema, 'number', 'integer')
          ? ('minimum' in schema || 'exclusiveMinimum' in schema) && 'maximum' in schema
          : !takes(schema, 'array') || 'maxItems' in schema;
    expect(parts.filter(({ schema }) => !bounded(schema)).map(({ where }) => where)).toEqual([]);
  });

  test('of an edit has no defaults and nothing required but what decides', () => {
    const edits = bodies.filter(({ where }) => where.startsWith('update'));
    expect(edits.map(({ where }) => where)).toEqual([
      'updateAdmin request',
      'updateRole request',
      'updateWebhook request',
      'updateTransactionStatus request',
      'updateReasonCode request',
      'updateGame request',
      'updateGameItem request',
    ]);
    expect(edits.flatMap(({ parts }) => parts).filter(({ schema }) => 'default' in schema)).toEqual([]);
    expect(edits.flatMap(({ parts }) => parts.map(({ schema }) => schema.required ?? [])).flat()).toEqual([
      // Roles are replaced as a whole.
      'roles',
      'name',
      'permissions',
      // So is a webhook target.
      'url',
      'status',
      // And a reason code.
      'label',
      'uses',
      'is_retired',
    ]);
  });
});

describe('the schemas generated from it', () => {
  test('take the days of a chart as the text of a query, and no others', () => {
    const days = (value?: string) => GetRevenueChartQueryParams.safeParse({ days: value }).data?.days;
    expect([days('7'), days('30'), days('90'), days()]).toEqual([7, 30, 90, 30]);
    expect(['31', '8', '0', '', '-7', '7.5', 'a week', 'Infinity', '7,30'].map(days)).toEqual(Array(9).fill(undefined));
  });

  test('take a page as the text of a query from 1 on', () => {
    const page = (value?: string) => ListTransactionsQueryParams.safeParse({ page: value }).data?.page;
    expect([page('1'), page('2'), page()]).toEqual([1, 2, 1]);
    expect(['0', '', '-1', '1.5', 'x', '1e9'].map(page)).toEqual(Array(6).fill(undefined));
  });

  test('add nothing to an edit', () => {
    expect(UpdateGameItemRequest.parse({ is_active: false })).toEqual({ is_active: false });
    expect(UpdateGameItemRequest.parse({ is_featured: true })).toEqual({ is_featured: true });
    expect(UpdateGameRequest.parse({})).toEqual({});
  });

  test('take every empty number of an item as null', () => {
    const taken = (field: string) => UpdateGameItemRequest.safeParse({ [field]: null }).success;
    const numbers = [
      'price_usd',
      'original_price_usd',
      'discount_percentage',
      'currency_amount',
      'bonus_amount',
      'max_purchases_per_player',
      'max_purchases_per_day',
    ];
    expect(numbers.filter((field) => !taken(field))).toEqual([]);
  });

  // Orval drops a slash at the end of a pattern, so '^https?://' would accept 'https:/'.
  test('take addresses of images by http and https alone', () => {
    const taken = (value: unknown) => ImageUrl.safeParse(value).success;
    expect(['https://cdn.example.com/a.png', 'http://a/b', null].filter((value) => !taken(value))).toEqual([]);
    expect(
      [
        'javascript:alert(1)',
        'data:text/html,x',
        '//a/b',
        'https:/a',
        'ftp://a/b',
        'https://',
        'https://a b',
        '',
        ' https://a/b',
      ].filter(taken),
    ).toEqual([]);
  });
});
