import { command } from '../../command-line/command';
import { formerCommit } from '../../installation/former-commit';
import { resultOf } from '../../processes/run';
import { changesPage, type Commit } from './changes-page';

const HELP = `npm run changes [-- --from <commit>] [--to <commit>]
    prints what an operator has to know before an upgrade: breaking changes, variables, migrations, changed files
    --from  the release before; by default the last tag, or the commit before the latest migration
    --to    the release; by default the last commit`;

const git = (...args: readonly string[]): Promise<string> => resultOf('git', args);
const linesOf = (text: string): string[] => text.split('\n').filter(Boolean);

/** Files of a release that were copied to their places on the machine. */
const COPIED: Readonly<Record<string, string>> = { 'scripts/release/files/': '', 'delivery/nginx/': 'nginx/' };
/** Files of a release that are used where they are. */
const STAYS = /^(?:INSTALL\.md|Containerfile|\.dockerignore|upgrade\/.*)$/;

async function commitsBetween(range: string): Promise<Commit[]> {
  const [RECORD, FIELD] = ['\u001E', '\u001F'];
  const log = await git('log', '--no-merges', `--format=%s${FIELD}%b${RECORD}`, range);
  return log
    .split(RECORD)
    .map((record) => record.trim().split(FIELD))
    .flatMap(([subject = '', body = '']) => (subject ? [{ subject, body }] : []));
}

async function copiedFiles(range: string): Promise<string[]> {
  const changed = linesOf(await git('diff', '--name-only', range, '--', ...Object.keys(COPIED)));
  return changed
    .map((file) => Object.entries(COPIED).reduce((name, [folder, place]) => name.replace(folder, place), file))
    .filter((file) => !STAYS.test(file));
}

command({ help: HELP, options: { from: '', to: 'HEAD' } }, async ({ from, to }) => {
  const former = from || (await formerCommit());
  const range = `${former}..${to}`;
  const named = (commit: string): Promise<string> => git('describe', '--tags', '--always', commit);
  const variables = (commit: string): Promise<string> => git('show', `${commit}:docs/variables.md`);
  const added = await git('diff', '--name-only', '--diff-filter=A', range, '--', 'api-server/migrations/*.sql');
  const page = changesPage({
    ...{ from: await named(former), to: await named(to), commits: await commitsBetween(range) },
    migrations: linesOf(added).map((file) => file.replace('api-server/migrations/', '')),
    variables: [await variables(former), await variables(to)],
    copied: await copiedFiles(range),
  });
  process.stdout.write(page);
});
