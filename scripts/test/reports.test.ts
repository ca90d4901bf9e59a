import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { playwrightReport } from './reports';

/** The report of one test, whose first try fails with these messages and whose second one passes. */
function flaky(...messages: readonly string[]) {
  const file = path.join(mkdtempSync(path.join(tmpdir(), 'reports-')), 'browser.json');
  const failed = { status: 'failed', duration: 1, errors: messages.map((message) => ({ message })) };
  const tests = [{ status: 'flaky', results: [failed, { status: 'passed', duration: 1, errors: [] }] }];
  const suite = { file: 'a.spec.ts', specs: [], suites: [{ file: 'a.spec.ts', specs: [{ title: 'a', tests }] }] };
  const stats = { expected: 3, unexpected: 0, skipped: 0, flaky: 1 };
  writeFileSync(file, JSON.stringify({ suites: [suite], stats, errors: [] }));
  return playwrightReport(file);
}

it('counts a browser test that passed on its second try as failed', () => {
  const { totals, failures } = flaky('expect(received).toBe(expected)');
  expect(totals).toEqual({ passed: 3, failed: 1, skipped: 0 });
  expect(failures).toEqual([{ name: 'e2e/tests/a.spec.ts: a', messages: ['expect(received).toBe(expected)'] }]);
});

it('counts it as passed when the network of the machine changed during the first try', () => {
  const messages = ['page.goto: net::ERR_NETWORK_CHANGED at http://localhost:1/', 'messages on the console'];
  expect(flaky(...messages).totals).toEqual({ passed: 4, failed: 0, skipped: 0 });
});
