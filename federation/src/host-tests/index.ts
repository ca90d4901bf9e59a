import { expect } from 'expect';
import { fn, spyOn } from 'jest-mock';
import type { HostTestResult } from '../naming';
import { runFile, TEST_FUNCTIONS } from './runner';

/** How long a test waits for an element, in milliseconds; sufficient for a busy machine. */
const WAIT = 5_000;

/** Runs the tests of one file in this document, with the globals of Jest. */
export function runInHost(
  file: string,
  load: () => Promise<unknown>,
  titles?: readonly string[],
): Promise<HostTestResult[]> {
  Object.assign(globalThis, TEST_FUNCTIONS, { expect, jest: { fn, spyOn } });
  const define = async (): Promise<void> => {
    // When it is evaluated, the library looks for the globals, to empty the document after each test.
    const { configure } = await import('@testing-library/react');
    configure({ asyncUtilTimeout: WAIT });
    await load();
  };
  return runFile(file, define, titles);
}
