import { counted, numberText, type ImportRun } from 'api-client';

type Counted = Pick<ImportRun, 'dryRun' | 'created' | 'updated' | 'unchanged' | 'failed' | 'deleted' | 'undoes'>;

/** The result of the processed rows. */
export function countWords({ dryRun, created, updated, unchanged, failed, deleted, undoes }: Counted): string {
  if (undoes !== null) return `${deleted} moved to the trash, ${updated} restored, ${failed} with errors.`;
  const counts = dryRun
    ? `${created} would be new, ${updated} would change, ${failed} with errors.`
    : `${created} new, ${updated} changed, ${failed} with errors.`;
  return unchanged > 0 ? `${counts} ${unchanged} unchanged.` : counts;
}

export const progressWords = ({ handled, rows }: Pick<ImportRun, 'handled' | 'rows'>): string =>
  `${numberText(handled)} of ${counted(rows, 'row')}`;

/** The result of a finished import, and the remedy if it did not complete. */
export function endWords(run: ImportRun): string {
  const counts = countWords(run);
  if (run.state === 'done') return run.dryRun ? `Nothing was stored. ${counts}` : counts;
  const cause = run.state === 'cancelled' ? 'Cancelled after' : 'An internal error occurred after';
  const rest = run.dryRun
    ? 'Nothing was stored.'
    : run.undoes !== null
      ? 'Undo the import again to continue.'
      : 'The rows stored until then stay: remove them from the file before you import the others.';
  return `${cause} ${progressWords(run)}. ${rest} ${counts}`;
}
