import { readFile } from 'node:fs/promises';
import { renderingProgram } from '../testing/rendering-program';
import type { Granted, PageTask } from './messages';
import { RenderPool } from './render-pool';

/** Renders how many pages its process has begun, after the page's read. */
const SHELL = `
let pages = 0;
exports.shared = {};
exports.renderPage = async ({ read }) => {
  pages += 1;
  const html = String(pages);
  await read('/products');
  return { kind: 'page', status: 200, rendered: 'server', html, head: [], chunks: {}, styles: {}, state: {}, incomplete: false };
};`;
const ANSWER: Granted = { status: 200, hash: 'a', text: '{}', fresh: 0 };

let starts: number;
/** Answers the reads of pages that wait. */
let answers: (() => void)[];
let pool: RenderPool;
const open = async (most: number): Promise<void> => {
  [starts, answers] = [0, []];
  pool = new RenderPool(
    {
      ...{ program: await readFile(await renderingProgram(), 'utf8'), limits: { stall: 5_000, memory: 64 } },
      ...{
        renderTimeout: 60_000,
        onUnhandled: () => undefined,
        onConsoleLine: () => undefined,
        onEnded: () => undefined,
      },
      onStarted: () => void (starts += 1),
      grant: (resource) =>
        'bundle' in resource
          ? Promise.resolve(new TextEncoder().encode(SHELL))
          : new Promise((resolve) => answers.push(() => resolve(ANSWER))),
    },
    most,
  );
};
afterEach(() => pool.close());

const TASK: PageTask = {
  ...{ kind: 'page', url: 'https://site.example/', shell: '/r/shell/1/', remotes: [], folders: {}, left: {} },
  languages: { current: 'en', others: {} },
};
const page = async (): Promise<string> => {
  const rendered = await pool.page(TASK);
  return rendered.kind === 'page' ? new TextDecoder().decode(rendered.html) : '';
};
const untilReading = async (count: number): Promise<void> => {
  while (answers.length < count) await new Promise(setImmediate);
};

test('while a process is busy, a further one starts and takes pages, up to the limit', async () => {
  await open(2);
  const pages = [page(), page(), page()];
  await untilReading(3);
  expect(starts).toBe(2);
  // A page of the second process is its first.
  const later: Promise<string>[] = [];
  let first: string | undefined;
  while (first !== '1') {
    const next = page();
    later.push(next);
    await untilReading(pages.length + later.length);
    answers.at(-1)?.();
    first = await next;
  }
  expect(starts).toBe(2);
  for (const answer of answers) answer();
  expect(await Promise.all(pages)).toEqual(['1', '2', '3']);
});

test('with one process, all pages are rendered in it', async () => {
  await open(1);
  const pages = [page(), page(), page(), page()];
  await untilReading(4);
  for (const answer of answers) answer();
  expect(await Promise.all(pages)).toEqual(['1', '2', '3', '4']);
  expect(starts).toBe(1);
});
