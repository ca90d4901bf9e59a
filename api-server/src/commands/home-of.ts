import path from 'node:path';
import { isBucket } from '../files/open-files';

/** A folder or bucket as somebody names it on the command line: a folder from where they stand. */
export function homeOf(named: string): string {
  return isBucket(named) ? named : path.resolve(process.env['INIT_CWD'] ?? '.', named);
}
