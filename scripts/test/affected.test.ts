import { browserTestsOf } from './affected';

it.each([
  [['mfe-careers/src/jobs/job-list.tsx'], '(^| )careers/|@careers\\b|@remotes\\b'],
  [['mfe-careers/src/admin/jobs/jobs-screen.tsx'], '(^| )careers/'],
  [
    ['mfe-careers/src/admin/jobs/jobs-screen.tsx', 'mfe-careers/src/remote.ts'],
    '(^| )careers/|@careers\\b|@remotes\\b',
  ],
  [['mfe-careers/src/jobs/job-list.test.tsx'], ''],
  [['e2e/tests/careers/jobs.spec.ts'], '(^| )careers/jobs.spec.ts '],
  [['ui-kit/src/button/button.test.tsx'], ''],
  [['mfe-careers/src/admin/jobs/jobs-screen.tsx', 'ui-kit/src/button/button.tsx'], undefined],
])('a change of %j runs the browser tests %j', (changed, pattern) => {
  expect(browserTestsOf(changed)).toBe(pattern);
});
