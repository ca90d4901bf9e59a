import { failedTests, type FailedTest } from 'delivery/testing';
import { hostTestsBundle } from '../../../federation/src/webpack/host-tests-bundle';
import { folderOf, FRONT_ENDS } from '../../site/front-ends';
import { hostBundle } from './host-bundle';
import { mixed } from './mixed';
import { breakingSources, harmlessSources, withChanges, type SourceChange } from './source-changes';

interface Remote {
  readonly name: string;
  readonly tests: Buffer;
}

async function remotesWithTests(): Promise<Remote[]> {
  const remotes: Remote[] = [];
  for (const name of FRONT_ENDS.filter((one) => one !== 'shell')) {
    const code = await hostTestsBundle(folderOf(name));
    if (code !== undefined) remotes.push({ name, tests: Buffer.from(code) });
  }
  return remotes;
}

/** The tests that fail on a shell with some changes, with the names of their remotes. */
async function failuresWith(
  changes: Parameters<typeof withChanges>[0],
  remotes: readonly Remote[],
): Promise<(FailedTest & { readonly remote: string })[]> {
  const shell = await hostBundle(withChanges(changes));
  const failed: (FailedTest & { readonly remote: string })[] = [];
  for (const { name, tests } of remotes) {
    const found = await failedTests(shell, tests).catch((error: unknown) => [
      { title: 'all', problem: error instanceof Error ? error.message : String(error) },
    ]);
    failed.push(...found.map((test) => ({ ...test, remote: name })));
  }
  return failed;
}

const MARK = 'reached';

/** A change, and the remotes whose tests reach its place. */
interface Reached {
  readonly change: SourceChange;
  readonly remotes: readonly Remote[];
}

/** The changes at places that tests reach: in a shell in which each reports itself as an error on the console. */
async function reachedOf(changes: readonly SourceChange[], remotes: readonly Remote[]): Promise<Reached[]> {
  const reporting = changes.map((change, at) => ({
    ...change,
    text: change.reached(`console.error('${MARK} ${at}.')`),
  }));
  const failed = await failuresWith(reporting, remotes);
  return changes.flatMap((change, at) => {
    const by = new Set(failed.filter(({ problem }) => problem.includes(`${MARK} ${at}.`)).map(({ remote }) => remote));
    return by.size === 0 ? [] : [{ change, remotes: remotes.filter(({ name }) => by.has(name)) }];
  });
}

/**
 * Changes places of shared modules that tests of remotes reach. Not all that is reached shows in a test, such as a value for
 * another case.
 *
 * @returns whether no harmless change is refused
 */
export async function tryBehaviour(wanted: number, harmlessWanted: number): Promise<boolean> {
  const remotes = await remotesWithTests();
  const reached = await reachedOf(breakingSources(), remotes);
  const breaking = mixed(reached).slice(0, wanted);
  const kinds = new Map<string, { refused: number; all: number }>();
  let refused = 0;
  for (const { change, remotes: users } of breaking) {
    const failed = await failuresWith([change], users);
    const count = kinds.get(change.kind) ?? { refused: 0, all: 0 };
    kinds.set(change.kind, { refused: count.refused + Number(failed.length > 0), all: count.all + 1 });
    refused += Number(failed.length > 0);
    const [first] = failed;
    console.log(
      `${change.kind} of ${change.what}: ${first ? `refused by ${first.remote}: ${first.title}` : 'not found'}`,
    );
  }
  const harmless = mixed(await reachedOf(harmlessSources(), remotes)).slice(0, harmlessWanted);
  let wrong = 0;
  for (const { change, remotes: users } of harmless)
    for (const { remote, title } of await failuresWith([change], users)) {
      wrong += 1;
      console.log(`wrongly refused: ${change.kind} of ${change.what} by ${remote}: ${title}`);
    }
  for (const [kind, { refused: some, all }] of [...kinds].sort()) console.log(`${kind}: ${some} of ${all} refused`);
  console.log(
    `${refused} of ${breaking.length} changes without a type are refused, of ${reached.length} places that tests reach.`,
  );
  console.log(`${wrong} tests fail with ${harmless.length} harmless changes.`);
  return wrong === 0;
}
