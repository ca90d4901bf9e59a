import type { BundleCode } from './bundle-tasks';

/** A published shell, and the tests of a remote that run on its modules. */
export interface TestsTask {
  readonly shell: BundleCode;
  readonly tests: BundleCode;
}

/** The answer: the tests that failed, or that the shell is of a build that no tests run on. */
export type TestsAnswer = readonly FailedTest[] | 'untestable';

/** A test that failed, with the message of its failure. */
export interface FailedTest {
  readonly title: string;
  readonly problem: string;
}
