import path from 'node:path';
import { parseArgs } from 'node:util';
import { VERBS } from './help';

/** The command was called wrongly; the message says how to call it. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}

/** A call of the command, understood. */
export interface Call {
  readonly verb: string;
  readonly operands: readonly string[];
  readonly store: string;
  /** The store is the one in the site's own folder, which is private to its owner. */
  readonly isOwnStore: boolean;
  readonly environment: string;
  readonly json: boolean;
  readonly help: boolean;
  readonly publicOrigin: string | undefined;
  readonly to: string | undefined;
  readonly revoke: string | undefined;
  readonly repair: boolean;
  readonly force: boolean;
  readonly dryRun: boolean;
  readonly keep: number;
  readonly days: number;
  readonly graceHours: number;
}

const ROOT = path.resolve(__dirname, '../../..');

function parse(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        store: { type: 'string' },
        env: { type: 'string' },
        json: { type: 'boolean', default: false },
        help: { type: 'boolean', short: 'h', default: false },
        public: { type: 'string' },
        to: { type: 'string' },
        revoke: { type: 'string' },
        repair: { type: 'boolean', default: false },
        force: { type: 'boolean', default: false },
        'dry-run': { type: 'boolean', default: false },
        keep: { type: 'string', default: '10' },
        days: { type: 'string', default: '7' },
        'grace-hours': { type: 'string', default: '24' },
      },
    });
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
}

function amount(name: string, text: string): number {
  const value = Number(text);
  if (text.trim() === '' || !Number.isFinite(value) || value < 0)
    throw new UsageError(`--${name} has to be a number from 0, not "${text}".`);
  return value;
}

/** Understands the command line. @throws UsageError */
export function readCall(args: readonly string[], env: Readonly<Record<string, string | undefined>>): Call {
  const { values, positionals } = parse(args);
  const [verb = 'help', ...operands] = positionals;
  if (verb !== 'help' && !(verb in VERBS)) {
    throw new UsageError(`There is no verb "${verb}". There are: ${Object.keys(VERBS).join(', ')}.`);
  }
  const environment = values.env ?? env['DELIVERY_ENV'] ?? 'production';
  if (!/^[a-z0-9-]+$/.test(environment))
    throw new UsageError(`"${environment}" is not an environment: lower-case letters, digits and hyphens.`);
  if (values.public !== undefined && !URL.canParse(values.public))
    throw new UsageError(`--public has to be an address, not "${values.public}".`);
  const elsewhere = values.store ?? env['STORE_URL'];
  return {
    verb,
    operands,
    store: elsewhere ?? path.join(path.resolve(ROOT, env['SITE_DIR'] ?? '.site'), 'store'),
    isOwnStore: elsewhere === undefined,
    environment,
    json: values.json,
    help: values.help || verb === 'help',
    publicOrigin: values.public,
    to: values.to,
    revoke: values.revoke,
    repair: values.repair,
    force: values.force,
    dryRun: values['dry-run'],
    keep: amount('keep', values.keep),
    days: amount('days', values.days),
    graceHours: amount('grace-hours', values['grace-hours']),
  };
}
