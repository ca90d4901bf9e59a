import './tests-child-globals';
import { HOST_CLIENT, type HostTests } from 'federation/naming';
import { confine } from 'federation/server';
import { Script } from 'node:vm';
import { answerTasks, nextTurn, reasonOf } from './answer-tasks';
import type { BundleCode } from './bundle-tasks';
import { testDocument, type TestDocument } from './test-document';
import type { FailedTest, TestsAnswer, TestsTask } from './tests-task';

/**
 * The program of the process that runs the tests of remotes on the modules of a shell, in a document without a browser. It
 * has no secrets, reads no files and reaches no network.
 */

type Require = (request: string) => unknown;
type Wrapper = (module: { exports: unknown }, exports: unknown, required: Require, global: unknown) => void;

/** Compiled bundles, by the hash of their code. */
const compiled = new Map<string, Script>();

function scriptOf({ folder, code, hash }: BundleCode): Script {
  const known = compiled.get(hash);
  if (known) return known;
  const wrapped = `(function (module, exports, require, global) {${new TextDecoder().decode(code)}\n})`;
  const script = new Script(wrapped, { filename: folder });
  compiled.set(hash, script);
  return script;
}

function evaluate(bundle: BundleCode, { window, context }: TestDocument, required: Require): unknown {
  const module = { exports: {} as unknown };
  (scriptOf(bundle).runInContext(context) as Wrapper)(module, module.exports, required, window);
  return module.exports;
}

interface Host {
  readonly shared: Readonly<Record<string, unknown>>;
  /** Missing in builds of before. */
  readonly client?: () => Promise<unknown>;
}

const hostOf = (shell: BundleCode, document: TestDocument): Host =>
  evaluate(shell, document, (request) => {
    throw new Error(`The shell asks for "${request}", which no server bundle gets.`);
  }) as Host;

async function modulesOf(shell: BundleCode, document: TestDocument): Promise<Map<string, unknown>> {
  const { shared, client } = hostOf(shell, document);
  return new Map([...Object.entries(shared), [HOST_CLIENT, await client?.()]]);
}

function testsIn(tests: BundleCode, document: TestDocument, modules: ReadonlyMap<string, unknown>): HostTests {
  return evaluate(tests, document, (request) => {
    if (modules.has(request)) return modules.get(request);
    throw new Error(`The tests ask for "${request}", which the shell does not offer.`);
  }) as HostTests;
}

/** The errors of the present file that no code handles. */
const unhandled: string[] = [];

/** Runs one file in a new document. @returns the tests that failed */
async function failuresIn(file: string, { shell, tests }: TestsTask): Promise<FailedTest[]> {
  const document = testDocument();
  unhandled.length = 0;
  try {
    const results = await testsIn(tests, document, await modulesOf(shell, document)).run(file);
    await nextTurn();
    const failed = [...results].flatMap(({ title, problem }) =>
      problem === undefined ? [] : [{ title: String(title), problem: String(problem) }],
    );
    return [...failed, ...unhandled.map((error) => ({ title: file, problem: `No code handles an error: ${error}` }))];
  } finally {
    document.window.close();
  }
}

async function answerTo(task: TestsTask, begin: (file: string) => void): Promise<TestsAnswer> {
  if (!hostOf(task.shell, testDocument()).client) return 'untestable';
  const { files } = testsIn(task.tests, testDocument(), new Map());
  const failed: FailedTest[] = [];
  for (const file of [...files].map(String)) {
    begin(file);
    failed.push(...(await failuresIn(file, task)));
  }
  return failed;
}

const nobody = (): undefined => undefined;

// Otherwise it ends the process, and the message names no file.
process.on('uncaughtException', (error: unknown) => void unhandled.push(reasonOf(error)));
confine(nobody);
answerTasks(answerTo);
