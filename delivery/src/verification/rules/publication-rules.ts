import path from 'node:path';
import { SHELL, type DiscoveryEntry } from 'federation/discovery';
import { chunkOfExpose } from 'federation/naming';
import { filesDigest } from '../../publication/files-digest';
import { MARKER } from '../../stores/store';
import { each, type Rules } from './rule';

const KILOBYTE = 1_000;

/** The scripts and styles that each page and each slot of a version loads at first; each file counts once. */
function visitsOf({ extras: { manifest, assets }, url }: DiscoveryEntry) {
  const visit = (what: string, chunks: readonly (string | undefined)[]) => {
    const found = chunks.flatMap((chunk) => (chunk === undefined ? [] : (assets.chunks[chunk] ?? [])));
    const files = found.flatMap(({ js, css }) => [...js, ...css]);
    return { what, files: [...new Set([path.posix.basename(url), ...files])] };
  };
  return [
    ...manifest.routes.map((route) => visit(`a visit of ${route.path}`, [chunkOfExpose('./routes'), route.chunk])),
    ...manifest.slots.map(({ name, expose }) => visit(`its content of the slot ${name}`, [chunkOfExpose(expose)])),
  ];
}

/** Each publication is signed, unchanged and complete. */
export const PUBLICATION_RULES: Rules = {
  /** Every live version was published by a key with the right to publish it. */
  'publication-signed': async ({ live, reader, trusted }) => {
    if (!trusted) return ['Which keys count is not known. Name them with --trusted-keys or TRUSTED_KEYS.'];
    return each(live, async (version) => {
      const { refusal } = await reader.content(version);
      if (refusal === undefined) return [];
      return [`${version.label} is not valid: ${refusal}. Publish it again with a key that may.`];
    });
  },

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

  /** No page and no slot of a remote loads more than the remote allows itself. */
  'budget-kept': ({ live, reader }) =>
    each(live, async (version) => {
      const { label, entry } = version;
      const { budget } = entry.extras.manifest;
      if (budget === undefined) return [];
      const { sentSize } = await reader.content(version);
      return visitsOf(entry).flatMap(({ what, files }) => {
        const size = files.reduce((sum, file) => sum + (sentSize(file) ?? 0), 0) / KILOBYTE;
        if (size <= budget) return [];
        const remedy = 'Make it smaller, or raise "budget" in src/remote.ts.';
        return [`${label}: ${what} loads ${size.toFixed(1)} kB of it; its budget is ${budget} kB. ${remedy}`];
      });
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
};
