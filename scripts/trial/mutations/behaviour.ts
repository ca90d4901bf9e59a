import { failedTests, type FailedTest } from 'delivery/testing';
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { hostTestsBundle } from '../../../federation/src/webpack/host-tests-bundle';
import { folderOf, FRONT_ENDS } from '../../site/front-ends';
import { endBuilder, hostBundle } from './host-bundle';
import { mixed } from './mixed';
import { breakingSources, harmlessSources, placeOf, withChanges, type SourceChange } from './source-changes';

/** One file with tests of a remote. */
interface TestFile {
  readonly remote: string;
  readonly file: string;
  readonly code: string;
  /** The tests to run; all by default. */
  readonly titles?: readonly string[];
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
    if (code === undefined) continue;
    for (const file of filesIn(folderOf(remote))) found.push({ remote, file, code });
  }
  return found;
}

/** A bundle of the wanted tests alone. */
function bundleOf({ code, file, titles }: TestFile): Buffer {
  const run = `(file) => all.run(file, ${JSON.stringify(titles)})`;
  return Buffer.from(`${code};const all = module.exports;module.exports = { files: ['${file}'], run: ${run} };`);
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
    const found = await failedTests(shell, bundleOf(from)).catch((error: unknown) => [
      { title: `all, because it ${error instanceof Error ? error.message : String(error)}`, problem: '' },
    ]);
    failed.push(...found.map((test) => ({ ...test, from })));
    if (first && failed.length > 0) break;
  }
  return failed;
}

const MARK = 'reached';

/** A change, and the tests that reach its place. */
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
    const by = failed.filter(({ problem }) => problem.includes(`${MARK} ${at}.`));
    const users = files.flatMap((file) => {
      const titles = by.filter(({ from }) => from === file).map(({ title }) => title);
      return titles.length === 0 ? [] : [{ ...file, titles }];
    });
    return users.length === 0 ? [] : [{ change, files: users }];
  });
}

/** Which changes are tried. */
export interface Selection {
  readonly number: number;
  /** How many of them to pass over first. */
  readonly from: number;
  /** The names of changes, with commas; all when empty. */
  readonly only: string;
  readonly harmless: number;
}

/**
 * Changes places of shared modules that tests of remotes reach. Not all that is reached shows in a test, such as a value for
 * another case.
 *
 * @returns whether no harmless change is refused
 */
export async function tryBehaviour({ number, from, only, harmless: harmlessWanted }: Selection): Promise<boolean> {
  const files = await testFiles();
  const names = only.split(',');
  const sources = breakingSources().filter(({ what }) => only === '' || names.includes(what));
  const isWithin = (inner: SourceChange, outer: SourceChange): boolean =>
    inner.file === outer.file && inner.start >= outer.start && inner.end <= outer.end;
  const others = harmlessSources().filter((one) => !sources.some((source) => isWithin(one, source)));
  const all = await reachedOf([...sources, ...others], files);
  const reached = all.filter(({ change }) => sources.includes(change));
  const breaking = mixed(reached).slice(from, from + number);
  const kinds = new Map<string, { refused: number; all: number }>();
  let refused = 0;
  for (const { change, files: users } of breaking) {
    const [failure] = await failuresWith([change], users, true);
    const count = kinds.get(change.kind) ?? { refused: 0, all: 0 };
    kinds.set(change.kind, { refused: count.refused + Number(failure !== undefined), all: count.all + 1 });
    refused += Number(failure !== undefined);
    const result = failure ? `refused by ${failure.from.remote}: ${failure.title}` : `not found (${placeOf(change)})`;
    console.log(`${change.kind} of ${change.what}: ${result}`);
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
