import { z } from 'zod';
import { CALLED_SECTIONS, NAVIGATION_PLACES } from '../contract/remote-manifest';
import { contractRefusal } from './hosted-contracts';

/**
 * The name of a front end: a folder of the store and a key of the document. The name of a built-in property would be found
 * in every object.
 */
export const remoteNameSchema = z
  .string()
  .regex(/^[a-z][a-z0-9-]*$/)
  .refine((name) => !(name in {}));

const requirement = z.enum(['public', 'signedIn']);

/** The input of a slot: the kind of each field. */
const inputSchema = z.record(
  z.string().min(1),
  z.templateLiteral([z.enum(['string', 'number', 'boolean']), z.enum(['', '[]']), z.enum(['', '?'])]),
);

/** Unknown fields are preserved, because they are part of the signed data. */
export const manifestSchema = z.looseObject({
  name: remoteNameSchema,
  title: z.string().min(1),
  owner: z.string().min(1).max(80).optional(),
  alerts: z
    .string()
    .regex(/^(https:\/\/\S+|[^\s@]+@[^\s@]+)$/, 'is neither an email address nor an address that begins with https://')
    .optional(),
  contract: z.number().int().positive(),
  contractFrom: z.number().int().positive().optional(),
  exposes: z.record(z.string().startsWith('./'), requirement),
  routes: z.array(
    z.looseObject({
      path: z.string().startsWith('/'),
      skeleton: z.enum(['cards', 'article', 'grid', 'form', 'table', 'landing']).optional(),
      chunk: z.string().min(1).optional(),
      searchParams: z
        .array(z.string().regex(/^[^*&=#\s]+\*?$/, 'is neither a name nor the beginning of one'))
        .optional(),
    }),
  ),
  navigation: z.array(
    z
      .looseObject({
        id: z.string().regex(/^[a-z\d-]+$/, 'must be lower-case letters, digits and hyphens'),
        label: z.string().min(1),
        path: z.string().startsWith('/').optional(),
        places: z.array(z.enum(NAVIGATION_PLACES)),
        order: z.number(),
        submenu: z.literal('sectors').optional(),
        section: z.enum(CALLED_SECTIONS).optional(),
      })
      .refine(({ path, submenu, section }) => path ?? submenu ?? section, 'leads to nothing: it needs a path'),
  ),
  slots: z.array(
    z.looseObject({
      name: z.string().min(1),
      expose: z.string().startsWith('./'),
      order: z.number().optional(),
      input: inputSchema.optional(),
      places: z.array(z.string().min(1)).optional(),
    }),
  ),
  places: z.array(z.string().min(1)).optional(),
  inputs: z.record(z.string().min(1), inputSchema).optional(),
  budget: z.number().positive().optional(),
  tasks: z
    .record(
      z.string().regex(/^[a-z][a-z\d-]{0,39}$/, 'must be lower-case letters, digits and hyphens'),
      z.string().min(1),
    )
    .refine((tasks) => Object.keys(tasks).length <= 3, 'are more than three')
    .optional(),
});

const chunkFiles = z.object({ js: z.array(z.string()), css: z.array(z.string()) });

const rolloutSchema = z.object({
  /** The percentages of visitors that the version gets, step by step; after the last step, all visitors. */
  steps: z.array(z.number().gt(0).lt(100)).min(1),
  /** The minimum duration of each step, in milliseconds. */
  bake: z.number().positive(),
  /** The minimum number of loads per step. */
  minLoads: z.number().int().nonnegative(),
  /** By how much its failure rate may exceed the default version's, in percent of the loads. */
  maxFailures: z.number().nonnegative(),
  /** By how much its largest contentful paint may be later than the default version's, in percent. */
  maxLcp: z.number().nonnegative().optional(),
  /** The current step, counted from 0, and its start time. */
  step: z.number().int().nonnegative(),
  since: z.iso.datetime(),
  /** Set on a version that was rolled back because of its metrics. */
  withdrawn: z.object({ at: z.iso.datetime(), why: z.string() }).optional(),
});
/** A signature in Base64, and the identifier of its key. */
const signed = z.object({ key: z.string(), signature: z.string() });

/** States in advance that all visitors of a front end may get its version before instead. */
const rollbackNote = signed.extend({
  /** The revision whose traffic it takes back. */
  revision: z.number().int().positive(),
  /** The version that visitors get then. */
  to: z.string(),
  /** The version of the shell that is carried beside it then. */
  carried: z.string().optional(),
  /** The moment after which it is not valid. */
  until: z.iso.datetime(),
});

/** The signature of a front end's traffic, and its time. */
const trafficNote = signed.extend({
  revision: z.number().int().positive(),
  at: z.iso.datetime(),
  what: z.string(),
  /** The front ends whose traffic was changed in the same step. */
  together: z.array(z.string()),
  /** The document before the change. */
  previous: z.string(),
  /** The rollback that the same key has signed in advance. */
  rollback: rollbackNote.optional(),
  /** On a rollback that the site has carried out: the statement of the team that permits it. */
  permittedBy: rollbackNote.optional(),
});

const extrasSchema = z.object({
  /** Absolute path of the published folder on the site, ending in a slash. */
  folder: z.string().regex(/^\/r\/[a-z0-9-]+\/[^/]+\/$/),
  manifest: manifestSchema,
  assets: z.object({ chunks: z.record(z.string(), chunkFiles), fonts: z.array(z.string()) }),
  /** Subresource integrity of every published script and style, by file. */
  integrity: z.record(z.string(), z.string()),
  /** On the shell's entries: the modules that it provides, with their versions. */
  provides: z.record(z.string(), z.string()).optional(),
  /** On a remote's entries: the version ranges of the shared modules it needs. */
  requires: z.record(z.string(), z.string()).optional(),
  /** The hash over the hashes of every published file. */
  files: z.string().optional(),
  gitCommit: z.string().optional(),
  publishedAt: z.iso.datetime(),
  /** The team's signature over everything above. */
  signature: signed.optional(),
  /** The key that published it first, when another key has signed it again. */
  publisher: z.string().optional(),
  /** The name of the key that published it; added on reading, when the keys are known. */
  publishedBy: z.string().optional(),
  /** The version that was the default before this one. */
  previous: z.string().optional(),
  /** Set on a version that a rollback brought back: the one that was left. */
  restoredFrom: z.string().optional(),
  /** The author and the time of the version's current traffic; missing if it never had another. */
  assigned: z.object({ key: z.string().optional(), by: z.string().optional(), at: z.iso.datetime() }).optional(),
  /** A canary by steps: its plan and its progress. */
  rollout: rolloutSchema.optional(),
  /** When the version last lost its visitors; missing while it has some or never had any. */
  inactiveSince: z.iso.datetime().optional(),
  /** Why this version must no longer be used. */
  revoked: z.string().optional(),
  /** On the shell's entry only: rises by one with every change of the document. */
  revision: z.number().int().nonnegative().optional(),
  /** On the shell's entry only: the change that created this revision. */
  change: signed
    .extend({
      ...{ what: z.string(), by: z.string().optional(), at: z.iso.datetime(), previous: z.string() },
      /** The hash of the versions that visitors get since then. */
      state: z.string().optional(),
    })
    .optional(),
  /**
   * On the default's entry only: the signature over the traffic of all versions that visitors get or that are revoked.
   */
  traffic: trafficNote.optional(),
  /** On the shell's entry only: the retired front ends by name, each with its signature. */
  retired: z.record(z.string(), trafficNote).optional(),
});

const entrySchema = z.object({
  url: z.string().min(1),
  fallbackUrl: z.string().optional(),
  metadata: z.object({ integrity: z.string().startsWith('sha'), version: z.string().min(1) }),
  extras: extrasSchema,
  deployment: z.object({
    traffic: z.number().min(0).max(100),
    default: z.boolean(),
    /** On one of the shell's entries besides the default: remotes that need its shared modules run on it. */
    carried: z.literal(true).optional(),
  }),
});

/**
 * The discovery document: which versions of each front end are live. Follows the Frontend Discovery schema and is
 * stricter: every entry is checked, traffic adds up to exactly 100, exactly one entry is the default. A front end that is
 * published and not yet promoted has no traffic and no default.
 */
export const discoverySchema = z.object({
  schema: z.string(),
  microFrontends: z.record(
    z.string(),
    z
      .array(entrySchema)
      .min(1)
      .superRefine((entries, context) => {
        if (!hasLive(entries)) return;
        const carried = entries.filter(({ deployment }) => deployment.carried);
        if (
          carried.length > 1 ||
          carried.some(({ extras, deployment }) => extras.manifest.name !== SHELL || deployment.default)
        )
          context.addIssue({ code: 'custom', message: 'only one version of the shell besides the default is carried' });
        const traffic = entries.reduce((sum, entry) => sum + entry.deployment.traffic, 0);
        if (Math.abs(traffic - 100) > 1e-9) {
          context.addIssue({ code: 'custom', message: `traffic adds up to ${traffic}, not to 100` });
        }
        const defaults = entries.filter((entry) => entry.deployment.default).length;
        if (defaults !== 1)
          context.addIssue({ code: 'custom', message: `${defaults} entries are the default, not one` });
      }),
  ),
});

export type DiscoveryDocument = z.infer<typeof discoverySchema>;
export type DiscoveryEntry = z.infer<typeof entrySchema>;
export type Rollout = z.infer<typeof rolloutSchema>;

/** The address of the published schema that the document follows. */
export const DISCOVERY_SCHEMA_URL =
  'https://raw.githubusercontent.com/awslabs/frontend-discovery/main/schema/v1-pre.json';

/** Name of the shell's own entry in the document. */
export const SHELL = 'shell';

/** An empty document, before anything is published. */
export const EMPTY_DOCUMENT: DiscoveryDocument = { schema: DISCOVERY_SCHEMA_URL, microFrontends: {} };

/** A text is not a valid discovery document; the message says why. */
export class InvalidDiscovery extends Error {
  override readonly name = 'InvalidDiscovery';
}

function parsedJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new InvalidDiscovery(`The discovery document is not JSON: ${String(cause)}`, { cause });
  }
}

/**
 * Parses a discovery document.
 *
 * @throws InvalidDiscovery naming every rule that the text violates
 */
export function parseDiscovery(text: string): DiscoveryDocument {
  const result = discoverySchema.safeParse(parsedJson(text));
  if (result.success) return result.data;
  throw new InvalidDiscovery(`The discovery document is not valid: ${z.prettifyError(result.error)}`);
}

/** The document's revision; 0 before the shell is published. */
export function revisionOf(document: DiscoveryDocument): number {
  return document.microFrontends[SHELL]?.[0]?.extras.revision ?? 0;
}

type Deployed = Pick<DiscoveryEntry, 'deployment'>;

/** Whether visitors may get an entry: it has traffic, or it is the default, or remotes run on it. */
export function isLive({ deployment }: Deployed): boolean {
  return deployment.default || deployment.traffic > 0 || deployment.carried === true;
}

/** Whether visitors get any version of a front end; false when none is listed, or all wait to be promoted. */
export function hasLive(entries: readonly Deployed[] = []): boolean {
  return entries.some(isLive);
}

/** Whether a version of the shell hosts a version of a remote. */
export function hosts(shell: DiscoveryEntry, remote: DiscoveryEntry): boolean {
  return contractRefusal(shell.extras.manifest, remote.extras.manifest) === undefined;
}
