import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import type { Api } from './area';

const MEGABYTE = 1_048_576;
/** Memory is measured each time this many bytes have arrived. */
const WEIGHED_EACH = MEGABYTE;

setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as () => void;

function usedMemory(): number {
  collectGarbage();
  const { heapUsed, external } = process.memoryUsage();
  return heapUsed + external;
}

/**
 * Exports over a real connection and reports when the first and the last bytes arrived, and the peak of memory: an
 * export that streams answers at once and needs the same memory at any size.
 */
export async function measureExport(
  app: Api,
  path: string,
  headers: Readonly<Record<string, string>>,
): Promise<string> {
  const origin = await app.listen({ port: 0, host: '127.0.0.1' });
  const address = `${origin}/api/v1${path}`;
  const start = performance.now();
  const timed = await fetch(address, { headers });
  if (timed.status !== 200 || !timed.body) throw new Error(`${path}: ${timed.status} ${await timed.text()}`);
  let first: number | undefined;
  let bytes = 0;
  for await (const chunk of timed.body) {
    first ??= performance.now() - start;
    bytes += (chunk as Uint8Array).length;
  }
  const whole = performance.now() - start;

  const before = usedMemory();
  let most = before;
  const weighed = await fetch(address, { headers });
  let read = 0;
  for await (const chunk of weighed.body ?? []) {
    // Collecting garbage for each chunk would take longer than the export.
    if (Math.floor((read + (chunk as Uint8Array).length) / WEIGHED_EACH) > Math.floor(read / WEIGHED_EACH))
      most = Math.max(most, usedMemory());
    read += (chunk as Uint8Array).length;
  }
  return (
    `  export         first bytes after ${(first ?? whole).toFixed(1)} ms, all ${(bytes / 1_000).toFixed(0)} kB after ` +
    `${whole.toFixed(0)} ms, at most ${((most - before) / MEGABYTE).toFixed(1)} MB of memory used`
  );
}
