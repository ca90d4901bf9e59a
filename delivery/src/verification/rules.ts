import { contractRefusal, discoverySchema, SHELL, type DiscoveryDocument } from 'federation/discovery';
import { chunkOfExpose, containerNameOf } from 'federation/naming';
import { gtr } from 'semver';
import { SERVER_BUNDLE } from 'federation/server';
import { filesDigest } from '../publication/files-digest';
import type { TrustedKeys } from '../signing/trusted-keys';
import { MARKER } from '../stores/store';
import type { Finding } from '../traffic/validator';
import { liveVersions, remotePairs, shellAndRemote, type LiveVersion } from './combinations';
import { unfitModules } from './unfit-modules';
import { lostFields } from './lost-fields';
import type { PublishedReader } from './published-reader';
import type { ServerBundles } from './server-bundles';
import type { SharedTypes } from './shared-types';

export interface Subject {
  readonly document: DiscoveryDocument;
  readonly live: readonly LiveVersion[];
  /** The live versions whose server bundle may be evaluated: a trusted key has signed exactly these bytes. */
  readonly authentic: readonly LiveVersion[];
  readonly reader: PublishedReader;
  readonly bundles: ServerBundles;
  readonly types: SharedTypes;
  /** The versions that are live before a change. */
  readonly before: readonly LiveVersion[];
  /** The trusted keys; undefined if they are unknown. */
  readonly trusted: TrustedKeys | undefined;
}

type Rule = (subject: Subject) => Promise<string[]> | string[];

/** The rules by name, each returning its problems. `verify` prints the names, so they do not change. */
export const RULES: Readonly<Record<string, Rule>> = {
  /** The document follows the schema: every list adds up to 100 with one default. */
  'document-schema': ({ document }) => {
    const result = discoverySchema.safeParse(document);
    return result.success ? [] : result.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);
  },

  /** The shell is published; without it there are no pages. */
  'shell-present': ({ live }) =>
    live.some(({ name }) => name === SHELL) ? [] : ['The shell is not published. Publish it first.'],

  /** Every live version was published by a key with the right to publish it. */
  'publication-signed': async ({ live, reader, trusted }) => {
    if (!trusted) return ['Which keys count is not known. Name them with --trusted-keys or TRUSTED_KEYS.'];
    return each(live, async (version) => {
      const { refusal } = await reader.content(version);
      if (refusal === undefined) return [];
      return [`${version.label} is not valid: ${refusal}. Publish it again with a key that may.`];
    });
  },

  /** Every front end is listed under its own name, and no two would share a global in the browser. */
  'unique-names': ({ live }) => {
    const strangers = live
      .filter(({ name, entry }) => entry.extras.manifest.name !== name)
      .map(({ label, entry }) => `${label} calls itself "${entry.extras.manifest.name}" in its remote.json.`);
    const clashes = remotePairs(live)
      .filter(([one, other]) => containerNameOf(one.name) === containerNameOf(other.name))
      .map(
        ([one, other]) =>
          `${one.label} and ${other.label} both use the global ${containerNameOf(one.name)}. Rename one.`,
      );
    return [...strangers, ...clashes];
  },

  /** No two remotes own the same address. */
  'routes-unique': ({ live }) =>
    remotePairs(live).flatMap(([one, other]) => {
      const taken = new Set(one.entry.extras.manifest.routes.map(({ path }) => shapeOf(path)));
      return other.entry.extras.manifest.routes
        .filter(({ path }) => taken.has(shapeOf(path)))
        .map(({ path }) => `${one.label} and ${other.label} both own the address ${path}.`);
    }),

  /** Every file of the publication is there. */
  'files-present': async ({ live, reader }) =>
    each(live, async (version) => {
      const { label } = version;
      const { hashes, damages } = await reader.content(version);
      if (!hashes) return [`${label} was never completely published. Publish it again.`];
      return damages
        .filter(({ kind }) => kind === 'missing')
        .map(({ file }) => `${label}: ${file} is missing. Publish it again with --repair.`);
    }),

  /** Every file has its published bytes. */
  'file-hash': async ({ live, reader }) =>
    each(live, async (version) =>
      (await reader.content(version)).damages
        .filter(({ kind }) => kind === 'changed')
        .map(
          ({ file }) =>
            `${version.label}: ${file} is not what was published; its hash differs. Publish it again with --repair.`,
        ),
    ),

  /** The document's data about a version is the published data. */
  'document-hash': async ({ live, reader }) =>
    each(live, async (version) => {
      const { label, entry } = version;
      const { hashes } = await reader.content(version);
      if (!hashes) return [];
      const file = entry.url.slice(entry.extras.folder.length);
      const wrong = Object.entries(entry.extras.integrity).filter(([name, hash]) => hashes[name] !== hash);
      return [
        ...(filesDigest(hashes) === entry.extras.files
          ? []
          : [`${label}: ${MARKER} does not list the files that were signed. Publish it again with --repair.`]),
        ...(hashes[file] === entry.metadata.integrity
          ? []
          : [`${label}: the document has another hash for ${file} than the publication.`]),
        ...wrong.map(([name]) => `${label}: the document has another hash for ${name} than the publication.`),
      ];
    }),

  /** The publication has the files of every chunk, and a chunk for every page that names one. */
  'chunks-present': ({ live }) =>
    live.flatMap(({ label, entry: { extras } }) => {
      const { manifest, assets, integrity } = extras;
      const files = Object.entries(assets.chunks).flatMap(([chunk, { js, css }]) =>
        [...js, ...css].filter((file) => !(file in integrity)).map((file) => `${file} of the chunk ${chunk}`),
      );
      const chunks = manifest.routes.flatMap(({ path, chunk }) =>
        chunk === undefined || chunk in assets.chunks ? [] : [`the chunk ${chunk} of the page ${path}`],
      );
      return [...files, ...chunks].map((part) => `${label} lacks ${part}. Build it again.`);
    }),

  /** The build contains every expose and every slot that remote.json declares. */
  'exposes-promised': ({ live }) =>
    live
      .filter(({ name }) => name !== SHELL)
      .flatMap(({ label, entry }) => {
        const { manifest, assets } = entry.extras;
        const missing = Object.keys(manifest.exposes).filter((expose) => !assets.chunks[chunkOfExpose(expose)]);
        const empty = manifest.slots.filter(({ expose }) => !(expose in manifest.exposes));
        return [
          ...missing.map((expose) => `${label} promises ${expose}, which its build does not have.`),
          ...empty.map(
            ({ name, expose }) => `${label} offers the slot ${name} from ${expose}, which it does not expose.`,
          ),
        ];
      }),

  /** Some page, or the frame, of a listed version has each slot that a remote offers content for. */
  'slots-placed': ({ document, live }) => {
    const listed = Object.values(document.microFrontends).flat();
    const places = [...new Set(listed.flatMap(({ extras }) => extras.manifest.places ?? []))].sort();
    return live.flatMap(({ label, entry }) =>
      entry.extras.manifest.slots
        .filter(({ name }) => !places.includes(name))
        .map(({ name }) => `${label} offers the slot ${name}, which no page has. There are: ${places.join(', ')}.`),
    );
  },

  /** The remote was not built for a newer host, and the host still supports it. */
  'contract-version': ({ live }) =>
    shellAndRemote(live).flatMap(([shell, remote]) => {
      const { contract: newest, contractFrom: oldest = newest } = shell.entry.extras.manifest;
      const { contract } = remote.entry.extras.manifest;
      const refusal = contractRefusal(shell.entry.extras.manifest, remote.entry.extras.manifest);
      if (refusal === 'too new')
        return [
          `${remote.label} needs contract ${contract}; ${shell.label} speaks ${newest}. Promote a newer shell with it.`,
        ];
      if (refusal === 'too old')
        return [
          `${remote.label} speaks contract ${contract}; ${shell.label} needs ${oldest} at least. Promote a newer remote first, or a shell whose contractFrom is ${contract}.`,
        ];
      return [];
    }),

  /** The shell provides every shared module that a remote requires. */
  'shared-offered': ({ live }) =>
    shellAndRemote(live).flatMap(([shell, remote]) => {
      const { provides = {} } = shell.entry.extras;
      return Object.keys(remote.entry.extras.requires ?? {})
        .filter((request) => !(request in provides))
        .map((request) => `${remote.label} needs ${request}, which ${shell.label} does not offer.`);
    }),

  /** Every shared module has a version that every remote accepts. */
  'shared-version': ({ live, reader }) =>
    each(shellAndRemote(live), async ([shell, remote]) => {
      const unfit = unfitModules(shell, remote);
      if (unfit.length === 0) return [];
      const { provides = {} } = (await reader.content(shell)).sharing;
      return unfit.map(({ request, range, message }) => {
        const notes = Object.entries(provides[request]?.breaking ?? {}).filter(([version]) => gtr(version, range));
        const lines = notes.flatMap(([version, of]) => of.map((note) => `\n  ${version}: ${note}`));
        return [`${message}.`, ...(lines.length > 0 ? [' The breaking changes:', ...lines] : [])].join('');
      });
    }),

  /** The shell's shared modules export every name that a remote imports from them. */
  'shared-names': async ({ authentic, reader, bundles }) =>
    each(shellAndRemote(authentic), async ([shell, remote]) => {
      const { imports = {} } = (await reader.content(remote)).sharing;
      const { provides = {} } = (await reader.content(shell)).sharing;
      const exported = await bundles.sharedNames(shell).catch(() => undefined);
      if (!exported) return []; // `server-bundle` reports this.
      return Object.entries(imports).flatMap(([request, names]) => {
        const offered = provides[request]?.names ?? exported[request];
        if (!offered) return [];
        const missing = names.filter((name) => name !== 'default' && !offered.includes(name));
        return missing.map(
          (name) => `${remote.label} imports ${name} from ${request}, which ${shell.label} does not offer.`,
        );
      });
    }),

  /** Every use of a shared module by a remote fits the types of every shell that the remote may meet. */
  'shared-types': ({ authentic, before, types }) => types.problems(authentic, before),

  /** Every server bundle can be evaluated and contains the public exposes. */
  'server-bundle': async ({ authentic, bundles }) => {
    const shells = await each(
      authentic.filter(({ name }) => name === SHELL),
      async (shell) =>
        bundles.sharedNames(shell).then(
          () => [],
          (error: unknown) => [`${shell.label}: ${reasonOf(error)}.`],
        ),
    );
    if (shells.length > 0) return shells;
    return each(shellAndRemote(authentic), async ([shell, remote]) => {
      try {
        const exposes = await bundles.exposes(shell, remote);
        const promised = Object.entries(remote.entry.extras.manifest.exposes).filter(
          ([, requirement]) => requirement === 'public',
        );
        return promised
          .filter(([expose]) => !exposes.includes(expose))
          .map(([expose]) => `${remote.label}: its server bundle lacks ${expose}.`);
      } catch (error) {
        return [`${remote.label} cannot be evaluated on ${shell.label}: ${reasonOf(error)}.`];
      }
    });
  },

  /** Every shell can render every address of each remote that it may meet. */
  'server-renders': async ({ authentic, bundles }) =>
    each(shellAndRemote(authentic), async ([shell, remote]) => {
      const exposes = await bundles.exposes(shell, remote).catch(() => undefined);
      const { manifest } = remote.entry.extras;
      if (!exposes || manifest.exposes['./routes'] !== 'public') return []; // `server-bundle` reports this.
      return each(manifest.routes, async ({ path }) => {
        const problem = await bundles.routeProblem(shell, remote, path);
        return problem === undefined ? [] : [`${remote.label} on ${shell.label}: ${path} ${problem}`];
      });
    }),

  /** Every shell can render the slot content of each remote that it may meet. */
  'slots-render': async ({ authentic, bundles }) =>
    each(shellAndRemote(authentic), async ([shell, remote]) => {
      const exposes = await bundles.exposes(shell, remote).catch(() => undefined);
      const { manifest } = remote.entry.extras;
      const offered = manifest.slots.filter(
        ({ expose }) => manifest.exposes[expose] === 'public' && exposes?.includes(expose),
      );
      return each(offered, async ({ name }) => {
        const problem = await bundles.slotProblem(shell, remote, name);
        return problem === undefined ? [] : [`${remote.label} on ${shell.label}: the slot ${name} ${problem}`];
      });
    }),

  /** A version keeps the fields of its predecessor's collections: items have them. A rollback may lack newer ones. */
  'collections-kept': ({ document, live }) =>
    live.flatMap(({ name, label, entry: { extras } }) => {
      const before = document.microFrontends[name]?.find(({ metadata }) => metadata.version === extras.previous);
      if (!before || extras.restoredFrom !== undefined) return [];
      return lostFields(before.extras.manifest, extras.manifest).map(
        (field) =>
          `${label}: the field ${field} of a collection is gone or has another kind. Keep it, and add a new one.`,
      );
    }),
};

/** `/blogs/:id` and `/blogs/:slug` are the same address. */
const shapeOf = (pattern: string): string => pattern.replaceAll(/:[^/]+/g, ':').toLowerCase();

const reasonOf = (error: unknown): string =>
  (error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error)).replace(/\.$/, '');

async function each<T>(subjects: readonly T[], validator: (subject: T) => Promise<string[]>): Promise<string[]> {
  const found: string[] = [];
  for (const subject of subjects) found.push(...(await validator(subject)));
  return found;
}

/** The versions that a message names, if they are of different front ends. */
function betweenIn(message: string, live: readonly LiveVersion[]): Finding['between'] {
  const named = live.filter(({ label }) => message.includes(label)).map(({ name, label }) => ({ name, label }));
  return new Set(named.map(({ name }) => name)).size > 1 ? named : [];
}

/** Names, for the command's help. */
export const RULE_NAMES: readonly string[] = Object.keys(RULES);

/** The versions whose server bundle a trusted key has signed; a rule reports the reason for each of the others. */
async function authenticVersions(live: readonly LiveVersion[], reader: PublishedReader): Promise<LiveVersion[]> {
  const authentic: LiveVersion[] = [];
  for (const version of live) {
    const { refusal, damages } = await reader.content(version);
    if (refusal === undefined && !damages.some(({ file }) => file === SERVER_BUNDLE)) authentic.push(version);
  }
  return authentic;
}

/**
 * Checks a document with every rule. Signatures and hashes come first: only signed code is evaluated.
 *
 * @param except rules that are not checked
 */
export async function brokenRules(
  subject: Omit<Subject, 'live' | 'authentic'>,
  except: readonly string[],
): Promise<Finding[]> {
  const findings: Finding[] = [];
  const live = liveVersions(subject.document);
  const authentic = await authenticVersions(live, subject.reader);
  for (const [rule, validator] of Object.entries(RULES)) {
    if (except.includes(rule)) continue;
    const messages = await validator({ ...subject, live, authentic });
    findings.push(...messages.map((message) => ({ rule, message, between: betweenIn(message, live) })));
  }
  return findings;
}
