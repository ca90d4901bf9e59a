import type { Variable, Variables } from '../../http-edge/src';
import { VARIABLES as OF_API } from '../../api-server/src/variables';
import { VARIABLES as OF_SHELL } from '../../shell/src/server/variables';

/** The variables of the S3 library, in both servers and in `delivery`. */
const OF_BUCKETS: Variables = {
  AWS_ACCESS_KEY_ID: { meaning: 'who asks, where files or front ends are in a bucket', otherwise: '' },
  AWS_SECRET_ACCESS_KEY: {
    meaning: 'the secret of that key; AWS_SHARED_CREDENTIALS_FILE may name a file with both',
    otherwise: '',
    secret: true,
  },
  AWS_REGION: { meaning: 'the region of the buckets', otherwise: 'us-east-1' },
};

/** The variables by the program that reads them. */
const READERS: Readonly<Record<string, Variables>> = {
  'API server': { ...OF_API, ...OF_BUCKETS },
  shell: { ...OF_SHELL, ...OF_BUCKETS },
};

/** A variable in the table, once for each meaning. */
interface Row extends Variable {
  readonly name: string;
  readonly readBy: readonly string[];
}

/** The variables of all servers, from the code that reads them: those that production requires come first. */
function variableRows(): readonly Row[] {
  const rows: Row[] = [];
  for (const [reader, variables] of Object.entries(READERS)) {
    for (const [name, variable] of Object.entries(variables)) {
      const at = rows.findIndex((row) => row.name === name && row.meaning === variable.meaning);
      const known = rows[at];
      if (known) rows[at] = { ...known, readBy: [...known.readBy, reader] };
      else rows.push({ ...variable, name, readBy: [reader] });
    }
  }
  const isNeeded = ({ inProduction }: Row): boolean => inProduction === true;
  return [...rows.filter(isNeeded), ...rows.filter((row) => !isNeeded(row))];
}

/** A table in prettier's format. */
function table(lines: readonly (readonly string[])[]): string {
  const [head = []] = lines;
  const widths = head.map((_, column) => Math.max(...lines.map((line) => line[column]?.length ?? 0)));
  const text = (line: readonly string[]) => `| ${line.map((cell, at) => cell.padEnd(widths[at] ?? 0)).join(' | ')} |`;
  const rule = `| ${widths.map((width) => '-'.repeat(width)).join(' | ')} |`;
  return [text(head), rule, ...lines.slice(1).map(text)].join('\n');
}

const cell = (text: string): string => text.replaceAll('|', '\\|').replaceAll(/[<>]/g, (sign) => `\\${sign}`);

/** The variables that production requires, for the README. */
function neededTable(): string {
  const needed = variableRows().filter(({ inProduction }) => inProduction);
  return table([
    ['variable', 'needed by', 'what it says'],
    ...needed.map(({ name, readBy, meaning }) => [`\`${name}\``, readBy.join(', '), cell(meaning)]),
  ]);
}

/** Every variable, for `docs/variables.md`. */
function wholeTable(): string {
  return table([
    ['variable', 'read by', 'in production', 'otherwise', 'what it says'],
    ...variableRows().map(({ name, readBy, inProduction, otherwise, meaning }) => [
      `\`${name}\``,
      readBy.join(', '),
      inProduction ? 'needed' : '',
      otherwise ? `\`${otherwise}\`` : '',
      cell(meaning),
    ]),
  ]);
}

/** The S3 library reads its own secrets. */
const secretNote = ({ name, secret }: Row): string =>
  secret ? ` A secret${name in OF_BUCKETS ? '' : `, or in the file that ${name}_FILE names`}.` : '';

/** `env.example`: every variable with its description; those that production requires are left to fill in. */
export function environmentExample(): string {
  const rows = variableRows();
  const lines = (row: Row): string[] => [
    `# ${row.meaning}. Read by: ${row.readBy.join(', ')}.${secretNote(row)}`,
    row.name === 'NODE_ENV' ? 'NODE_ENV=production' : `#${row.name}=${row.inProduction ? '' : (row.otherwise ?? '')}`,
    '',
  ];
  return [
    '# Every variable that the servers of the site read. Lines after # are off; a value is used as it is written.',
    '# The same file serves both servers; HOST, PORT and LOG_LEVEL are set for each in its unit.',
    '',
    '# ---- Without these no server starts ----',
    '',
    ...rows.filter(({ inProduction, name }) => inProduction || name === 'NODE_ENV').flatMap(lines),
    '# ---- What has a value when nothing is said ----',
    '',
    ...rows.filter(({ inProduction, name }) => !inProduction && name !== 'NODE_ENV').flatMap(lines),
  ].join('\n');
}

const BEGIN = '<!-- Made from the code by `npm run variables`: -->';
const END = '<!-- End of what is made. -->';

/** The documents with a table of variables, relative to the root of the repository, and the table of each. */
export const DOCUMENTS: Readonly<Record<string, () => string>> = {
  'README.md': neededTable,
  'docs/variables.md': wholeTable,
};

/** A document with its table updated from the code. */
export function withTable(text: string, made: string): string {
  const [before, after] = [text.indexOf(BEGIN), text.indexOf(END)];
  if (before < 0 || after < before) throw new Error(`The document lacks "${BEGIN}" and "${END}" around its table.`);
  return `${text.slice(0, before)}${BEGIN}\n\n${made}\n\n${text.slice(after)}`;
}
