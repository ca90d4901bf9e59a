import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { command } from '../command-line/command';
import { ROOT } from '../site/front-ends';
import { DOCUMENTS, withTable } from './variables';

const HELP = `npm run variables
    brings the tables of variables up to date with the code that reads them`;

void command({ help: HELP, options: {} }, () => {
  for (const [name, made] of Object.entries(DOCUMENTS)) {
    const file = path.join(ROOT, name);
    writeFileSync(file, withTable(readFileSync(file, 'utf8'), made()));
  }
});
