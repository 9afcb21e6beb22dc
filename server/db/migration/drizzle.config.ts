import { defineConfig } from 'drizzle-kit';

// Paths are relative to the project's root, from which `npm run generate:migration` runs.
export default defineConfig({
  dialect: 'postgresql',
  schema: './server/db/schema/*.ts',
  out: './server/db/migrations',
});
