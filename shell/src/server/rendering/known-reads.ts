import { LRUCache } from 'lru-cache';
import type { ReadAnswer, Reader } from './messages';

interface Known {
  readonly hash: string;
  readonly value: unknown;
  /** In characters. */
  readonly size: number;
  /** Until when it is used without a new request. */
  freshUntil: number;
}

interface Read {
  readonly status: number;
  readonly body: unknown;
  readonly hash: string;
}

/** The maximum size of the cache, in characters. */
const MAX_SIZE = 4_000_000;

/** Freezes a value, because all pages share it. */
export function frozen<T>(value: T): T {
  if (typeof value !== 'object' || value === null) return value;
  for (const part of Object.values(value)) frozen(part);
  return Object.freeze(value);
}

/**
 * Parsed answers of the API. A stale answer is requested with the hash of the known one, so that an unchanged text is
 * neither sent nor parsed again.
 */
export class KnownReads {
  private readonly known = new LRUCache<string, Known>({
    maxSize: MAX_SIZE,
    sizeCalculation: ({ size }) => Math.max(1, size),
  });

  constructor(private readonly ask: (path: string, known: string | undefined, reader: Reader) => Promise<ReadAnswer>) {}

  /** The returned value is frozen, because all pages share it. */
  async read(path: string, reader: Reader): Promise<Read> {
    const known = this.known.get(path);
    if (known && Date.now() < known.freshUntil) return { status: 200, body: known.value, hash: known.hash };
    const requestedAt = Date.now();
    const { status, hash, text, fresh } = await this.ask(path, known?.hash, reader);
    const freshUntil = requestedAt + fresh;
    if (known && text === undefined) {
      known.freshUntil = freshUntil;
      return { status, body: known.value, hash };
    }
    const value = frozen(JSON.parse(text ?? 'null') as unknown);
    if (status === 200) this.known.set(path, { hash, value, size: text?.length ?? 0, freshUntil });
    return { status, body: value, hash };
  }

  /** The same for an answer that only this page's visitor gets, which is neither kept nor taken from what is known. */
  async readOwn(path: string, reader: Reader): Promise<Read> {
    const { status, hash, text } = await this.ask(path, undefined, reader);
    return { status, body: frozen(JSON.parse(text ?? 'null') as unknown), hash };
  }

  /** Makes every answer stale. */
  forget(): void {
    for (const known of this.known.values()) known.freshUntil = 0;
  }
}
