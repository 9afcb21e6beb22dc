import { createConnection, getSystemStatus } from '@coinop/admin-sdk';

const connection = createConnection({
  baseUrl: process.env.COINOP_URL ?? 'http://127.0.0.1:4600',
  token: async () => process.env.COINOP_TOKEN,
  onResponse: ({ request, attempt, status }) => console.log(`${request}, attempt ${attempt + 1}: ${status}`),
});

// `getSystemStatus()` only describes the call. Operations that a program does not import are not in its bundle.
const status = await connection.send(getSystemStatus(), { signal: AbortSignal.timeout(5000) });
for (const service of status.services) console.log(`${service.name}: ${service.status}`);
