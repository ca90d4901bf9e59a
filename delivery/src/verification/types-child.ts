import './types-child-globals';
import { readTypes } from './published-program';
import { sharedNames, usesOf } from './shared-names';
import { typeProblems } from './type-problems';
import type { TypesTask } from './types-task';
import type { BundleAnswer } from './bundle-tasks';

/**
 * The program of the process that compares the types of a host and a remote. It parses what teams have published, and
 * runs none of it: without files, network and environment, with limits of time and memory.
 */
const parent = process;

function valueOf(task: TypesTask): unknown {
  if (task.kind === 'problems') return typeProblems(task.shell, task.remotes, task.client);
  if (task.kind === 'uses') return usesOf(readTypes(task.remote)).has(task.name);
  return sharedNames(readTypes(task.shell)).find(({ of, property }) => `${of}.${property}` === task.name)?.deprecated;
}

const answerTo = (task: TypesTask): BundleAnswer => {
  try {
    return { value: valueOf(task) };
  } catch (error) {
    return { reason: error instanceof Error ? error.message : String(error) };
  }
};

parent.on('message', (task: TypesTask) => void parent.send?.(answerTo(task)));
parent.on('disconnect', () => parent.exit());
