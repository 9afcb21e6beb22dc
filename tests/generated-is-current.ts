import { GENERATED, generateClient } from '../openapi/generate-client.ts';

// `npm run generate:check`: src/generated must be exactly what the contract generates. It generates again and compares, so
// after a complaint the folder is right and only has to be committed.

const outcome = await generateClient();
if ('refused' in outcome) {
  process.stderr.write(`${outcome.refused}\n`);
  process.exitCode = 1;
} else if (outcome.changed.length > 0) {
  const list = outcome.changed.map((path) => `  ${path}`).join('\n');
  process.stderr.write(
    `${GENERATED} was not what openapi/admin-api.yaml generates. Now it is; commit these files:\n${list}\n`,
  );
  process.exitCode = 1;
}
