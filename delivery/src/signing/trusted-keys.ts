import { verify, type KeyObject } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import { z } from 'zod';
import { keyIdOf, KeyUnusable, publicKeyOf } from './key-pair';

export type Right = 'publish' | 'traffic' | 'rollback';

const names = z.array(z.string().regex(/^([a-z][a-z0-9-]*|\*)$/, 'is neither a name of a front end nor * for all'));

const keySchema = z.strictObject({
  /** The holder's name. */
  name: z.string().min(1).max(100),
  publicKey: z.string(),
  /** The front ends whose versions it may publish; `*` for all. */
  publish: names,
  /** The front ends whose traffic it may change; `*` for all. */
  traffic: names,
  /** The front ends that it may roll back as their teams have signed in advance; `*` for all. */
  rollback: names.optional(),
  /** Whether it may sign that the current state is the latest, even without other rights. */
  refresh: z.boolean().optional(),
  /** The addresses of the users of the administration who see the front ends of this key there. */
  members: z.array(z.email().toLowerCase()).optional(),
  /** Set on a withdrawn key: only its listed earlier signatures stay valid. */
  withdrawn: z.strictObject({ at: z.iso.datetime(), by: z.string().optional(), keeps: z.array(z.string()) }).optional(),
});

export const trustedKeysSchema = z.strictObject({
  keys: z.array(keySchema),
});

export type TrustedKeysFile = z.infer<typeof trustedKeysSchema>;
export type TrustedKey = z.infer<typeof keySchema>;

export interface Signed {
  readonly key: string;
  readonly signature: string;
}

const covers = (list: readonly string[] = [], name: string): boolean => list.includes('*') || list.includes(name);

const REFUSED: Readonly<Record<Right, string>> = {
  publish: 'publish it',
  traffic: 'change its traffic',
  rollback: 'roll it back',
};

export const withdrawalText = ({ at, by }: NonNullable<TrustedKey['withdrawn']>): string =>
  `withdrawn on ${at.slice(0, 16).replace('T', ' ')} UTC${by === undefined ? '' : ` by ${by}`}`;

/** The keys that an environment trusts, with their rights. */
export class TrustedKeys {
  private readonly byId = new Map<string, { readonly entry: TrustedKey; readonly publicKey: KeyObject }>();

  /** @throws KeyUnusable when a key is invalid or listed twice */
  constructor(readonly file: TrustedKeysFile) {
    for (const entry of file.keys) {
      const publicKey = publicKeyOf(entry.publicKey);
      const id = keyIdOf(publicKey);
      const twin = this.byId.get(id) ?? [...this.byId.values()].find((other) => other.entry.name === entry.name);
      if (twin) throw new KeyUnusable(`The keys "${twin.entry.name}" and "${entry.name}" are one, or share a name.`);
      this.byId.set(id, { entry, publicKey });
    }
  }

  /** The name of a key's holder; undefined for an unknown key. */
  nameOf(key: string): string | undefined {
    return this.byId.get(key)?.entry.name;
  }

  /** The identifier of a holder's key. */
  idOf(name: string): string | undefined {
    return [...this.byId].find(([, { entry }]) => entry.name === name)?.[0];
  }

  /** Whether a key has a right now. */
  may(key: string, right: Right, frontEnd: string): boolean {
    const entry = this.byId.get(key)?.entry;
    return entry !== undefined && !entry.withdrawn && covers(entry[right], frontEnd);
  }

  /** When and by whom a key was withdrawn, in words; undefined if it was not. */
  withdrawal(key: string): string | undefined {
    const withdrawn = this.byId.get(key)?.entry.withdrawn;
    return withdrawn && withdrawalText(withdrawn);
  }

  /** Whether a key may sign that the current state is the latest: every valid key with any right. */
  mayRefresh(key: string): boolean {
    const entry = this.byId.get(key)?.entry;
    if (!entry || entry.withdrawn) return false;
    const { publish, traffic, rollback = [] } = entry;
    return entry.refresh === true || publish.length + traffic.length + rollback.length > 0;
  }

  /** Whether a statement was signed by a known key, regardless of its rights. */
  isSigned({ key, signature }: Signed, text: string): boolean {
    const known = this.byId.get(key);
    return known !== undefined && verify(null, Buffer.from(text), known.publicKey, Buffer.from(signature, 'base64'));
  }

  /**
   * Why a signed statement is not valid; undefined when it is.
   *
   * @param digest of the statement; a withdrawn key lists the digests that stay valid
   */
  refusal(signed: Signed, text: string, digest: string, right: Right, frontEnd: string): string | undefined {
    const entry = this.byId.get(signed.key)?.entry;
    if (!entry) return `its key ${signed.key} is not trusted`;
    if (!covers(entry[right], frontEnd)) return `the key "${entry.name}" may not ${REFUSED[right]}`;
    if (!this.isSigned(signed, text)) return `its signature is not that of the key "${entry.name}"`;
    if (entry.withdrawn && !entry.withdrawn.keeps.includes(digest))
      return `the key "${entry.name}" was ${withdrawalText(entry.withdrawn)}`;
    return undefined;
  }
}

/** @throws KeyUnusable */
export function parseTrustedKeys(text: string, source: string): TrustedKeys {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (cause) {
    throw new KeyUnusable(`${source} is not JSON: ${String(cause)}`, { cause });
  }
  const result = trustedKeysSchema.safeParse(value);
  if (!result.success) throw new KeyUnusable(`${source} is not valid: ${z.prettifyError(result.error)}`);
  return new TrustedKeys(result.data);
}

async function textOf(file: string): Promise<string> {
  const text = await readFile(file, 'utf8').catch((cause: unknown) => {
    throw new KeyUnusable(`The trusted keys cannot be read from ${file} (TRUSTED_KEYS).`, { cause });
  });
  if (((await stat(file)).mode & 0o022) !== 0)
    throw new KeyUnusable(`Other people on this machine may write ${file}. Close it: chmod go-w ${file}`);
  return text;
}

/** @throws KeyUnusable when it is missing or not valid, or writable by others */
export async function readTrustedKeys(file: string): Promise<TrustedKeys> {
  return parseTrustedKeys(await textOf(file), file);
}

/** A file of trusted keys for a server: read again each time, so that a key can be withdrawn while the server runs. */
export class TrustedKeysSource {
  private text = '';
  private keys: TrustedKeys | undefined;

  constructor(private readonly file: string) {}

  /** Returns the same object while the file is unchanged. @throws KeyUnusable */
  async current(): Promise<TrustedKeys> {
    const text = await textOf(this.file);
    if (!this.keys || text !== this.text) {
      this.keys = parseTrustedKeys(text, this.file);
      this.text = text;
    }
    return this.keys;
  }
}
