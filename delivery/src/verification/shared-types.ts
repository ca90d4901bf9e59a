import { SHELL } from 'federation/discovery';
import { TYPES_FILE } from 'federation/naming';
import { shellAndRemote, type LiveVersion } from './combinations';
import { typesProcess } from './bundle-process';
import type { PublishedReader } from './published-reader';
import type { TypeProblem } from './types-task';

/** How many problems of a pair of versions are named. */
const MAX_NAMED = 20;

/**
 * The uses of shared modules that do not fit, from the published types of a shell and some remotes, of each remote.
 *
 * @throws Error when the types cannot be read or compared
 */
export const compareTypes = (shell: Buffer, remotes: readonly Buffer[]): Promise<TypeProblem[][]> =>
  typesProcess.run<TypeProblem[][]>({ kind: 'problems', shell, remotes });

const wordsOf = (shell: LiveVersion, remote: LiveVersion, { use, host, places }: TypeProblem): string => {
  const [first = '', ...others] = places;
  const where = others.length > 0 ? `${first} and ${others.length} more` : first;
  return `${remote.label} ${use}; ${shell.label} ${host} (${where}).`;
};

function namedOf({ shell, remote }: Pair, problems: readonly TypeProblem[]): string[] {
  const more = problems.length - MAX_NAMED;
  return [
    ...problems.slice(0, MAX_NAMED).map((problem) => wordsOf(shell, remote, problem)),
    ...(more > 0 ? [`${remote.label} has ${more} more uses that do not fit ${shell.label}.`] : []),
  ];
}

/** A shell and a remote that can be on one page, with their published types. */
interface Pair {
  readonly shell: LiveVersion;
  readonly remote: LiveVersion;
  readonly offered: Buffer | undefined;
  readonly used: Buffer | undefined;
  /** The remote was published with types that are damaged; another rule reports it. */
  readonly isDamaged: boolean;
  /** Equal for pairs with the same types. */
  readonly key: string;
}

type Comparison = { readonly problems: readonly TypeProblem[] } | { readonly reason: string };

/** Compares published types; each pair of types once. */
export class SharedTypes {
  private readonly known = new Map<string, Comparison>();

  constructor(private readonly reader: PublishedReader) {}

  /**
   * The uses of shared modules that do not fit, in every combination of a shell and a remote. A shell that was published
   * without types is not compared; `uncompared` names it.
   *
   * @param before the versions of which each combination is live already: those with the same types are not compared
   */
  async problems(live: readonly LiveVersion[], before: readonly LiveVersion[]): Promise<string[]> {
    const liveBefore = new Set((await this.pairsOf(before)).map(({ key }) => key));
    const pairs = (await this.pairsOf(live)).filter(({ key }) => !liveBefore.has(key));
    for (const offered of new Set(pairs.map((pair) => pair.offered))) {
      const remotes = new Map<string, Buffer>();
      for (const { key, used, ...pair } of pairs)
        if (used && pair.offered === offered && !this.known.has(key)) remotes.set(key, used);
      if (offered) await this.compare(offered, [...remotes]);
    }
    return pairs.flatMap((pair) => this.problemsOf(pair));
  }

  /** The shells that no remote can be compared with, because they were published without types. */
  async uncompared(live: readonly LiveVersion[]): Promise<string[]> {
    const untyped: string[] = [];
    for (const shell of live.filter(({ name }) => name === SHELL)) {
      const { hashes } = await this.reader.content(shell);
      if (hashes && !hashes[TYPES_FILE]) untyped.push(shell.label);
    }
    return untyped.map(
      (shell) =>
        `shared-types: ${shell} was published without types, so whether the remotes fit it is not known. Build it again with a newer ` +
        '"federation" package.',
    );
  }

  private pairsOf(live: readonly LiveVersion[]): Promise<Pair[]> {
    return Promise.all(
      shellAndRemote(live).map(async ([shell, remote]) => {
        const [{ types: offered, hashes }, { types: used, hashes: ofRemote }] = await Promise.all([
          this.reader.content(shell),
          this.reader.content(remote),
        ]);
        const key = `${hashes?.[TYPES_FILE] ?? shell.label} ${ofRemote?.[TYPES_FILE] ?? remote.label}`;
        const isDamaged = !used && ofRemote?.[TYPES_FILE] !== undefined;
        return { shell, remote, offered, used, isDamaged, key };
      }),
    );
  }

  private problemsOf(pair: Pair): string[] {
    const { shell, remote, offered, used, isDamaged, key } = pair;
    if (!offered || isDamaged) return [];
    if (!used)
      return [
        `${remote.label} was published without types, so ${shell.label} may not fit it. Build it again with a ` +
          'newer "federation" package, and promote it before the shell.',
      ];
    const comparison = this.known.get(key);
    if (!comparison) return [];
    if ('problems' in comparison) return namedOf(pair, comparison.problems);
    return [`The types of ${remote.label} cannot be compared with those of ${shell.label}: ${comparison.reason}.`];
  }

  /** @param remotes the types of each remote, by the key of its pair with the shell */
  private async compare(shell: Buffer, remotes: readonly (readonly [string, Buffer])[]): Promise<void> {
    if (remotes.length === 0) return;
    try {
      const found = await compareTypes(
        shell,
        remotes.map(([, types]) => types),
      );
      remotes.forEach(([key], index) => this.known.set(key, { problems: found[index] ?? [] }));
    } catch (error) {
      const [only, ...others] = remotes;
      // The fault of one remote is not that of the others.
      if (only && others.length === 0)
        this.known.set(only[0], { reason: error instanceof Error ? error.message : String(error) });
      else for (const remote of remotes) await this.compare(shell, [remote]);
    }
  }
}
