import path from 'node:path';
import { parseArgs } from 'node:util';
import type { RolloutPlan } from '../rollout/change-step';
import { VERBS } from './help';
import { readPlan, readWebhook } from './rollout-options';
import { UsageError } from './usage-error';

/** A call of the command, understood. */
export interface Call {
  readonly verb: string;
  readonly operands: readonly string[];
  readonly store: string;
  /** The store is the one in the site's own folder, which is private to its owner. */
  readonly isOwnStore: boolean;
  /** The site's own folder. */
  readonly siteDir: string;
  /** The file of the private key that changes are signed with. */
  readonly keyFile: string | undefined;
  /** The file of the keys that the environment trusts. */
  readonly trustedKeys: string | undefined;
  /** The front ends whose versions a key may publish, and whose traffic it may change. */
  readonly publish: readonly string[];
  readonly traffic: readonly string[];
  /** Whether what a withdrawn key had signed goes on counting. */
  readonly versions: 'stay' | 'go' | undefined;
  readonly environment: string;
  readonly json: boolean;
  readonly help: boolean;
  readonly publicOrigin: string | undefined;
  readonly listen: string;
  readonly apiListen: string | undefined;
  /** Where nginx keeps pages. */
  readonly cache: string;
  /** `host:port` of the shell servers, and of the API servers; for a canary the API server's origin. */
  readonly shells: readonly string[];
  readonly apis: readonly string[];
  /** By what a canary goes on by itself. */
  readonly plan: RolloutPlan | undefined;
  readonly webhook: string | undefined;
  /** Where versions are carried from: a store, or another environment of this one. */
  readonly from: string | undefined;
  readonly fromEnvironment: string | undefined;
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
        key: { type: 'string' },
        'trusted-keys': { type: 'string' },
        publish: { type: 'string', default: '' },
        traffic: { type: 'string', default: '' },
        versions: { type: 'string' },
        public: { type: 'string' },
        listen: { type: 'string', default: '80' },
        'api-listen': { type: 'string' },
        cache: { type: 'string', default: '/var/cache/nginx-site' },
        shell: { type: 'string', multiple: true, default: [] },
        api: { type: 'string', multiple: true, default: [] },
        steps: { type: 'string' },
        bake: { type: 'string' },
        'max-failures': { type: 'string' },
        'max-lcp': { type: 'string' },
        'min-loads': { type: 'string' },
        webhook: { type: 'string' },
        from: { type: 'string' },
        'from-env': { type: 'string' },
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

const listOf = (text: string): string[] =>
  text
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean);

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
  const { steps, bake, webhook } = values;
  const limits = { 'max-failures': values['max-failures'], 'max-lcp': values['max-lcp'] };
  const plan = readPlan({ steps, bake, ...limits, 'min-loads': values['min-loads'] });
  const { versions } = values;
  if (versions !== undefined && versions !== 'stay' && versions !== 'go')
    throw new UsageError(`--versions has to be stay or go, not "${versions}".`);
  const siteDir = path.resolve(ROOT, env['SITE_DIR'] ?? '.site');
  const elsewhere = values.store ?? env['STORE_URL'];
  return {
    verb,
    operands,
    store: elsewhere ?? path.join(siteDir, 'store'),
    isOwnStore: elsewhere === undefined,
    siteDir,
    keyFile: values.key ?? (env['DELIVERY_KEY'] || undefined),
    trustedKeys: values['trusted-keys'] ?? (env['TRUSTED_KEYS'] || undefined),
    publish: listOf(values.publish),
    traffic: listOf(values.traffic),
    versions,
    environment,
    json: values.json,
    help: values.help || verb === 'help',
    publicOrigin: values.public,
    listen: values.listen,
    apiListen: values['api-listen'],
    cache: values.cache,
    shells: values.shell,
    apis: values.api.length > 0 || verb === 'nginx' ? values.api : [env['API_ORIGIN'] ?? ''].filter(Boolean),
    plan,
    webhook: readWebhook(webhook),
    from: values.from,
    fromEnvironment: values['from-env'],
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
