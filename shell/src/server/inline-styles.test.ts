import type { DiscoveryEntry } from 'federation/discovery';
import { integrityOf } from 'federation/server';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { InlineStyles } from './inline-styles';
import { PublishedStore } from './published-store';

const FOLDER = '/r/shell/1.0.0/';
let root: string;
let styles: InlineStyles;

beforeEach(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'styles-'));
  await mkdir(path.join(root, FOLDER), { recursive: true });
  styles = new InlineStyles(await PublishedStore.open(root));
});
afterEach(() => rm(root, { recursive: true }));

/** The style of a published file with this text, or another text than the published one. */
async function styleOf(published: string, text = published) {
  await writeFile(path.join(root, FOLDER, 'page.css'), text);
  const integrity = { 'page.css': integrityOf(Buffer.from(published)) };
  return styles.styleOf({ extras: { folder: FOLDER, integrity } } as unknown as DiscoveryEntry, 'page.css');
}

it('gives fonts the address of their folder, and answers the hash of the written text', async () => {
  const style = await styleOf('.a{src:url(a.woff2);b:url("data:,x")}\n/*# sourceMappingURL=page.css.map*/');
  expect(style?.text).toBe('.a{src:url(/r/shell/1.0.0/a.woff2);b:url("data:,x")}');
  expect(style?.hash).toBe(integrityOf(Buffer.from(style?.text ?? '')));
});

it('writes line ends as a browser reads them in a document, and no byte order mark', async () => {
  expect((await styleOf('\uFEFF/*! A\r\nB */\r.a{}'))?.text).toBe('/*! A\nB */\n.a{}');
});

it.each([
  ['that was changed', '.a{}', '.b{}'],
  ['that could end its element', '.a{content:"</style>"}'],
  ['that imports another one', '@import "b.css";'],
  ['above 64 kB', '.a{}'.repeat(20_000)],
])('leaves a style sheet %s to be linked', async (_, published, text = published) => {
  expect(await styleOf(published, text)).toBeUndefined();
});
