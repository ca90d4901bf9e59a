import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';

const PUBLIC = path.resolve(__dirname, '../../public');
const read = (file: string): string => readFileSync(path.join(PUBLIC, file), 'utf8');

it('changes whenever a file in its cache changes, so that browsers install the new one', () => {
  const worker = read('offline-worker.js');
  const files = JSON.parse(
    `[${/const FILES = \[(.*)\]/.exec(worker)?.[1] ?? ''}]`.replace('PAGE', '"/offline.html"').replaceAll("'", '"'),
  ) as string[];
  expect(files).toContain('/offline.html');
  const hash = createHash('sha256');
  files.forEach((file) => hash.update(read(file)));
  expect(worker).toContain(`'offline-${hash.digest('hex').slice(0, 8)}'`);
});

it('lists every file that its page needs', () => {
  const needed = [...read('offline.html').matchAll(/(?:href|src)="(\/[^"]+)"/g)].map(([, file]) => file);
  const worker = read('offline-worker.js');
  for (const file of needed) expect(worker).toContain(`'${file}'`);
});
