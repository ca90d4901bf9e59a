import { createHash } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A bucket for tests: the part of the S3 protocol that a store needs, over HTTP. */
export interface TinyBucket {
  /** For `openStore`. */
  readonly address: string;
  readonly objects: ReadonlyMap<string, Buffer>;
  /** Whether connections are closed, as during an outage of the service. */
  isDown: boolean;
  stop(): Promise<void>;
}

const escapeXml = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
const tagOf = (bytes: Buffer): string => `"${createHash('md5').update(bytes).digest('hex')}"`;

/** The SDK sends bodies in signed chunks (`<hex size>;…\r\n<bytes>\r\n`) when it adds a checksum at the end. */
function decoded(body: Buffer, encoding: string | undefined): Buffer {
  if (!encoding?.includes('aws-chunked')) return body;
  const parts: Buffer[] = [];
  for (let at = 0; ;) {
    const end = body.indexOf('\r\n', at);
    const size = Number.parseInt(body.subarray(at, end).toString('latin1').split(';')[0] ?? '0', 16);
    if (!size) return Buffer.concat(parts);
    parts.push(body.subarray(end + 2, end + 2 + size));
    at = end + 2 + size + 2;
  }
}

function listing(keys: readonly string[], url: URL): string {
  const prefix = url.searchParams.get('prefix') ?? '';
  const delimiter = url.searchParams.get('delimiter');
  const after = url.searchParams.get('continuation-token') ?? '';
  const found = keys.filter((key) => key.startsWith(prefix)).sort();
  const folders = delimiter
    ? [
        ...new Set(
          found
            .filter((key) => key.slice(prefix.length).includes(delimiter))
            .map((key) => prefix + (key.slice(prefix.length).split(delimiter)[0] ?? '') + delimiter),
        ),
      ]
    : [];
  const files = (delimiter ? found.filter((key) => !key.slice(prefix.length).includes(delimiter)) : found).filter(
    (key) => key > after,
  );
  const page = files.slice(0, 20); // Small pages, so that paging is tested as well.
  const next =
    files.length > page.length ? `<NextContinuationToken>${escapeXml(page.at(-1) ?? '')}</NextContinuationToken>` : '';
  return [
    '<?xml version="1.0"?><ListBucketResult xmlns="http://s3.amazonaws.com/doc/2006-03-01/">',
    `<IsTruncated>${next !== ''}</IsTruncated>${next}`,
    ...page.map((key) => `<Contents><Key>${escapeXml(key)}</Key></Contents>`),
    ...folders.map((folder) => `<CommonPrefixes><Prefix>${escapeXml(folder)}</Prefix></CommonPrefixes>`),
    '</ListBucketResult>',
  ].join('');
}

/** The differences between S3-compatible services. */
export interface BucketBehaviour {
  /** Which conditions it supports; a store must refuse a bucket that ignores one. */
  readonly ifMatch?: boolean;
  readonly ifNoneMatch?: boolean;
  /** Whether it accepts the tag of `If-Match` only without quotation marks, like Ceph. */
  readonly bareTags?: boolean;
}

/** Starts a bucket in this process. */
export async function tinyBucket(behaviour: BucketBehaviour = {}): Promise<TinyBucket> {
  const { ifMatch = true, ifNoneMatch = true, bareTags = false } = behaviour;
  const wanted = (bytes: Buffer): string => (bareTags ? tagOf(bytes).replaceAll('"', '') : tagOf(bytes));
  const objects = new Map<string, Buffer>();
  const state = { isDown: false };
  const server = createServer((request, response) => {
    if (state.isDown) return void request.socket.destroy();
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const url = new URL(request.url ?? '/', 'http://bucket');
      const key = decodeURIComponent(url.pathname).replace(/^\/bucket\/?/, '');
      const present = objects.get(key);
      const fail = (status: number, code: string): void => {
        response.writeHead(status, { 'content-type': 'application/xml' });
        response.end(`<?xml version="1.0"?><Error><Code>${code}</Code><Message>${code}</Message></Error>`);
      };
      if (request.method === 'PUT') {
        const match = request.headers['if-match'];
        if (ifNoneMatch && request.headers['if-none-match'] === '*' && present) return fail(412, 'PreconditionFailed');
        if (ifMatch && match !== undefined && !present) return fail(404, 'NoSuchKey');
        if (ifMatch && match !== undefined && present && match !== wanted(present))
          return fail(412, 'PreconditionFailed');
        const bytes = decoded(Buffer.concat(chunks), request.headers['content-encoding']);
        objects.set(key, bytes);
        return void response.writeHead(200, { etag: tagOf(bytes) }).end();
      }
      if (request.method === 'DELETE') {
        objects.delete(key);
        return void response.writeHead(204).end();
      }
      if (key === '')
        return void response
          .writeHead(200, { 'content-type': 'application/xml' })
          .end(listing([...objects.keys()], url));
      if (!present) return fail(404, 'NoSuchKey');
      const [, first, last] = /^bytes=(\d+)-(\d+)$/.exec(request.headers.range ?? '') ?? [];
      const bytes = first === undefined ? present : present.subarray(Number(first), Number(last) + 1);
      return void response
        .writeHead(first === undefined ? 200 : 206, { etag: tagOf(present), 'content-length': String(bytes.length) })
        .end(request.method === 'HEAD' ? undefined : bytes);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const stop = (): Promise<void> =>
    new Promise((resolve) => {
      server.closeAllConnections();
      server.close(() => resolve());
    });
  return Object.assign(state, {
    address: `s3://bucket/site?endpoint=${encodeURIComponent(`http://127.0.0.1:${port}`)}`,
    objects,
    stop,
  });
}
