import type { Role } from 'api-client';
import { Command } from 'commander';
import { text } from 'node:stream/consumers';
import { runProgram, withSite } from './with-site';

const passwordFromInput = async (): Promise<string> => (await text(process.stdin)).replace(/\r?\n$/, '');

interface Created {
  readonly name: string;
  readonly email: string;
  readonly role: Role;
}

interface Recovered {
  readonly email: string;
  readonly passwordStdin?: boolean;
}

const program = new Command('admin').description(
  'Creates an administrator, or restores one’s access. The password is read from standard input: it never appears in the list of\nprocesses or in a history.',
);

program
  .command('create')
  .summary('create an administrator')
  .requiredOption('--name <name>')
  .requiredOption('--email <address>')
  .option('--role <role>', 'owner, editor, author, recruiter or translator', 'editor')
  .requiredOption('--password-stdin', 'read the password from standard input')
  .action(async ({ name, email, role }: Created) =>
    withSite({ command: 'create-admin', name, email, role, password: await passwordFromInput() }),
  );

program
  .command('recover')
  .summary('remove the second steps of an account whose user has lost them all')
  .requiredOption('--email <address>')
  .option('--password-stdin', 'read a new password from standard input')
  .action(async ({ email, passwordStdin }: Recovered) => {
    const password = passwordStdin ? await passwordFromInput() : undefined;
    await withSite({ command: 'recover-admin', email, password });
  });

runProgram(program);
