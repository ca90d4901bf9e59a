import { text } from 'node:stream/consumers';
import { parseArgs } from 'node:util';
import { fieldErrors } from '../contract/validation';
import { commandSchema } from '../control/protocol';
import { runMain, withSite } from './with-site';

const USAGE = `Usage: npm run admin -- create --name <name> --email <address> --role owner|editor|recruiter --password-stdin
       npm run admin -- recover --email <address> [--password-stdin]
recover takes the second steps of an account away, for somebody who has lost them all, and sets a new password if one is given.
The password is read from standard input: it never appears in the list of processes or in a history.`;

/** `create` makes an administrator, `recover` lets one in again; while the site runs and while it does not. */
async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      name: { type: 'string' },
      email: { type: 'string' },
      role: { type: 'string', default: 'editor' },
      'password-stdin': { type: 'boolean', default: false },
    },
  });
  const what = positionals.join(' ');
  const withPassword = values['password-stdin'];
  if (what !== 'recover' && !(what === 'create' && withPassword)) throw new Error(USAGE);
  const password = withPassword ? (await text(process.stdin)).replace(/\r?\n$/, '') : undefined;
  const { name, email, role } = values;
  const command = commandSchema.safeParse(
    what === 'create'
      ? { command: 'create-admin', name, email, role, password }
      : { command: 'recover-admin', email, password },
  );
  if (!command.success) {
    const errors = fieldErrors(command.error).map(({ path, message }) => `  ${path}: ${message}`);
    throw new Error(`${errors.join('\n')}\n\n${USAGE}`);
  }
  await withSite(command.data);
}

runMain(main);
