import { existsSync } from 'node:fs';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { postgresPrograms } from '../../../api-server/test/postgres-cluster';
import { command } from '../../command-line/command';
import { say } from '../../installation/progress';
import { installPackages } from '../../test/machine';
import { tryLive } from './live';
import { tryPointInTime } from './point-in-time';

const PROGRAMS = ['/usr/sbin/pgbouncer', '/usr/bin/pgbackrest'];

const HELP = `npm run trial -- data
    two API servers behind PgBouncer with a standby, and a restore to a moment by pgBackRest, with a real PostgreSQL;
    root gets the programs from Debian's packages`;

export const main = (): void =>
  command({ help: HELP, options: {} }, async () => {
    const areThere = PROGRAMS.every((program) => existsSync(program)) && postgresPrograms() !== undefined;
    if (!areThere && !(await installPackages('postgresql', 'pgbouncer', 'pgbackrest'))) {
      return console.log('PgBouncer, a standby and pgBackRest: skipped. They need root, on Debian or Ubuntu.');
    }
    const folder = await mkdtemp(path.join(tmpdir(), 'data-'));
    // PostgreSQL's user enters it.
    await chmod(folder, 0o755);
    try {
      await tryPointInTime(folder);
      await tryLive(folder);
      say('All of it was as it should be.');
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  });
