import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '../site/front-ends';
import { DOCUMENTS, withTable } from './variables';

// `npm run variables`: brings the tables of variables up to date with the code that reads them.
for (const [name, made] of Object.entries(DOCUMENTS)) {
  const file = path.join(ROOT, name);
  writeFileSync(file, withTable(readFileSync(file, 'utf8'), made()));
}
