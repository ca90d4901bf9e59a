import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { command } from '../command-line/command';
import { ROOT } from '../site/front-ends';
import { errorOf } from './commit-subject';

/** The last commit before the rule; older ones are not checked. */
const BEFORE_THE_RULE = 'e3f8c2a6a6bff03b10a29d4de207b5c253fd521c';

const git = (...args: string[]) => spawnSync('git', args, { cwd: ROOT, encoding: 'utf8' });

/** First lines of the messages since the rule; undefined without the history, as in a shallow clone. */
function subjectsSinceTheRule(): string[] | undefined {
  if (git('merge-base', '--is-ancestor', BEFORE_THE_RULE, 'HEAD').status !== 0) return undefined;
  return git('log', '--no-merges', '--format=%s', `${BEFORE_THE_RULE}..HEAD`).stdout.split('\n').filter(Boolean);
}

const HELP = `node --import tsx scripts/commits/main.ts [file]
    checks the subjects of the branch's commits, or the first line of a file, as git calls a hook`;

command({ help: HELP, options: {}, takesNames: true }, (_, [file]) => {
  const subjects = file === undefined ? subjectsSinceTheRule() : [readFileSync(file, 'utf8').split('\n')[0] ?? ''];
  if (!subjects) console.log('The history is not there: no commit was checked.');
  const errors = (subjects ?? []).flatMap((subject) => errorOf(subject) ?? []);
  for (const error of errors) console.error(error);
  process.exitCode = errors.length > 0 ? 1 : 0;
});
