/** A commit between two releases. */
export interface Commit {
  readonly subject: string;
  readonly body: string;
}

/** The two releases, and what git knows of them. */
export interface Changes {
  readonly from: string;
  readonly to: string;
  readonly commits: readonly Commit[];
  /** The file names of the new migrations. */
  readonly migrations: readonly string[];
  /** `docs/variables.md` of each release. */
  readonly variables: readonly [before: string, after: string];
  /** The changed files of a release that an operator has copied, relative to its folder. */
  readonly copied: readonly string[];
}

const COMMIT = /^(?<type>\w+)(?:\((?<scope>[^)]*)\))?(?<breaks>!)?: /;
/** Commits about tools of the repository, which no release contains. */
const TOOLS = new Set([
  'bench',
  'checks',
  'dev',
  'e2e',
  'fuzz',
  'gallery',
  'lighthouse',
  'screens',
  'tests',
  'texts',
  'trial',
]);
const BREAKING = /^BREAKING[ -]CHANGE: *(?<what>.+(?:\n(?!\n|[\w-]+: ).+)*)/m;

/** The columns of a variable in its table, by its name. */
function variablesIn(page: string): ReadonlyMap<string, readonly string[]> {
  const rows = [...page.matchAll(/^\| `(\w+)` *\|(.*)\|$/gm)];
  return new Map(rows.map(([, name = '', rest = '']) => [name, rest.split(/(?<!\\)\|/).map((cell) => cell.trim())]));
}

/** The lines of the page about variables that are new, changed or removed. */
function variableLines([before, after]: Changes['variables']): string[] {
  const [former, next] = [variablesIn(before), variablesIn(after)];
  const added = [...next].filter(([name]) => !former.has(name));
  const changed = [...next].filter(([name, cells]) => {
    const known = former.get(name);
    // Its readers, whether production needs it, and its default; a new description alone changes nothing.
    return known !== undefined && [0, 1, 2].some((column) => known[column] !== cells[column]);
  });
  const needed = (cells: readonly string[]): string => (cells[1] === 'needed' ? ' **Production needs it.**' : '');
  return [
    ...added.map(([name, cells]) => `New: \`${name}\`, ${cells[3] ?? ''}.${needed(cells)}`),
    ...changed.map(
      ([name, cells]) =>
        `Changed: \`${name}\`, read by ${cells[0] ?? ''}, otherwise ${cells[2] || 'nothing'}.${needed(cells)}`,
    ),
    ...[...former.keys()].filter((name) => !next.has(name)).map((name) => `Removed: \`${name}\`. No server reads it.`),
  ];
}

/** A breaking change by its footer, or by the subject of a commit with `!`. */
function breakingLine({ subject, body }: Commit): string | undefined {
  const { what } = BREAKING.exec(body)?.groups ?? {};
  if (what === undefined && COMMIT.exec(subject)?.groups?.['breaks'] === undefined) return undefined;
  return what === undefined ? subject : `${subject}: ${what.replaceAll(/\s+/g, ' ')}`;
}

const ofType = (commits: readonly Commit[], wanted: string): string[] =>
  commits.flatMap(({ subject }) => {
    const { type, scope = '' } = COMMIT.exec(subject)?.groups ?? {};
    return type === wanted && !TOOLS.has(scope) ? [subject] : [];
  });

/**
 * The page of changes for the operators of a site: what they do before and while they upgrade, then everything that people
 * notice.
 */
export function changesPage({ from, to, commits, migrations, variables, copied }: Changes): string {
  const list = (lines: readonly string[], otherwise: string): string[] =>
    lines.length === 0 ? [otherwise] : lines.map((line) => `- ${line}`);
  const sections: readonly (readonly [string, readonly string[]])[] = [
    [
      'Breaking changes',
      list(
        commits.flatMap((commit) => breakingLine(commit) ?? []),
        'None.',
      ),
    ],
    ['Variables', list(variableLines(variables), 'None is new, changed or removed.')],
    [
      'Migrations',
      list(
        migrations.map((name) => `\`${name}\``),
        'None: the database stays as it is.',
      ),
    ],
    [
      'Files that were copied at the installation',
      list(
        copied.map((name) => `\`${name}\``),
        'None has changed.',
      ),
    ],
    ['New', list(ofType(commits, 'feat'), 'Nothing.')],
    ['Mended', list([...ofType(commits, 'fix'), ...ofType(commits, 'perf')], 'Nothing.')],
  ];
  return [
    `# Changes from ${from} to ${to}`,
    ...sections.map(([title, lines]) => [`## ${title}`, '', ...lines].join('\n')),
  ]
    .join('\n\n')
    .concat('\n');
}
