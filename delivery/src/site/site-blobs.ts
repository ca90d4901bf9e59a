import type { Blob, Blobs } from '../stores/blobs';
import type { SiteClient } from './site-client';

/** The header with the tag of a blob. */
export const TAG_HEADER = 'x-blob-tag';

const pathOf = (key: string): string => `store/${key.split('/').map(encodeURIComponent).join('/')}`;

/** The store of a site, through its public address: a team needs no access to the store itself. */
export class SiteBlobs implements Blobs {
  constructor(private readonly client: SiteClient) {}

  get address(): string {
    return this.client.site.origin;
  }

  /** The site has checked its store. */
  check(): Promise<void> {
    return Promise.resolve();
  }

  async get(key: string): Promise<Blob | undefined> {
    const answer = await this.client.call(pathOf(key), { expected: [404] });
    if (answer.status === 404) return undefined;
    return { bytes: Buffer.from(await answer.arrayBuffer()), tag: answer.headers.get(TAG_HEADER) ?? '' };
  }

  private async put(key: string, body: Uint8Array, query: Record<string, string>): Promise<boolean> {
    const answer = await this.client.call(pathOf(key), { method: 'PUT', body, query, expected: [412] });
    return answer.ok;
  }

  create(key: string, bytes: Uint8Array): Promise<boolean> {
    return this.put(key, bytes, {});
  }

  replace(key: string, bytes: Uint8Array, tag: string | undefined): Promise<boolean> {
    return this.put(key, bytes, tag === undefined ? {} : { tag });
  }

  private async names(query: Record<string, string>): Promise<string[]> {
    return (await (await this.client.call('list', { query })).json()) as string[];
  }

  list(prefix: string): Promise<string[]> {
    return this.names({ prefix });
  }

  folders(prefix: string): Promise<string[]> {
    return this.names({ folders: prefix });
  }

  async remove(key: string): Promise<void> {
    await this.client.call(pathOf(key), { method: 'DELETE' });
  }

  leftovers(): Promise<string[]> {
    return Promise.resolve([]);
  }
}
