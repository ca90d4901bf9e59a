import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '../site/front-ends';
import { subsetFonts } from './subset';

async function main(): Promise<void> {
  for (const [file, bytes] of await subsetFonts()) {
    writeFileSync(file, bytes);
    console.log(`${path.relative(ROOT, file).padEnd(40)} ${(bytes.length / 1000).toFixed(1)} kB`);
  }
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
