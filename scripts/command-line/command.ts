import { parseArgs } from 'node:util';

/** The options of a command with their defaults, which also define their types. An empty text means absent. */
type Options = Readonly<Record<string, string | number | boolean>>;

type Values<Defaults extends Options> = {
  readonly [Name in keyof Defaults]: Defaults[Name] extends string
    ? string
    : Defaults[Name] extends number
      ? number
      : boolean;
};

function valueOf(name: string, given: unknown, otherwise: string | number | boolean): string | number | boolean {
  if (typeof otherwise !== 'number' || given === undefined) return (given as string | boolean | undefined) ?? otherwise;
  const value = Number(given);
  if (given !== '' && Number.isSafeInteger(value) && value >= 0) return value;
  throw new Error(`--${name} has to be a whole number, not "${String(given)}".`);
}

/**
 * Reads the command line.
 *
 * @param takesNames whether positional arguments are allowed
 * @throws Error for an unknown option, a positional argument that is not allowed, and an invalid number
 */
function read<Defaults extends Options>(args: readonly string[], defaults: Defaults, takesNames: boolean) {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: takesNames,
    options: Object.fromEntries(
      [...Object.entries(defaults), ['help', false] as const].map(([name, otherwise]) => [
        name,
        { type: typeof otherwise === 'boolean' ? ('boolean' as const) : ('string' as const) },
      ]),
    ),
  });
  const entries = Object.entries(defaults).map(([name, otherwise]) => [name, valueOf(name, values[name], otherwise)]);
  return { help: values['help'] === true, values: Object.fromEntries(entries) as Values<Defaults>, names: positionals };
}

/**
 * Runs a script as a command. `--help` prints its help; for an unknown option or an error of the script, it prints the
 * message and exits with code 1.
 *
 * @param work the script, with its options and positional arguments
 */
export async function command<Defaults extends Options>(
  {
    help,
    options,
    takesNames = false,
  }: { readonly help: string; readonly options: Defaults; readonly takesNames?: boolean },
  work: (values: Values<Defaults>, names: readonly string[]) => Promise<void> | void,
  args: readonly string[] = process.argv.slice(2),
): Promise<void> {
  try {
    const given = read(args, options, takesNames);
    if (given.help) console.log(help);
    else await work(given.values, given.names);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  }
}
