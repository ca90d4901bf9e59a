import { compileBundle, confine, type CompiledBundle } from 'federation/server';
import { answerTasks } from './answer-tasks';
import { routeProblem, slotProblem, type ShellBundle } from './bundle-renderer';
import type { BundleCode, BundleTask, RemoteCode } from './bundle-tasks';

/**
 * The program of the process that evaluates published server bundles as the shell's server does, and answers questions
 * about them. It has no secrets, reads no files and reaches no network.
 */

type Exposes = Readonly<Record<string, unknown>>;

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** Compiled bundles, by the hash of their code. */
const compiled = new Map<string, CompiledBundle>();

function once(hash: string, compile: () => CompiledBundle): CompiledBundle {
  const known = compiled.get(hash) ?? compile();
  compiled.set(hash, known);
  return known;
}

const refuseImport = (request: string): never => {
  throw new Error(`it asks for "${request}", which no server bundle gets`);
};

/** Each call creates another copy of the bundle's modules. */
const evaluate = ({ folder, hash, code }: BundleCode, answer: (request: string) => unknown): unknown =>
  once(hash, () => compileBundle(code, `${folder}server/index.js`))(answer);

function shellOf(shell: BundleCode): ShellBundle {
  const bundle = evaluate(shell, refuseImport);
  if (!isRecord(bundle) || typeof bundle['renderPage'] !== 'function' || !isRecord(bundle['shared'])) {
    throw new Error('it exports neither renderPage nor the shared modules');
  }
  return bundle as unknown as ShellBundle;
}

/** A remote, evaluated on a separate copy of the shell's modules. */
interface Section {
  readonly shell: ShellBundle;
  readonly exposes: Exposes;
}

const sections = new Map<string, Section>();

function sectionOf(code: BundleCode, remote: RemoteCode): Section {
  const key = `${code.hash} ${remote.hash}`;
  const known = sections.get(key);
  if (known) return known;
  const shell = shellOf(code);
  const bundle = evaluate(remote, (request) => {
    if (Object.hasOwn(shell.shared, request)) return shell.shared[request];
    throw new Error(`it asks for "${request}", which the shell does not offer`);
  });
  if (!isRecord(bundle) || !isRecord(bundle['exposes'])) throw new Error('it exports no exposes');
  const section = { shell, exposes: bundle['exposes'] };
  sections.set(key, section);
  return section;
}

function namesOf(shared: ShellBundle['shared']): Record<string, string[]> {
  return Object.fromEntries(
    Object.entries(shared).flatMap(([request, module]) => (isRecord(module) ? [[request, Object.keys(module)]] : [])),
  );
}

/** The calls of `fetch` of the current task: code that catches their failure would look as if it worked. */
const refusals: string[] = [];

async function valueOf(task: BundleTask): Promise<unknown> {
  if (task.kind === 'shared-names') return namesOf(shellOf(task.shell).shared);
  const { shell, exposes } = sectionOf(task.shell, task.remote);
  if (task.kind === 'exposes') return Object.keys(exposes);
  refusals.length = 0;
  const problem =
    task.kind === 'route'
      ? await routeProblem(shell, exposes, task.remote, task.pattern)
      : await slotProblem(shell, exposes, task.remote, task.slot);
  const [refusal] = refusals;
  return problem ?? (refusal && `calls what no page may: ${refusal}. Read the API through shared-store.`);
}

const nobody = (): undefined => undefined;

confine(nobody, (reason) => void refusals.push(reason));
answerTasks(valueOf);
