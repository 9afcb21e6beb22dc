import { useDenied } from '../../api/may.ts';
import { useExport } from '../../api/use-export.ts';
import { exportGameItems } from '../../generated/game-items/game-items.ts';
import { exportGames } from '../../generated/games/games.ts';
import type { ExportGameItemsParams } from '../../generated/model/exportGameItemsParams.ts';
import type { ExportGamesParams } from '../../generated/model/exportGamesParams.ts';
import * as needs from '../../generated/permissions.ts';
import { serverNow } from '../../lib/server-clock.ts';
import { spreadsheetParam } from '../../lib/spreadsheets.ts';
import { ExportButton } from '../../ui/table/export-button.tsx';

export type Exported =
  | { kind: 'games'; filters: ExportGamesParams }
  | { kind: 'items'; filters: ExportGameItemsParams };

/** Exports the records that the filters match, as the import beside it reads them back. */
export function RecordExport({ kind, filters }: Exported) {
  const { progress, start, cancel } = useExport({
    call: (request, signal) =>
      kind === 'games'
        ? exportGames({ ...filters, ...spreadsheetParam() }, request, signal)
        : exportGameItems({ ...filters, ...spreadsheetParam() }, request, signal),
    name: () => `${kind}-${new Date(serverNow()).toISOString().slice(0, 10)}.csv`,
    failed: `Failed to export ${kind}`,
  });
  const denied = useDenied(kind === 'games' ? needs.exportGames : needs.exportGameItems);
  return <ExportButton progress={progress} denied={denied} onStart={() => void start()} onCancel={cancel} />;
}
