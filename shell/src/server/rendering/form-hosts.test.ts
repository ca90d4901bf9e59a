import { FormHosts } from './form-hosts';
import type { PageTask, TaskResults } from './messages';
import type { RenderHost } from './render-host';

type Answer = TaskResults['page'];

/** A host whose forms the test answers, and which fail when it is closed. */
interface Host {
  closed: boolean;
  readonly answers: ((page: Answer) => void)[];
}

const PAGE = { kind: 'redirect', status: 303, location: '/', cookies: [], reads: new Map() } as const;
const IDLE = 10_000;
const DEADLINE = 90_000;

let opened: Host[];
let hosts: FormHosts;

function open(): RenderHost {
  const host: Host = { closed: false, answers: [] };
  const failing: (() => void)[] = [];
  opened.push(host);
  const page = (): Promise<Answer> =>
    new Promise((resolve, reject) => {
      host.answers.push(resolve);
      const fail = (): void => reject(new Error('The process has ended.'));
      failing.push(fail);
      if (host.closed) fail();
    });
  const close = (): void => {
    host.closed = true;
    for (const fail of failing) fail();
  };
  return { page, close } as unknown as RenderHost;
}

/** A form of the page of a remote. */
const post = (remote: string): Promise<Answer> =>
  hosts.page({
    ...{ kind: 'page', url: `https://site.example/${remote}`, shell: '/r/shell/1/', left: {} },
    remotes: [{ name: remote, routes: [{ path: `/${remote}` }] }],
    folders: { [remote]: `/r/${remote}/1/` },
  } as unknown as PageTask);

/** Runs everything that waits for no timer. */
const settle = (): Promise<void> => jest.advanceTimersByTimeAsync(0).then(() => undefined);
const closed = (): boolean[] => opened.map((host) => host.closed);

beforeEach(() => {
  jest.useFakeTimers();
  opened = [];
  hosts = new FormHosts(open);
});
afterEach(() => {
  hosts.close();
  jest.useRealTimers();
});

test('a process ends after ten seconds without a form of its owner', async () => {
  for (const time of [IDLE - 1, IDLE]) {
    const form = post('careers');
    await settle();
    opened[0]?.answers.at(-1)?.(PAGE);
    expect(await form).toBe(PAGE);
    await jest.advanceTimersByTimeAsync(time);
  }
  expect(closed()).toEqual([true]);
  const next = post('careers').catch(() => undefined);
  await settle();
  expect(closed()).toEqual([true, false]);
  hosts.close();
  await next;
});

test('a process that works on a form is not idle, and ends after ninety seconds with that form', async () => {
  const form = post('careers');
  const failed = expect(form).rejects.toThrow('The process has ended.');
  await jest.advanceTimersByTimeAsync(DEADLINE - 1);
  expect(closed()).toEqual([false]);
  await jest.advanceTimersByTimeAsync(1);
  expect(closed()).toEqual([true]);
  await failed;
});

test('a third owner waits until another process has answered its form and ends', async () => {
  const forms = ['careers', 'news', 'products'].map((remote) => post(remote).catch(() => undefined));
  await settle();
  expect(opened).toHaveLength(2);
  opened[0]?.answers[0]?.(PAGE);
  await settle();
  expect(closed()).toEqual([true, false, false]);
  hosts.close();
  await Promise.all(forms);
});

test('simultaneous forms take one place each, and no form ends the process of another', async () => {
  const forms = ['careers', 'careers', 'news', 'products'].map((remote) => post(remote));
  await settle();
  expect(opened.map(({ answers }) => answers.length)).toEqual([2, 1]);
  for (const at of [0, 1]) opened[0]?.answers[at]?.(PAGE);
  await settle();
  opened[2]?.answers[0]?.(PAGE);
  opened[1]?.answers[0]?.(PAGE);
  expect(await Promise.all(forms)).toEqual([PAGE, PAGE, PAGE, PAGE]);
});

test('all processes end immediately with the server, without a timer', async () => {
  const forms = ['careers', 'news', 'products'].map((remote) => post(remote).catch(() => 'failed'));
  await settle();
  hosts.close();
  expect(await Promise.all(forms)).toEqual(['failed', 'failed', 'failed']);
  expect(closed()).toEqual([true, true, true]);
  expect(jest.getTimerCount()).toBe(0);
});
