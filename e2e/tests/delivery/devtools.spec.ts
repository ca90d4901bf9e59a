import type { Page } from '@playwright/test';
import { expect, hydrated, test } from '../../src/test';

// The extension of Module Federation (2.8) is not installed here: these are the names and fields that its panels read.

/** The globals that the extension sets before a page starts. */
const leaveTraces = (page: Page): Promise<unknown> =>
  page.addInitScript(() =>
    Object.defineProperty(globalThis, '__FEDERATION__', { value: { __GLOBAL_PLUGIN__: [] }, writable: true }),
  );

interface FederationInfo {
  readonly moduleInfo: Readonly<
    Record<string, { version: string; remotesInfo?: Readonly<Record<string, { matchedVersion: string }>> }>
  >;
  readonly share: Readonly<
    Record<string, { default: Record<string, Record<string, { from: string; useIn: string[]; loaded: boolean }>> }>
  >;
}

/** Asks the page like the extension does when its panel is opened or refreshed: by a message, which is copied. */
const federationInfo = (page: Page): Promise<FederationInfo | undefined> =>
  page.evaluate(() => {
    const { __FEDERATION__: found } = globalThis as { __FEDERATION__?: { moduleInfo?: object; __SHARE__?: object } };
    if (!found?.moduleInfo) return undefined;
    return structuredClone({ moduleInfo: found.moduleInfo, share: found.__SHARE__ }) as FederationInfo;
  });

test('the DevTools of Module Federation see host, remotes and shared modules in their current state', async ({
  page,
}) => {
  await leaveTraces(page);
  await page.goto('/aboutus');
  await hydrated(page);
  await expect.poll(() => federationInfo(page)).toBeDefined();
  const { moduleInfo, share } = (await federationInfo(page)) ?? { moduleInfo: {}, share: {} };

  // The panels of modules and dependencies: the consumers of each module, and the record of each.
  const consumers = Object.entries(moduleInfo).filter(
    ([, { remotesInfo }]) => Object.keys(remotesInfo ?? {}).length > 0,
  );
  expect(consumers.map(([name]) => name)).toEqual(['shell']);
  const producers = Object.entries(moduleInfo['shell']?.remotesInfo ?? {});
  expect(producers.map(([name]) => name).sort()).toEqual(['admin', 'careers', 'catalogue', 'content']);
  for (const [name, { matchedVersion }] of producers)
    expect(moduleInfo[`${name}:${matchedVersion}`]).toMatchObject({ version: expect.stringMatching(/^\d+\.\d+\.\d+/) });

  // The panel of shared modules: by provider, scope, package and version.
  const [provider = ''] = Object.keys(share);
  expect(provider).toBe(`shell:${moduleInfo['shell']?.version}`);
  const [react] = Object.values(share[provider]?.default['react'] ?? {});
  expect(react).toMatchObject({ from: 'shell', loaded: true });
  expect(react?.useIn).toContain('content');
});

test('a visitor without DevTools loads nothing for them, and has none of their globals', async ({ page, requests }) => {
  await page.goto('/aboutus');
  await hydrated(page);
  const state = (): Promise<unknown> =>
    page.evaluate(() =>
      (globalThis as { siteFederation?: { state?: () => Promise<object> } }).siteFederation?.state?.(),
    );
  // Code that is loaded when the page is idle provides the console's command, and nothing else.
  await expect
    .poll(() => page.evaluate(() => 'state' in ((globalThis as { siteFederation?: object }).siteFederation ?? {})))
    .toBe(true);
  expect(await page.evaluate(() => '__FEDERATION__' in globalThis)).toBe(false);
  expect(requests.filter((request) => request.url().includes('federation-state'))).toEqual([]);
  // A developer who asks in the console gets an answer, and DevTools that are opened then see the same.
  expect(await state()).toMatchObject({ host: { name: 'shell' }, revision: expect.any(Number) });
  expect(Object.keys((await federationInfo(page))?.moduleInfo ?? {})).toContain('shell');
});
