import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { command } from '../command-line/command';
import { ROOT } from '../site/front-ends';
import { subsetFonts } from './subset';

const HELP = `npm run fonts
    makes the font files of ui-kit from the whole fonts, as fonts.css says`;

command({ help: HELP, options: {} }, async () => {
  for (const [file, bytes] of await subsetFonts()) {
    writeFileSync(file, bytes);
    console.log(`${path.relative(ROOT, file).padEnd(40)} ${(bytes.length / 1000).toFixed(1)} kB`);
  }
});
