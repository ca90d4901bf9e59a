import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { command } from '../command-line/command';
import { ROOT } from '../site/front-ends';
import { DOCUMENTS, withTable } from './variables';

const HELP = `npm run variables
    updates the tables of variables in README.md and docs/variables.md from the servers' code`;

command({ help: HELP, options: {} }, () => {
  for (const [name, table] of Object.entries(DOCUMENTS)) {
    const file = path.join(ROOT, name);
    writeFileSync(file, withTable(readFileSync(file, 'utf8'), table()));
  }
});
