import { publish } from '../publication/publish';
import type { LocalStore } from '../stores/open-store';
import { temporaryStore } from '../testing/keys';
import { remotePackage, shellPackage, type PackageOptions } from '../testing/packages';
import { publishFirst } from '../testing/publish-first';
import { promote } from '../traffic/promote';
import type { Finding } from '../traffic/validator';
import { ConfinedProcess } from './bundle-process';
import type { TestsTask } from './tests-task';
import { createValidator, verify } from './verify';

const ENV = 'production';
const RENDERS = `exports.client = async () => ({});
exports.renderPage = async () => ({ kind: 'page', status: 200, rendered: 'server' });`;

/** A shell whose shared `kit` adds buttons to the document. */
const shellWith = (click: string): string => `${RENDERS}
exports.shared = { react: { useState() {} }, kit: { button(text, onClick) {
  const button = document.createElement('button');
  button.textContent = text;
  button.addEventListener('click', (event) => { ${click} });
  document.body.append(button);
} } };`;
const SHELL = shellWith('onClick(event);');
const SILENT = shellWith('');

const RUN = `const { button } = require('kit');
  let sent = 0;
  button('Send', () => { sent += 1; });
  document.querySelector('button').click();
  return [{ title: 'opens' }, { title: 'sends when Send is pressed', ...(sent !== 1 && { problem: 'Expected: 1\\nReceived: ' + sent + '\\n\\nIgnored nodes: comments\\n<html>' }) }];`;
const testsThat = (run: string): string => `exports.files = ['a']; exports.run = async () => { ${run} };`;

const publishShell = async (store: LocalStore, server: string, version = '2.0.0'): Promise<string> =>
  (await publish(store, ENV, await shellPackage({ server, version }))).version;

async function site(remote: PackageOptions = { hostTests: testsThat(RUN) }): Promise<LocalStore> {
  const store = await temporaryStore();
  await publishFirst(store, ENV, await shellPackage({ server: SHELL }));
  await publishFirst(store, ENV, await remotePackage(remote));
  return store;
}

const messagesOf = async (run: string): Promise<string[]> =>
  (await verify(await site({ hostTests: testsThat(run) }), ENV)).map(({ rule, message }) => `${rule}: ${message}`);

test('a shell on which a test of a live remote fails is refused, with the test and its message', async () => {
  const store = await site();
  expect(await verify(store, ENV)).toEqual([]);
  const version = await publishShell(store, SILENT);
  await expect(promote(store, ENV, 'shell', version, createValidator(store))).rejects.toThrow(
    /- remote-tests: careers 1\.0\.0-\w+: the test 'sends when Send is pressed' fails with shell 2\.0\.0-\w+:\n {2}Expected: 1\n {2}Received: 0\n {2}Change the shell, or promote a version of careers first whose tests pass with it\.$/,
  );
});

test('a remote whose test fails on the live shell can be published, and is refused when it is to go live', async () => {
  const store = await site();
  const folder = await remotePackage({ version: '2.0.0', hostTests: testsThat(RUN.replace('!== 1', '!== 2')) });
  const { version, incompatible } = await publish(store, ENV, folder, { validator: createValidator(store) });
  expect(incompatible).toEqual([expect.objectContaining({ rule: 'remote-tests' })]);
  await expect(promote(store, ENV, 'careers', version, createValidator(store))).rejects.toThrow(
    /careers 2\.0\.0-\w+: the test 'sends when Send is pressed' fails with shell 1\.0\.0/,
  );
});

test('a test that failed on the live shell before does not block the next one, and is named', async () => {
  const store = await site();
  await promote(store, ENV, 'shell', await publishShell(store, SILENT));
  const next = await publishShell(store, `${SILENT}// Another build.`, '2.0.1');
  const existing: Finding[] = [];
  const onExisting = (findings: readonly Finding[]) => existing.push(...findings);
  await promote(store, ENV, 'shell', next, createValidator(store, { onExisting }));
  expect(existing).toEqual([expect.objectContaining({ rule: 'remote-tests' })]);
});

test('no tests run on a shell of an older build, which is said', async () => {
  const store = await site();
  const older = await publishShell(store, SILENT.replace('exports.client', 'exports.other'));
  const messages: string[] = [];
  const onUncompared = (found: readonly string[]) => messages.push(...found);
  await promote(store, ENV, 'shell', older, createValidator(store, { onUncompared }));
  expect(messages).toContainEqual(
    expect.stringMatching(/^remote-tests: the tests of remotes do not run on shell 2\.0\.0-\w+, which is of an older/),
  );
});

test('only tests that a trusted key has signed are run', async () => {
  const store = await site();
  const [entry] = (await store.read(ENV)).microFrontends['careers'] ?? [];
  await store.putBack(entry?.extras.folder ?? '', 'private/host-tests.cjs', Buffer.from(testsThat('throw "run";')));
  expect((await verify(store, ENV)).map(({ rule }) => rule)).toEqual(['file-hash']);
});

test.each([
  ['ask for a module of Node.js', `require('node:fs');`, 'asks? for "node:fs", which the shell does not offer'],
  ['call an address', `await fetch('http://127.0.0.1:9/');`, 'fetch reaches nothing on the server'],
  ['reach the program around them', `process.exit();`, 'process is not defined'],
  ['make code from strings around their document', `document.constructor.constructor('return 1')();`, 'disallowed'],
])('tests cannot %s', async (_what, attempt, reason) => {
  expect(await messagesOf(attempt)).toEqual([
    expect.stringMatching(
      new RegExp(`^remote-tests: careers 1\\S+: its tests cannot be run with shell 1\\S+:\n  .*${reason}`),
    ),
  ]);
});

test('an error that no code handles is named, and ends nothing', async () => {
  expect(await messagesOf(`Promise.reject(new Error('stray')); return [];`)).toEqual([
    expect.stringMatching(/: the test 'a' fails with shell 1\S+:\n {2}No code handles an error: stray\n/),
  ]);
});

test('nodes have the interfaces by whose names libraries print them', async () => {
  const run = `const nodes = ['div', 'main'].map((name) => document.createElement(name));
    throw new Error([...nodes, document.createTextNode('a')].map((node) => node.constructor.name).join());`;
  expect(await messagesOf(run)).toEqual([expect.stringContaining('\n  HTMLDivElement,HTMLElement,Text\n')]);
});

test('tests that compute without a pause are aborted, and others may compute longer', async () => {
  const tests = new ConfinedProcess<TestsTask>({ program: 'tests-child', deadline: 60_000, stall: 500, memory: 512 });
  const code = (text: string) => ({ folder: '/r/x/1/', code: Buffer.from(text), hash: text });
  const run = (text: string) => tests.run({ shell: code(SHELL), tests: code(testsThat(text)) });
  const part = 'for (let i = 0; i < 1e8; i++); await new Promise((resolve) => setTimeout(resolve));';
  expect(await run(`${part.repeat(12)} return [];`)).toEqual([]);
  await expect(run('for (;;);')).rejects.toThrow('computes in a for more than 0.5 seconds without a pause; look for');
});
