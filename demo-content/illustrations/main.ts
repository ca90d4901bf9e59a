import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { CONTENT_FOLDER } from '../src/content';
import { FINGERPRINTS } from './fingerprints';
import { illustrations } from './make';

/** How many run at once: enough for two cores, without having all of them in memory. */
const AT_ONCE = 4;

const json = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`;

/** Draws and writes every picture and document of the content again, and the list of them. */
async function main(): Promise<void> {
  const made = illustrations();
  await rm(path.join(CONTENT_FOLDER, 'files'), { recursive: true, force: true });
  const fingerprints: Record<string, string> = {};
  for (let at = 0; at < made.length; at += AT_ONCE) {
    await Promise.all(
      made.slice(at, at + AT_ONCE).map(async (one) => {
        const place = path.join(CONTENT_FOLDER, one.path);
        await mkdir(path.dirname(place), { recursive: true });
        await writeFile(place, await one.make());
      }),
    );
  }
  for (const one of made) fingerprints[one.path] = await one.fingerprint();
  await writeFile(
    path.join(CONTENT_FOLDER, 'files.json'),
    json(made.map(({ key, path, alt }) => ({ key, path, alt }))),
  );
  await writeFile(FINGERPRINTS, json(fingerprints));
  console.warn(`${made.length} pictures and documents are made again.`);
}

main().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
