import { Command, CommanderError, InvalidArgumentError } from 'commander';
import { runMain } from '../../http-edge/src/run-main';

/** The options of a command with their defaults, which also define their types. An empty text means absent. */
type Options = Readonly<Record<string, string | number | boolean>>;

type Values<Defaults extends Options> = {
  readonly [Name in keyof Defaults]: Defaults[Name] extends string
    ? string
    : Defaults[Name] extends number
      ? number
      : boolean;
};

/** `--site-dir` of `siteDir`. */
const flagOf = (name: string): string => `--${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;

function whole(text: string): number {
  if (!/^\d{1,15}$/.test(text)) throw new InvalidArgumentError('It has to be a whole number.');
  return Number(text);
}

/**
 * Runs a script as a command. `--help` prints its help; for an unknown option, an argument that is not allowed or an
 * error of the script, it prints the message and exits with code 1.
 *
 * @param takesNames whether positional arguments are allowed
 * @param work the script, with its options and positional arguments
 */
export function command<Defaults extends Options>(
  {
    help,
    options,
    takesNames = false,
  }: { readonly help: string; readonly options: Defaults; readonly takesNames?: boolean },
  work: (values: Values<Defaults>, names: readonly string[]) => Promise<void> | void,
  args: readonly string[] = process.argv.slice(2),
): void {
  const program = new Command()
    .exitOverride()
    .allowExcessArguments(takesNames)
    .configureOutput({ writeOut: () => console.log(help), writeErr: () => undefined });
  for (const [name, otherwise] of Object.entries(options)) {
    if (typeof otherwise === 'boolean') program.option(flagOf(name), '', otherwise);
    else if (typeof otherwise === 'number') program.option(`${flagOf(name)} <number>`, '', whole, otherwise);
    else program.option(`${flagOf(name)} <text>`, '', otherwise);
  }
  program.action(() => work(program.opts(), program.args));
  runMain(() =>
    program.parseAsync(args, { from: 'user' }).catch((error: unknown) => {
      if (!(error instanceof CommanderError && error.exitCode === 0)) throw error;
    }),
  );
}
