import { createContext, createElement, type ReactNode, useCallback, useContext } from 'react';
import { type Call, type CallOptions, call } from './call.ts';
import type { Connection } from './connection.ts';
import type { ApiError } from './errors.ts';

/** The type of a hook's `error`, which Orval looks up by this name; ApiError already contains the body. */
export type ErrorType<_Body> = ApiError;

const ConnectionContext = /* @__PURE__ */ createContext<Connection | undefined>(undefined);

export interface AdminApiProviderProps {
  /** A connection or a client; keep the same one between renders. */
  connection: Connection;
  children?: ReactNode;
}

/** Provides the connection for the hooks below it. Must be inside a `QueryClientProvider` of React Query. */
export function AdminApiProvider({ connection, children }: AdminApiProviderProps) {
  return createElement(ConnectionContext.Provider, { value: connection }, children);
}

/**
 * The connection of the nearest provider.
 *
 * @throws Error outside of an AdminApiProvider
 */
export function useConnection(): Connection {
  const connection = useContext(ConnectionContext);
  if (!connection) throw new Error('The hooks of @coinop/admin-sdk/react need an <AdminApiProvider> above them.');
  return connection;
}

/** The options of a call; generated hooks add the rest from the contract. */
interface HookOptions extends CallOptions {
  headers?: Record<string, string>;
  /** @internal */
  operation?: string;
  /** @internal */
  method?: string;
  /** @internal */
  body?: string | Blob;
  /** @internal */
  keyed?: boolean;
}

/** Sends every call of the generated hooks (Orval's mutator, which requires exactly this form). */
export function useSend() {
  const connection = useConnection();
  return useCallback(
    <Answer>(url: string, options?: HookOptions): Promise<Answer> =>
      connection.send(call<Answer>(url, options as Omit<Call<Answer>, 'url'>), options),
    [connection],
  );
}
