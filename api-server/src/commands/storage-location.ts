import path from 'node:path';
import { isBucket } from '../files/open-files';

/** A folder or bucket from the command line; folders are relative to the caller's directory. */
export function storageLocation(named: string): string {
  return isBucket(named) ? named : path.resolve(process.env['INIT_CWD'] ?? '.', named);
}
