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

/** The variables that have a default. */
const defaultsOf = (variables: Variables): [string, string][] =>
  Object.entries(variables).flatMap(([name, { otherwise }]) => (otherwise ? [[name, otherwise]] : []));

test.each(Object.entries(DOCUMENTS))('%s has the variables that the code reads (npm run variables)', (name, made) => {
  const text = readFileSync(path.join(ROOT, name), 'utf8');
  expect(text).toBe(withTable(text, made()));
});

test.each(defaultsOf(OF_API))("the API server's default of %s is %s", (name, otherwise) => {
  expect(readApiConfig({ [name]: otherwise })).toEqual(readApiConfig({}));
});

test.each(defaultsOf(OF_SHELL).filter(([name]) => name !== 'LOG_LEVEL'))(
  "the shell's default of %s is %s",
  (name, otherwise) => {
    expect(readShellConfig({ ...SHELL, [name]: otherwise })).toEqual(readShellConfig(SHELL));
  },
);

test('the example names every variable and sets only production', () => {
  const lines = environmentExample().split('\n');
  const names = lines.flatMap((line) => /^#?([A-Z][A-Z_]+)=/.exec(line)?.[1] ?? []);
  expect(names).toEqual(expect.arrayContaining(Object.keys({ ...OF_API, ...OF_SHELL })));
  expect(lines.filter((line) => /^[A-Z_]+=/.test(line))).toEqual(['NODE_ENV=production']);
});
