import '../ui/theme/mantine-base.css';
import '../ui/theme/theme.css';
import '../ui/theme/forced-colors.css';
import '../ui/theme/touch.css';
import { MantineProvider } from '@mantine/core';
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useEffect } from 'react';
import { Announcer } from '../ui/feedback/announcer.tsx';
import { Toasts } from '../ui/feedback/toasts.tsx';
import { cssVariables, theme } from '../ui/theme/theme.ts';
import { loadFont } from './late-font.ts';

type Props = { queryClient: QueryClient; nonce: string; children: ReactNode };

/** The providers around the portal and around the sign-in form that comes before it; main.tsx replaces only its content. */
export function Providers({ queryClient, nonce, children }: Props) {
  useEffect(() => void loadFont(), []);
  return (
    <MantineProvider
      theme={theme}
      cssVariablesResolver={cssVariables}
      defaultColorScheme="auto"
      getStyleNonce={() => nonce}
      withGlobalClasses={false}
    >
      <Announcer />
      <Toasts />
      <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
    </MantineProvider>
  );
}
