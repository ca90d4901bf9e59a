import type { BundleCode } from './bundle-tasks';

/** A published shell, and the tests of a remote that run on its modules. */
export interface TestsTask {
  readonly shell: BundleCode;
  readonly tests: BundleCode;
}

/** A test that failed, with the message of its failure. */
export interface FailedTest {
  readonly title: string;
  readonly problem: string;
}
