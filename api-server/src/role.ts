import { Command, CommanderError } from 'commander';

/** The part of the server that a process runs; the whole server without a name. */
export interface Role {
  readonly name?: 'serve' | 'migrate' | 'jobs';
  readonly serversStopped?: boolean;
}

/**
 * Reads the role from a command line.
 *
 * @returns undefined after `--help`, which prints the roles
 * @throws Error that names an unknown role or option
 */
export function readRole(args: readonly string[]): Role | undefined {
  let role: Role = {};
  const program = new Command('main.js')
    .description('Serves /api/v1 and does scheduled work. With a role it does a part of that.')
    .exitOverride()
    .configureOutput({ writeErr: () => undefined })
    .action(() => {
      const [name] = program.args;
      const names = program.commands.map((command) => command.name()).join(', ');
      if (name !== undefined) throw new Error(`There is no role "${name}". There are: ${names}.`);
    });
  program
    .command('serve')
    .description('serve without scheduled work')
    .action(() => void (role = { name: 'serve' }));
  program
    .command('migrate')
    .description('update a PostgreSQL database, and end')
    .option('--servers-stopped', 'take the locks that running servers would wait for')
    .action(({ serversStopped }: Role) => void (role = { name: 'migrate', serversStopped: serversStopped === true }));
  program
    .command('jobs')
    .description('do scheduled work and serve nothing')
    .action(() => void (role = { name: 'jobs' }));
  program.allowExcessArguments();
  try {
    program.parse(args, { from: 'user' });
  } catch (error) {
    if (error instanceof CommanderError && error.exitCode === 0) return undefined;
    throw error;
  }
  return role;
}
