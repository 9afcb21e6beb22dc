import { createQueryClient } from './api/query-client.ts';

/** This page's. The build makes one for each screen that it renders. */
export const queryClient = createQueryClient();
