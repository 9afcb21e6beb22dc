// Before the portal: it reads the address and makes its first calls while it is loaded.
import './override-store.ts';
import './browser-clock.ts';
import './outgoing-calls.ts';
// In Mantine's own order, which the portal's own imports would come too late for.
import '../../src/ui/theme/mantine-base.css';
import { MantineProvider } from '@mantine/core';
import { QueryClientProvider } from '@tanstack/react-query';
import { getNonce } from 'get-nonce';
import { StrictMode, Suspense } from 'react';
import { createRoot } from 'react-dom/client';
import '../../src/main.tsx';
import { queryClient } from '../../src/api/query-client.ts';
import { pageRouter } from '../../src/portal.tsx';
import { cssVariables, theme } from '../../src/ui/theme/theme.ts';
import { subscribe } from './override-store.ts';
import { ResponsesPanel } from './panel.tsx';
import { returnToLink } from './return-to-link.ts';

// The entry of `vite build --mode mock`: the portal as it is, and the panel of overrides beside it, in a tree of its own.

// From the beginning, as a link with these overrides would show it.
subscribe(() => void queryClient.resetQueries());
const router = pageRouter();
returnToLink(router);

const place = document.createElement('div');
// The name by which the tests tell this build from the product's.
place.id = 'coinop-responses-panel';
document.body.append(place);
createRoot(place).render(
  <StrictMode>
    <MantineProvider
      theme={theme}
      cssVariablesResolver={cssVariables}
      defaultColorScheme="auto"
      getStyleNonce={() => getNonce() ?? ''}
      withCssVariables={false}
      withGlobalClasses={false}
    >
      <QueryClientProvider client={queryClient}>
        <Suspense>
          <ResponsesPanel router={router} />
        </Suspense>
      </QueryClientProvider>
    </MantineProvider>
  </StrictMode>,
);
