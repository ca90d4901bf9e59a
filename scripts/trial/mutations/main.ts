import { compareTypes, sharedNames, usesOf } from 'delivery/testing';
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import type { PublishedTypes } from 'federation/naming';
import { hostTypes, remoteTypes } from '../../../federation/src/webpack/published-types';
import { command } from '../../command-line/command';
import { folderOf, FRONT_ENDS } from '../../site/front-ends';
import { tryBehaviour } from './behaviour';
import { mixed } from './mixed';
import { breakingChanges, harmlessChanges, newNameOf, withMutations, type Mutation } from './mutations';

const HELP = `npm run trial -- mutations [--number 200] [--part types|behaviour] [--harmless 50] [--from 0] [--only Button.busy,useForm]
    changes what remotes use of the shared modules, one property of a component or hook at a time, and compares the types
    of every remote with those of the changed shell; then 50 harmless changes. Prints how many are refused
    with the name of the remote and the property, and those that are not. Then it changes what types do not show (a default,
    an event, the result of a hook) at places that the tests of remotes against their host reach, and runs these tests:
    all in an order that is always the same, from a number on, or only those of a name`;

async function modulesOf(folder: string): Promise<string[]> {
  const names = await readdir(path.join(folder, 'src'), { recursive: true });
  return names.filter((name) => !/\.test\.|\.d\.ts$|testing/.test(name)).map((name) => path.join(folder, 'src', name));
}

/** Groups in which each component and hook is changed at most once, because one change of it would hide another. */
function groupsOf(mutations: readonly Mutation[]): Mutation[][] {
  const groups: Mutation[][] = [];
  for (const mutation of mutations) {
    const { of, file, start } = mutation.name;
    const free = groups.find((group) =>
      group.every(({ name }) => name.of !== of && (name.file !== file || name.start !== start)),
    );
    if (free) free.push(mutation);
    else groups.push([mutation]);
  }
  return groups;
}

interface Remote {
  readonly name: string;
  readonly types: PublishedTypes;
  readonly uses: ReadonlySet<string>;
}

const bytes = (types: PublishedTypes): Buffer => Buffer.from(JSON.stringify(types));

/** The problems that each remote has with a shell. */
async function problemsOf(shell: PublishedTypes, remotes: readonly Remote[]) {
  const problems = await compareTypes(
    bytes(shell),
    remotes.map(({ types }) => bytes(types)),
  );
  return remotes.flatMap(({ name }, index) => (problems[index] ?? []).map((problem) => ({ remote: name, problem })));
}

const keyOf = ({ name }: Mutation): string => `${name.of}.${name.property}`;

type Problems = Awaited<ReturnType<typeof problemsOf>>;

/** Whether one of the problems names a remote that uses the property, the component or hook, and the property, or its new name. */
function isNamed({ name: { of, property } }: Mutation, users: readonly string[], problems: Problems): boolean {
  const names = [property, newNameOf(property)].map((name) => `\`${name}\``);
  return problems.some(
    ({ remote, problem: { use, host } }) =>
      users.includes(remote) && names.some((name) => use.includes(name)) && (use + host).includes(of),
  );
}

/** @returns whether the result is as promised */
async function tryTypes(wanted: number, harmlessWanted: number): Promise<boolean> {
  const shell = hostTypes(folderOf('shell'));
  const remotes: Remote[] = [];
  for (const name of FRONT_ENDS.filter((one) => one !== 'shell')) {
    const types = await remoteTypes(folderOf(name), await modulesOf(folderOf(name)));
    remotes.push({ name, types, uses: usesOf(types) });
  }
  const names = sharedNames(shell);
  const isUsed = (key: string): boolean => remotes.some(({ uses }) => uses.has(key));
  const used = names.filter(({ of, property }) => isUsed(`${of}.${property}`));
  const breaking = mixed(used.flatMap(breakingChanges)).slice(0, wanted);
  const usersOf = (mutation: Mutation): string[] =>
    remotes.filter(({ uses }) => uses.has(keyOf(mutation))).map(({ name }) => name);
  const missedOf = async (group: readonly Mutation[]): Promise<Mutation[]> => {
    const problems = await problemsOf(withMutations(shell, group), remotes);
    return group.filter((mutation) => !isNamed(mutation, usersOf(mutation), problems));
  };
  const missed: string[] = [];
  const kinds = new Map<string, { refused: number; all: number }>();
  for (const group of groupsOf(breaking)) {
    const together = await missedOf(group);
    for (const mutation of group) {
      // Another change of the group may have hidden it.
      const isMissed = together.includes(mutation) && (await missedOf([mutation])).length > 0;
      const count = kinds.get(mutation.kind) ?? { refused: 0, all: 0 };
      kinds.set(mutation.kind, { refused: count.refused + Number(!isMissed), all: count.all + 1 });
      if (isMissed) missed.push(`${mutation.kind}: ${keyOf(mutation)}, which ${usersOf(mutation).join(', ')} use`);
    }
  }
  const harmless = mixed(names.flatMap((name) => harmlessChanges(name, isUsed(`${name.of}.${name.property}`)))).slice(
    0,
    harmlessWanted,
  );
  let wrong = 0;
  for (const group of groupsOf(harmless)) {
    const problems = await problemsOf(withMutations(shell, group), remotes);
    wrong += problems.length;
    for (const { remote, problem } of problems)
      missed.push(`wrongly refused: ${remote} ${problem.use}; ${problem.host}`);
  }
  const refused = breaking.length - missed.filter((line) => !line.startsWith('wrongly')).length;
  console.log(missed.join('\n'));
  for (const [kind, { refused: some, all }] of [...kinds].sort()) console.log(`${kind}: ${some} of ${all} refused`);
  console.log(`${refused} of ${breaking.length} changes that remotes use are refused, naming remote and property.`);
  console.log(`${wrong} problems with ${harmless.length} harmless changes.`);
  return refused >= breaking.length * 0.95 && wrong === 0;
}

export function main(): void {
  const options = { number: 200, part: '', harmless: 50, from: 0, only: '' };
  command({ help: HELP, options }, async ({ part, ...selection }) => {
    const types = part === 'behaviour' || (await tryTypes(selection.number, selection.harmless));
    const behaviour = part === 'types' || (await tryBehaviour(selection));
    if (!types || !behaviour) process.exitCode = 1;
  });
}
