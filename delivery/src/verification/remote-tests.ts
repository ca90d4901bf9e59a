import { integrityOf } from 'federation/server';
import { testsProcess } from './bundle-process';
import type { BundleCode } from './bundle-tasks';
import { shellAndRemote, type LiveVersion } from './combinations';
import type { PublishedReader } from './published-reader';
import type { FailedTest, TestsAnswer } from './tests-task';

export type { FailedTest };

/** How much of a failure's message is shown. */
const MAX_LINES = 6;
const MAX_LENGTH = 160;

/** The escape sequences of colours in a terminal. */
const COLOURS = /\u001B\[[\d;]*m/g;

/** The document that Testing Library adds to a message. */
const DOCUMENT = /\n\s*(?:Ignored nodes: |<\w|Here are the )[^]*/;

function shortened(problem: string): string[] {
  const lines = problem.replaceAll(COLOURS, '').replace(DOCUMENT, '').split('\n');
  return lines
    .filter((line) => line.trim() !== '')
    .slice(0, MAX_LINES)
    .map((line) => `\n  ${line.slice(0, MAX_LENGTH)}`);
}

/** A shell and a remote that can be on one page, with the shell's bundle and the remote's tests. */
interface Pair {
  readonly shell: LiveVersion;
  readonly remote: LiveVersion;
  readonly host: BundleCode;
  readonly tests: BundleCode;
  /** Equal for pairs with the same code. */
  readonly key: string;
}

const bundleOf = (folder: string, code: Buffer): BundleCode => ({ folder, code, hash: integrityOf(code) });

/**
 * The tests of a remote that fail on a shell, from their published bundles.
 *
 * @throws Error when they cannot be run
 */
export const failedTests = async (shell: Buffer, tests: Buffer): Promise<readonly FailedTest[]> => {
  const answer = await testsProcess.run<TestsAnswer>({
    shell: bundleOf('shell', shell),
    tests: bundleOf('tests', tests),
  });
  if (answer === 'untestable') throw new Error('The shell was built without react-dom/client.');
  return answer;
};

type Outcome = { readonly failed: TestsAnswer } | { readonly reason: string };

function messagesOf({ shell, remote }: Pair, outcome: Outcome): string[] {
  const remedy = `\n  Change the ${shell.name}, or promote a version of ${remote.name} first whose tests pass with it.`;
  if ('reason' in outcome)
    return [`${remote.label}: its tests cannot be run with ${shell.label}:\n  ${outcome.reason}${remedy}`];
  if (outcome.failed === 'untestable') return [];
  return outcome.failed.map(({ title, problem }) =>
    [`${remote.label}: the test '${title}' fails with ${shell.label}:`, ...shortened(problem), remedy].join(''),
  );
}

/** Runs the published tests of remotes on the modules of shells; each pair of them once. */
export class RemoteTests {
  private readonly known = new Map<string, Outcome>();

  constructor(private readonly reader: PublishedReader) {}

  /**
   * The tests that fail, in every combination of a shell and a remote.
   *
   * @param before the versions of which each combination is live already: those with the same code are not run
   */
  async problems(live: readonly LiveVersion[], before: readonly LiveVersion[]): Promise<string[]> {
    const liveBefore = new Set((await this.pairsOf(before)).map(({ key }) => key));
    const messages: string[] = [];
    for (const pair of await this.pairsOf(live))
      if (!liveBefore.has(pair.key)) messages.push(...messagesOf(pair, await this.outcomeOf(pair)));
    return messages;
  }

  /** The shells on which no tests run, because they are of an older build; of those that were asked for. */
  async untested(live: readonly LiveVersion[]): Promise<string[]> {
    const shells = (await this.pairsOf(live)).flatMap(({ shell, key }) => {
      const outcome = this.known.get(key);
      return outcome && 'failed' in outcome && outcome.failed === 'untestable' ? [shell.label] : [];
    });
    return [...new Set(shells)].map(
      (shell) =>
        `remote-tests: the tests of remotes do not run on ${shell}, which is of an older build. Build it again with a newer ` +
        '"federation" package.',
    );
  }

  /** The reader returns only files that a trusted key has signed. */
  private async pairsOf(live: readonly LiveVersion[]): Promise<Pair[]> {
    const pairs = shellAndRemote(live).map(async ([shell, remote]): Promise<Pair[]> => {
      const [{ serverBundle }, { hostTests }] = [await this.reader.content(shell), await this.reader.content(remote)];
      if (!serverBundle || !hostTests) return [];
      const host = bundleOf(shell.entry.extras.folder, serverBundle);
      const tests = bundleOf(remote.entry.extras.folder, hostTests);
      return [{ shell, remote, host, tests, key: `${host.hash} ${tests.hash}` }];
    });
    return (await Promise.all(pairs)).flat();
  }

  private async outcomeOf({ key, host, tests }: Pair): Promise<Outcome> {
    const known = this.known.get(key);
    if (known) return known;
    const outcome: Outcome = await testsProcess.run<TestsAnswer>({ shell: host, tests }).then(
      (failed) => ({ failed }),
      (error: unknown) => ({ reason: error instanceof Error ? error.message : String(error) }),
    );
    this.known.set(key, outcome);
    return outcome;
  }
}
