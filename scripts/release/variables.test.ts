import { readFileSync } from 'node:fs';
import path from 'node:path';
import { readConfig as readApiConfig } from '../../api-server/src/config';
import { VARIABLES as OF_API } from '../../api-server/src/variables';
import type { Variables } from '../../http-edge/src';
import { readConfig as readShellConfig } from '../../shell/src/server/config';
import { VARIABLES as OF_SHELL } from '../../shell/src/server/variables';
import { DOCUMENTS, environmentExample, withTable } from './variables';

const ROOT = path.resolve(__dirname, '../..');
const SHELL = { API_ORIGIN: 'http://127.0.0.1:4000' };

/** Variables with what stands in for them; an empty text stands for nothing. */
const defaultsOf = (variables: Variables): [string, string][] =>
  Object.entries(variables).flatMap(([name, { otherwise }]) => (otherwise ? [[name, otherwise]] : []));

test.each(Object.entries(DOCUMENTS))(
  '%s has the variables as the code reads them (npm run variables)',
  (name, made) => {
    const text = readFileSync(path.join(ROOT, name), 'utf8');
    expect(text).toBe(withTable(text, made()));
  },
);

test.each(defaultsOf(OF_API))('the API server takes %s for %s when nothing is said', (name, otherwise) => {
  expect(readApiConfig({ [name]: otherwise })).toEqual(readApiConfig({}));
});

test.each(defaultsOf(OF_SHELL).filter(([name]) => name !== 'LOG_LEVEL'))(
  'the shell takes %s for %s when nothing is said',
  (name, otherwise) => {
    expect(readShellConfig({ ...SHELL, [name]: otherwise })).toEqual(readShellConfig(SHELL));
  },
);

test('the example names every variable and sets production alone', () => {
  const lines = environmentExample().split('\n');
  const names = lines.flatMap((line) => /^#?([A-Z][A-Z_]+)=/.exec(line)?.[1] ?? []);
  expect(names).toEqual(expect.arrayContaining(Object.keys({ ...OF_API, ...OF_SHELL })));
  expect(lines.filter((line) => /^[A-Z_]+=/.test(line))).toEqual(['NODE_ENV=production']);
});
