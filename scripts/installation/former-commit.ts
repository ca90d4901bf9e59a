import { resultOf } from '../processes/run';

/** No release can be upgraded from a commit before it. */
const FIRST_MIGRATION = 'api-server/migrations/0000_initial.sql';

/** The commit of the previous release: the last tag, or the commit before the latest migration. */
export async function formerCommit(): Promise<string> {
  const tag = await resultOf('git', ['describe', '--tags', '--abbrev=0', 'HEAD^']).catch(() => '');
  if (tag) return tag;
  const latest = await resultOf('git', [
    'log',
    '-1',
    '--diff-filter=A',
    '--format=%H',
    '--',
    'api-server/migrations/*.sql',
  ]);
  const before = `${latest}^`;
  const isMigrated = await resultOf('git', ['cat-file', '-e', `${before}:${FIRST_MIGRATION}`]).then(
    () => true,
    () => false,
  );
  return isMigrated ? resultOf('git', ['rev-parse', before]) : latest;
}
