// The package's second entry, for React with React Query.
export * from './generated/hooks.ts';
export { AdminApiProvider, type AdminApiProviderProps, useConnection } from './provider.ts';
