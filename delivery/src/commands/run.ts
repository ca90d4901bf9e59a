import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { revisionOf, type DiscoveryDocument } from 'federation/discovery';
import { collect } from '../collection/collect';
import { nginxSiteConfig } from '../nginx/site-config';
import { carry } from '../publication/carry';
import { publish, shellFirst, type Publication, type PublishOptions } from '../publication/publish';
import { openStore, storeToRead } from '../stores/open-store';
import type { Store } from '../stores/store';
import { canary } from '../traffic/canary';
import { findingText, RulesBroken, type Finding, type Validator } from '../traffic/validator';
import { promoteTogether, withPromoted, type Release } from '../traffic/promote';
import { retire } from '../traffic/retire';
import { revoke } from '../traffic/revoke';
import { rollback } from '../traffic/rollback';
import { signAnew } from '../traffic/sign-anew';
import { createValidator, TRAFFIC_SIGNED, trafficFindings } from '../verification/verify';
import { RULE_NAMES } from '../verification/rules';
import { helpText, VERBS } from './help';
import { canaryBySteps } from './canary-by-steps';
import { createKey, keysText, trustKey, withdrawKey } from './key';
import { readCall, type Call } from './options';
import { isReading, signingOf, trustedFileOf } from './signing-of';
import { UsageError } from './usage-error';
import { statusOf, statusText } from './status';

/** What a verb has to say: lines for people, a value for machines. */
interface Outcome {
  readonly lines: readonly string[];
  readonly value: Readonly<Record<string, unknown>>;
}

/** Where the command's words go; progress is for people only. */
export interface Console {
  readonly out: (text: string) => void;
  readonly err: (text: string) => void;
  readonly progress: (text: string) => void;
}

const HOUR = 3_600_000;

function usage(verb: string): UsageError {
  return new UsageError(`Call it as: delivery ${VERBS[verb]?.usage ?? verb}`);
}

/** Pairs of names and versions. */
function releasesOf(call: Call): Release[] {
  if (call.operands.length % 2 !== 0) throw usage(call.verb);
  return call.operands.flatMap((name, i) => {
    const version = call.operands[i + 1];
    return i % 2 === 0 && version !== undefined ? [{ name, version }] : [];
  });
}

const revisionLine = (document: DiscoveryDocument): string => `Revision ${revisionOf(document)}.`;

const DAYS = 24 * HOUR;

/** A validator that keeps what was wrong before, for people to read and for machines. */
function noting(store: Store): { validator: Validator; lines: () => string[]; value: () => { standing: Finding[] } } {
  let standing: readonly Finding[] = [];
  return {
    validator: createValidator(store, (findings) => (standing = findings)),
    lines: () => standing.map((finding) => `Was wrong before, and still is: ${findingText(finding)}`),
    value: () => ({ standing: [...standing] }),
  };
}

/** What is promoted; first taken from another environment where one is said. */
async function releasesToPromote(
  store: Store,
  call: Call,
  { validator, progress }: Required<Pick<PublishOptions, 'validator' | 'progress'>>,
): Promise<Release[]> {
  const { from, environment, operands, publicOrigin } = call;
  if (from === undefined) return releasesOf(call);
  const [name] = operands;
  const wanted = name !== undefined && operands.length === 1 ? [{ name }] : releasesOf(call);
  const isEnvironment = /^[a-z0-9-]+$/.test(from);
  const source = isEnvironment
    ? { store, environment: from }
    : { store: await storeToRead(from), environment: call.fromEnvironment ?? environment };
  const releases: Release[] = [];
  for (const one of wanted) {
    const options = { publicOrigin, validator, progress: (step: string) => progress(`${one.name}: ${step}`) };
    releases.push(await carry(source, store, environment, one, options));
  }
  return releases;
}

type Verb = (store: Store, call: Call, console: Console) => Promise<Outcome>;

/** Keys are files: what is done with them touches no store, but for a look at what a key has signed. */
const runKey: Verb = async (store, call) => {
  const [action, name, publicKey] = call.operands;
  if (action === 'create' && name !== undefined) {
    const created = await createKey(name);
    const lines = [
      `The private key is in ${created.file}: keep it to yourself.`,
      'The public key, for the list of keys that the environment trusts:',
      created.publicKey,
    ];
    return { lines, value: created };
  }
  const file = trustedFileOf(call);
  if (file === undefined) throw new UsageError('Name the file of trusted keys with --trusted-keys or TRUSTED_KEYS.');
  if (action === 'list') {
    const keys = store.signing.trusted?.file ?? { keys: [] };
    return { lines: [keysText(keys)], value: { ...keys } };
  }
  if (action === 'trust' && name !== undefined && publicKey !== undefined) {
    await trustKey(file, name, publicKey, call);
    return { lines: [`The key "${name}" is trusted.`], value: { name } };
  }
  if (action === 'withdraw' && name !== undefined && call.versions !== undefined) {
    const options = { stay: call.versions === 'stay', force: call.force };
    const { kept, gone } = await withdrawKey(file, store, call.environment, name, options);
    const lines = [
      `The key "${name}" is withdrawn.`,
      ...kept.map((label) => `stays: ${label}`),
      ...gone.map((label) => `goes: ${label}`),
    ];
    return { lines, value: { name, kept, gone } };
  }
  throw usage('key');
};

/** The configuration of an nginx in front of the site. */
async function nginxOf({
  store,
  publicOrigin,
  listen,
  apiListen,
  cache,
  shells,
  apis,
  operands,
}: Call): Promise<Outcome> {
  if (publicOrigin === undefined || operands.length > 0) throw usage('nginx');
  const configuration = await nginxSiteConfig({ origin: publicOrigin, listen, apiListen, store, cache, shells, apis });
  return { lines: [configuration], value: { configuration } };
}

const RUN: Readonly<Record<string, Verb>> = {
  publish: async (store, call, { progress }) => {
    if (call.operands.length === 0) throw usage('publish');
    const validator = createValidator(store);
    const published: Publication[] = [];
    for (const folder of await shellFirst(call.operands)) {
      const options = {
        publicOrigin: call.publicOrigin,
        repair: call.repair,
        validator,
        progress: (step: string) => progress(`${folder}: ${step}`),
      };
      published.push(await publish(store, call.environment, path.resolve(folder), options));
    }
    const lines = published.map(({ name, version, uploaded, repaired, live }) =>
      [
        uploaded ? `Published ${name} ${version}` : `${name} ${version} was already published`,
        ...(repaired.length > 0 ? [`; put back: ${repaired.join(', ')}`] : []),
        live ? '; it is live.' : `; visitors do not get it yet. Next: delivery promote ${name} ${version}`,
      ].join(''),
    );
    return { lines, value: { published } };
  },

  verify: async (store, call) => {
    const releases = releasesOf(call);
    const before = await store.read(call.environment);
    const { validator, lines, value } = noting(store);
    const isProposal = releases.length > 0;
    const broken = await validator(releases.reduce(withPromoted, before), isProposal ? before : undefined);
    const findings = isProposal ? broken : [...broken, ...trafficFindings(store, call.environment, before)];
    if (findings.length > 0) throw new RulesBroken(findings);
    const holds =
      lines().length > 0 ? 'No rule is broken that held before.' : `All ${RULE_NAMES.length + 1} rules hold.`;
    return { lines: [holds, ...lines()], value: { rules: [...RULE_NAMES, TRAFFIC_SIGNED], ...value() } };
  },

  canary: async (store, call, { out, progress }) => {
    const [name, version, percent, ...more] = call.operands;
    const isWhole = call.plan ? percent === undefined : percent !== undefined && call.webhook === undefined;
    if (name === undefined || version === undefined || more.length > 0 || !isWhole) throw usage('canary');
    const { validator, lines, value } = noting(store);
    const { plan, environment, webhook } = call;
    if (plan) {
      const say = call.json ? () => undefined : out;
      const target = { store, environment, name, version, validator };
      const end = await canaryBySteps({ target, plan, api: call.apis[0], webhook, say, progress });
      return { lines: [end.message, ...lines()], value: { ...end, ...value() } };
    }
    const part = Number(percent?.replace(/%$/, ''));
    const document = await canary(store, call.environment, name, version, part, validator);
    return {
      lines: [`${name} ${version} gets ${part} % of the visitors. ${revisionLine(document)}`, ...lines()],
      value: { revision: revisionOf(document), ...value() },
    };
  },

  promote: async (store, call, { progress }) => {
    const { validator, lines, value } = noting(store);
    const releases = await releasesToPromote(store, call, { validator, progress });
    if (releases.length === 0) throw usage('promote');
    const document = await promoteTogether(store, call.environment, releases, validator);
    const live = releases.map(({ name, version }) => `${name} ${version} is live.`);
    return {
      lines: [...live, revisionLine(document), ...lines()],
      value: { revision: revisionOf(document), ...value() },
    };
  },

  rollback: async (store, call) => {
    const [name] = call.operands;
    if (name === undefined || call.operands.length > 1) throw usage('rollback');
    const { validator, lines, value } = noting(store);
    const { to, revoke, force } = call;
    const document = await rollback(store, call.environment, name, {
      ...{ to, revoke },
      validator: force ? undefined : validator,
    });
    const version = document.microFrontends[name]?.find(({ deployment }) => deployment.default)?.metadata.version;
    return {
      lines: [`${name} ${version ?? '?'} is live. ${revisionLine(document)}`, ...lines()],
      value: { name, version, revision: revisionOf(document), ...value() },
    };
  },

  revoke: async (store, call) => {
    const [name, version, ...reason] = call.operands;
    if (name === undefined || version === undefined || reason.length === 0) throw usage('revoke');
    const document = await revoke(store, call.environment, name, version, reason.join(' '));
    return {
      lines: [`${name} ${version} must not be used any more. ${revisionLine(document)}`],
      value: { name, version, revision: revisionOf(document) },
    };
  },

  retire: async (store, call) => {
    const [name] = call.operands;
    if (name === undefined || call.operands.length > 1) throw usage('retire');
    const { validator, lines, value } = noting(store);
    const document = await retire(store, call.environment, name, validator);
    return {
      lines: [`${name} is no longer part of the site. ${revisionLine(document)}`, ...lines()],
      value: { name, revision: revisionOf(document), ...value() },
    };
  },

  status: async (store, call) => {
    const status = await statusOf(store, call.environment);
    return { lines: [statusText(status)], value: { ...status } };
  },

  sign: async (store, call) => {
    if (call.operands.length === 0) throw usage('sign');
    const document = await signAnew(store, call.environment, call.operands, { force: call.force });
    return {
      lines: [`Signed anew: ${call.operands.join(', ')}. ${revisionLine(document)}`],
      value: { signed: call.operands, revision: revisionOf(document) },
    };
  },

  key: runKey,

  gc: async (store, call) => {
    const { delisted, marked, removed, leftovers } = await collect(store, {
      dryRun: call.dryRun,
      keep: call.keep,
      age: call.days * DAYS,
      grace: call.graceHours * HOUR,
    });
    const would = call.dryRun ? 'would be ' : '';
    const lines = [
      ...delisted.map(({ environment, name, version }) => `${would}delisted: ${name} ${version} (${environment})`),
      ...marked.map((folder) => `${would}marked: ${folder}`),
      ...removed.map((folder) => `${would}removed: ${folder}`),
      ...leftovers.map((file) => `${would}removed, unfinished: ${file}`),
    ];
    return {
      lines: lines.length > 0 ? lines : ['There is nothing to collect.'],
      value: { dryRun: call.dryRun, delisted, marked, removed, leftovers },
    };
  },
};

/** Faults whose message alone helps; others are bugs and show their stack. */
const EXPECTED = new Set([
  'UsageError',
  'KeyUnusable',
  'KeyRefused',
  'NginxSiteRefused',
  'TrafficRefused',
  'RulesBroken',
  'CarryRefused',
  'PublishedFileDiffers',
  'StaleBuild',
  'ReadBackDiffers',
  'DocumentChanged',
  'InvalidDiscovery',
  'FiguresUnavailable',
  'CanaryEnded',
]);

/** Runs one verb, on the store that it is called for. */
async function runVerb(call: Call, console: Console): Promise<Outcome> {
  // What is made of the options alone needs no store that is there.
  if (call.verb === 'nginx') return nginxOf(call);
  const run = RUN[call.verb];
  if (!run) throw new UsageError(`There is no verb "${call.verb}".`);
  if (call.isOwnStore && !isReading(call)) await mkdir(call.store, { recursive: true, mode: 0o700 });
  const signing = await signingOf(call);
  const store = isReading(call) ? await storeToRead(call.store, signing) : await openStore(call.store, signing);
  return run(store, call, console);
}

/**
 * Runs the command.
 *
 * @returns the exit code: 0 when all went well, 1 when it was refused or failed, 2 when it was called wrongly
 */
export async function runDelivery(
  args: readonly string[],
  env: Readonly<Record<string, string | undefined>>,
  console: Console,
): Promise<number> {
  let json = args.includes('--json');
  try {
    const call = readCall(args, env);
    json = call.json;
    if (call.help) {
      console.out(helpText(call.verb === 'help' ? call.operands[0] : call.verb));
      return 0;
    }
    const outcome = await runVerb(call, json ? { ...console, progress: () => undefined } : console);
    console.out(json ? JSON.stringify({ ok: true, verb: call.verb, ...outcome.value }) : outcome.lines.join('\n'));
    return 0;
  } catch (error) {
    const thrown = error instanceof Error ? error : new Error(String(error));
    const findings = thrown instanceof RulesBroken ? { findings: thrown.findings } : {};
    if (json) console.out(JSON.stringify({ ok: false, error: thrown.message, kind: thrown.name, ...findings }));
    else
      console.err(
        EXPECTED.has(thrown.name) || env['DEBUG'] === undefined ? thrown.message : (thrown.stack ?? thrown.message),
      );
    if (thrown instanceof UsageError && !json) console.err('More: npm run delivery -- --help');
    return thrown instanceof UsageError ? 2 : 1;
  }
}
