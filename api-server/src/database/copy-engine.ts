import { constants } from 'node:fs';
import { cp } from 'node:fs/promises';
import path from 'node:path';
import type { PGlite } from '@electric-sql/pglite';

/**
 * Copies the files of an embedded database at one moment; queries wait meanwhile. The copy opens as after a clean end.
 */
export async function copyEngine(engine: PGlite, folder: string, target: string): Promise<void> {
  await engine.transaction(async (tx) => {
    // Writes all changes to the tables' files: only the part of the write-ahead log after that is needed, and it may
    // have gigabytes.
    await tx.exec('checkpoint');
    const { rows } = await tx.query<{ first: string; last: string }>(
      'select redo_wal_file as first, pg_walfile_name(pg_current_wal_lsn()) as last from pg_control_checkpoint()',
    );
    const { first = '', last = '' } = rows[0] ?? {};
    const isNeeded = (source: string): boolean => {
      const name = path.basename(source);
      return (
        path.basename(path.dirname(source)) !== 'pg_wal' ||
        name.length !== first.length ||
        (name >= first && name <= last)
      );
    };
    await cp(folder, target, { recursive: true, mode: constants.COPYFILE_FICLONE, filter: isNeeded });
  });
}
