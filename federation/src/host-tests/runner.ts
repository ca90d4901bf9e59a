import type { HostTestResult } from '../naming';

type Step = (...args: unknown[]) => unknown;
type Hook = 'beforeAll' | 'afterAll' | 'beforeEach' | 'afterEach';

interface Test {
  readonly title: string;
  readonly run: Step;
  readonly timeout: number;
}

/** The timeout of a test or a hook, in milliseconds; sufficient for a busy machine. A loop without end is ended earlier. */
const TIMEOUT = 60_000;

class Group {
  readonly parts: (Group | Test)[] = [];
  readonly hooks: Readonly<Record<Hook, Step[]>> = { beforeAll: [], afterAll: [], beforeEach: [], afterEach: [] };

  constructor(
    readonly title: string,
    readonly parent?: Group,
  ) {}

  titleOf({ title }: { readonly title: string }): string {
    return this.parent ? this.parent.titleOf({ title: `${this.title} > ${title}` }) : title;
  }

  /** The hooks around each test: those of the outermost group are the outermost. */
  around(hook: 'beforeEach' | 'afterEach'): readonly Step[] {
    const outer = this.parent?.around(hook) ?? [];
    return hook === 'beforeEach' ? [...outer, ...this.hooks[hook]] : [...this.hooks[hook], ...outer];
  }
}

let group = new Group('');

const textOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

async function inTime(step: Step, timeout: number): Promise<void> {
  let timer: unknown;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`It did not end within ${timeout / 1_000} seconds.`)), timeout);
  });
  try {
    await Promise.race([Promise.resolve().then(() => step()), late]);
  } finally {
    clearTimeout(timer as number);
  }
}

/** Runs steps one after the other, up to the first that fails. @returns its problem */
async function problemOf(steps: readonly Step[], timeout = TIMEOUT): Promise<string | undefined> {
  for (const step of steps) {
    try {
      await inTime(step, timeout);
    } catch (error) {
      return textOf(error);
    }
  }
  return undefined;
}

/** As in Jest's preset, a test fails whose code writes an error to the console. */
async function withoutConsoleErrors(work: () => Promise<string | undefined>): Promise<string | undefined> {
  const { error } = console;
  const messages: string[] = [];
  console.error = (...parts: readonly unknown[]) => void messages.push(parts.map(textOf).join(' '));
  try {
    const problem = await work();
    return problem ?? (messages.length > 0 ? `console.error was called: ${messages.join('\n')}` : undefined);
  } finally {
    console.error = error;
  }
}

const outcomeOf = (title: string, problem: string | undefined): HostTestResult =>
  problem === undefined ? { title } : { title, problem };

async function runGroup(of: Group, titles?: readonly string[]): Promise<HostTestResult[]> {
  const failed = await problemOf(of.hooks.beforeAll);
  if (failed !== undefined) return [outcomeOf(of.titleOf({ title: 'beforeAll' }), failed)];
  const results: HostTestResult[] = [];
  for (const part of of.parts) {
    if (titles && results.some(({ problem }) => problem !== undefined)) break;
    if (part instanceof Group) {
      results.push(...(await runGroup(part, titles)));
      continue;
    }
    if (titles?.includes(of.titleOf(part)) === false) continue;
    const problem = await withoutConsoleErrors(async () => {
      const before = await problemOf(of.around('beforeEach'));
      const found = before ?? (await problemOf([part.run], part.timeout));
      const after = await problemOf(of.around('afterEach'));
      return found ?? after;
    });
    results.push(outcomeOf(of.titleOf(part), problem));
  }
  const problem = await problemOf(of.hooks.afterAll);
  return problem === undefined ? results : [...results, outcomeOf(of.titleOf({ title: 'afterAll' }), problem)];
}

/** Runs the tests of one file in this document; with titles, only those, up to the first that fails. */
export async function runFile(
  file: string,
  load: () => Promise<unknown>,
  titles?: readonly string[],
): Promise<HostTestResult[]> {
  group = new Group('');
  try {
    await load();
  } catch (error) {
    return [outcomeOf(file, textOf(error))];
  }
  return runGroup(group, titles);
}

type Define = (title: string, run: Step, timeout?: number) => void;

/** A title with its placeholders (`%s`) replaced by a row's values. */
const filled = (title: string, row: readonly unknown[]): string => {
  const values = row.values();
  return title.replaceAll(/%[sdifjop]/g, () => String(values.next().value));
};

/** The function with `each`: `it.each([['a', 1]])('%s', (name, number) => …)`. */
const withEach = (define: Define) =>
  Object.assign(define, {
    each: (rows: readonly unknown[]) => (title: string, run: Step, timeout?: number) => {
      for (const row of rows) {
        const values = Array.isArray(row) ? (row as unknown[]) : [row];
        define(filled(title, values), () => run(...values), timeout);
      }
    },
    skip: () => undefined,
  });

const test = withEach((title, run, timeout = TIMEOUT) => void group.parts.push({ title, run: () => run(), timeout }));

const describe = withEach((title, define) => {
  const outer = group;
  const inner = new Group(title, outer);
  outer.parts.push(inner);
  group = inner;
  try {
    define();
  } finally {
    group = outer;
  }
});

const hook =
  (name: Hook) =>
  (step: Step): void =>
    void group.hooks[name].push(() => step());

/** The functions that test files call without importing them. */
export const TEST_FUNCTIONS = {
  ...{ describe, it: test, test },
  ...{ beforeAll: hook('beforeAll'), afterAll: hook('afterAll') },
  ...{ beforeEach: hook('beforeEach'), afterEach: hook('afterEach') },
};
