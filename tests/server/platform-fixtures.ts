// Valid records as the platform sends them; each test changes the fields that it is about.

export const AT = '2026-11-20T09:14:05.000Z';
export const LATER = '2026-11-20T10:00:00.000Z';

type Fields = Record<string, unknown>;

export const aSentPlayer = (values: Fields = {}) => ({
  player_id: 'PLR-2',
  email: 'teo@example.com',
  display_name: 'Teo',
  registered_at: '2026-03-02T17:20:00.000Z',
  updated_at: AT,
  ...values,
});

export const aSentGame = (values: Fields = {}) => ({
  game_id: 'copper-caravan',
  game_name: 'Copper Caravan',
  platform_fee_percent: 12.5,
  updated_at: AT,
  ...values,
});

export const aSentItem = (values: Fields = {}) => ({
  item_id: 'ITM-1',
  game_id: 'starfall',
  item_name: 'Pouch',
  price_usd: 4.99,
  currency_amount: 500,
  updated_at: AT,
  ...values,
});

export const aSentTransaction = (values: Fields = {}) => ({
  transaction_id: 'TXN-1',
  transaction_type: 'purchase',
  player_id: 'PLR-1',
  game_id: 'starfall',
  amount: 10,
  status: 'pending',
  occurred_at: AT,
  updated_at: AT,
  ...values,
});

export const FINGERPRINT = '5f2a1c0e9b7d44c8a3e6f1b2d09c7a5e8f4b3d2c1a0e9f8d7c6b5a4938271605';

export const aSentWithdrawal = (values: Fields = {}) => ({
  withdrawal_id: 'WDR-1',
  player_id: 'PLR-1',
  game_id: 'starfall',
  requested_amount: 250,
  processing_fee: 6.25,
  bank_name: 'First Meridian Bank',
  account_last4: '4417',
  routing_last4: '0248',
  account_fingerprint: FINGERPRINT,
  signals: { account_age_days: 212, bank_country: 'US', device_count: 2 },
  occurred_at: AT,
  ...values,
});
