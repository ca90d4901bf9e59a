import { closeNetwork, confine, evaluateBundle, nodeModules } from 'federation/server';
import { createRequire } from 'node:module';
import { routeProblem, slotProblem, type ShellBundle } from './bundle-renderer';
import type { BundleAnswer, BundleCode, BundleTask, RemoteCode } from './bundle-tasks';

/**
 * The program of the process that evaluates published server bundles as the shell's server does, and answers what it is
 * asked about them. It holds no secrets, reads no files and reaches no network.
 */

type Exposes = Readonly<Record<string, unknown>>;

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

const parent = process;
const requireNode = nodeModules(createRequire('/'));

/** What has been evaluated, by the hashes of the code. */
const evaluated = new Map<string, unknown>();

function once<T>(key: string, evaluate: () => T): T {
  if (!evaluated.has(key)) evaluated.set(key, evaluate());
  return evaluated.get(key) as T;
}

const evaluate = ({ folder, code }: BundleCode, answer: (request: string) => unknown): unknown =>
  evaluateBundle(Buffer.from(code), `${folder}server/index.js`, answer);

function shellOf(shell: BundleCode): ShellBundle {
  return once(shell.hash, () => {
    const bundle = evaluate(shell, requireNode);
    if (!isRecord(bundle) || typeof bundle['renderPage'] !== 'function' || !isRecord(bundle['shared'])) {
      throw new Error('it exports neither renderPage nor the shared modules');
    }
    return bundle as unknown as ShellBundle;
  });
}

/** A remote's exposes, evaluated on the modules of one shell. */
function exposesOf(shell: BundleCode, remote: RemoteCode): Exposes {
  return once(`${shell.hash} ${remote.hash}`, () => {
    const { shared } = shellOf(shell);
    const bundle = evaluate(remote, (request) => {
      if (request in shared) return shared[request];
      throw new Error(`it asks for "${request}", which the shell does not offer`);
    });
    if (!isRecord(bundle) || !isRecord(bundle['exposes'])) throw new Error('it exports no exposes');
    return bundle['exposes'];
  });
}

function namesOf(shared: ShellBundle['shared']): Record<string, string[]> {
  return Object.fromEntries(
    Object.entries(shared).flatMap(([request, module]) => (isRecord(module) ? [[request, Object.keys(module)]] : [])),
  );
}

async function valueOf(task: BundleTask): Promise<unknown> {
  const shell = shellOf(task.shell);
  if (task.kind === 'shared-names') return namesOf(shell.shared);
  const exposes = exposesOf(task.shell, task.remote);
  if (task.kind === 'exposes') return Object.keys(exposes);
  if (task.kind === 'route') return routeProblem(shell, exposes, task.remote, task.pattern);
  return slotProblem(shell, exposes, task.remote, task.slot);
}

/** Lets what the code has left behind come up before the next task, which it would be taken for. */
const nextTurn = (): Promise<void> => new Promise((resolve) => void setImmediate(resolve));

const nobody = (): undefined => undefined;

closeNetwork();
confine(undefined, nobody);
parent.on('message', (task: BundleTask) => {
  const answer = (value: BundleAnswer): void => void parent.send?.(value);
  valueOf(task)
    .then(
      async (value) => (await nextTurn(), { value }),
      (error: unknown) => ({ reason: error instanceof Error ? error.message : String(error) }),
    )
    .then(answer, () => parent.exit(1));
});
parent.on('disconnect', () => parent.exit());
