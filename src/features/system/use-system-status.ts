import { pollEvery } from '../../api/query-client.ts';
import { useGetSystemStatus } from '../../generated/system/system.ts';

const REFRESH = pollEvery(30_000);

export function useSystemStatus() {
  return useGetSystemStatus({ query: { refetchInterval: REFRESH } });
}
