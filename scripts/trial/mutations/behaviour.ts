import { failedTests, type FailedTest } from 'delivery/testing';
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { hostTestsBundle } from '../../../federation/src/webpack/host-tests-bundle';
import { folderOf, FRONT_ENDS } from '../../site/front-ends';
import { endBuilder, hostBundle } from './host-bundle';
import { mixed } from './mixed';
import { breakingSources, harmlessSources, withChanges, type SourceChange } from './source-changes';

/** One file with tests of a remote. */
interface TestFile {
  readonly remote: string;
  readonly tests: Buffer;
}

const filesIn = (folder: string): string[] =>
  readdirSync(path.join(folder, 'src'), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.host\.test\.tsx?$/.test(file))
    .map((file) => `src/${file}`)
    .sort();

/** Each file separately, so that only those run for a change that reach its place. */
async function testFiles(): Promise<TestFile[]> {
  const found: TestFile[] = [];
  for (const remote of FRONT_ENDS.filter((one) => one !== 'shell')) {
    const code = await hostTestsBundle(folderOf(remote));
    for (const file of code === undefined ? [] : filesIn(folderOf(remote)))
      found.push({ remote, tests: Buffer.from(`${code};module.exports = { ...module.exports, files: ['${file}'] };`) });
  }
  return found;
}

type Failure = FailedTest & { readonly from: TestFile };

/** The tests that fail on a shell with some changes; `first` stops after the first file with any. */
async function failuresWith(
  changes: Parameters<typeof withChanges>[0],
  files: readonly TestFile[],
  first = false,
): Promise<Failure[]> {
  const shell = await hostBundle(withChanges(changes));
  const failed: Failure[] = [];
  for (const from of files) {
    const found = await failedTests(shell, from.tests).catch((error: unknown) => [
      { title: `all, because it ${error instanceof Error ? error.message : String(error)}`, problem: '' },
    ]);
    failed.push(...found.map((test) => ({ ...test, from })));
    if (first && failed.length > 0) break;
  }
  return failed;
}

const MARK = 'reached';

/** A change, and the files whose tests reach its place. */
interface Reached {
  readonly change: SourceChange;
  readonly files: readonly TestFile[];
}

/** The changes at places that tests reach: in a shell in which each reports itself as an error on the console. */
async function reachedOf(changes: readonly SourceChange[], files: readonly TestFile[]): Promise<Reached[]> {
  const reporting = changes.map((change, at) => ({
    ...change,
    text: change.reached(`console.error('${MARK} ${at}.')`),
  }));
  const failed = await failuresWith(reporting, files);
  return changes.flatMap((change, at) => {
    const by = new Set(failed.filter(({ problem }) => problem.includes(`${MARK} ${at}.`)).map(({ from }) => from));
    return by.size === 0 ? [] : [{ change, files: files.filter((file) => by.has(file)) }];
  });
}

/**
 * Changes places of shared modules that tests of remotes reach. Not all that is reached shows in a test, such as a value for
 * another case.
 *
 * @returns whether no harmless change is refused
 */
export async function tryBehaviour(wanted: number, harmlessWanted: number): Promise<boolean> {
  const files = await testFiles();
  const sources = breakingSources();
  const isWithin = (inner: SourceChange, outer: SourceChange): boolean =>
    inner.file === outer.file && inner.start >= outer.start && inner.end <= outer.end;
  const others = harmlessSources().filter((one) => !sources.some((source) => isWithin(one, source)));
  const all = await reachedOf([...sources, ...others], files);
  const reached = all.filter(({ change }) => sources.includes(change));
  const breaking = mixed(reached).slice(0, wanted);
  const kinds = new Map<string, { refused: number; all: number }>();
  let refused = 0;
  for (const { change, files: users } of breaking) {
    const [failure] = await failuresWith([change], users, true);
    const count = kinds.get(change.kind) ?? { refused: 0, all: 0 };
    kinds.set(change.kind, { refused: count.refused + Number(failure !== undefined), all: count.all + 1 });
    refused += Number(failure !== undefined);
    console.log(
      `${change.kind} of ${change.what}: ${failure ? `refused by ${failure.from.remote}: ${failure.title}` : 'not found'}`,
    );
  }
  const harmless = mixed(all.filter(({ change }) => !sources.includes(change))).slice(0, harmlessWanted);
  let wrong = 0;
  for (const { change, files: users } of harmless)
    for (const { from, title } of await failuresWith([change], users)) {
      wrong += 1;
      console.log(`wrongly refused: ${change.kind} of ${change.what} by ${from.remote}: ${title}`);
    }
  await endBuilder();
  for (const [kind, { refused: some, all }] of [...kinds].sort()) console.log(`${kind}: ${some} of ${all} refused`);
  console.log(
    `${refused} of ${breaking.length} changes without a type are refused, of ${reached.length} places that tests reach.`,
  );
  console.log(`${wrong} tests fail with ${harmless.length} harmless changes.`);
  return wrong === 0;
}
