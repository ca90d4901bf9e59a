import { Command } from 'commander';
import { text } from 'node:stream/consumers';
import { fieldErrors } from '../contract/validation';
import { commandSchema } from '../control/protocol';
import { runProgram, withSite } from './with-site';

const passwordFromInput = async (): Promise<string> => (await text(process.stdin)).replace(/\r?\n$/, '');

/** Carries a request out, whether the site runs or not. */
async function carryOut(request: object): Promise<void> {
  const command = commandSchema.safeParse(request);
  if (!command.success) {
    const errors = fieldErrors(command.error).map(({ path, message }) => `  ${path}: ${message}`);
    throw new Error(`${errors.join('\n')}\n\n--help says more.`);
  }
  await withSite(command.data);
}

interface Created {
  readonly name: string;
  readonly email: string;
  readonly role: string;
}

interface Recovered {
  readonly email: string;
  readonly passwordStdin?: boolean;
}

const program = new Command('admin').description(
  'Makes an administrator, or lets one in again. The password is read from standard input: it never appears in the list of\nprocesses or in a history.',
);

program
  .command('create')
  .summary('make an administrator')
  .requiredOption('--name <name>')
  .requiredOption('--email <address>')
  .option('--role <role>', 'owner, editor or recruiter', 'editor')
  .requiredOption('--password-stdin', 'read the password from standard input')
  .action(async ({ name, email, role }: Created) =>
    carryOut({ command: 'create-admin', name, email, role, password: await passwordFromInput() }),
  );

program
  .command('recover')
  .summary('remove the second steps of an account whose user has lost them all')
  .requiredOption('--email <address>')
  .option('--password-stdin', 'read a new password from standard input')
  .action(async ({ email, passwordStdin }: Recovered) => {
    const password = passwordStdin ? await passwordFromInput() : undefined;
    await carryOut({ command: 'recover-admin', email, password });
  });

runProgram(program);
