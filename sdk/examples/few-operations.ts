import { createConnection, getSystemStatus } from '@coinop/admin-sdk';

const connection = createConnection({
  baseUrl: process.env.COINOP_URL ?? 'http://127.0.0.1:4600',
  token: () => process.env.COINOP_TOKEN,
});

// `getSystemStatus()` only describes the call. What a program does not import is not in its bundle.
const status = await connection.send(getSystemStatus({ signal: AbortSignal.timeout(5000) }));
for (const service of status.services) console.log(`${service.name}: ${service.status}`);
