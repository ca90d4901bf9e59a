import type { LiveRemote } from 'federation/browser';
import type { SiteData } from '../site-data';
import { publishState } from './federation-state';

const remote = (name: string): LiveRemote => ({
  ...{ name, title: name, version: '1.4.0', container: `site_${name}`, entry: `/r/${name}/remoteEntry.js` },
  ...{ integrity: '', exposes: {}, routes: [], navigation: [], slots: [] },
});

beforeEach(() => {
  const scopes = { default: { react: { '19.3.1': { loaded: () => ({}) } }, 'ui-kit/menu': { '1.0.0': {} } } };
  Object.assign(globalThis, { __webpack_share_scopes__: scopes, site_careers: {} });
});

test('shows the front ends and shared modules of this page to people and to DevTools', () => {
  const data = { revision: 7, shell: '2.0.0' } as SiteData;
  expect(publishState(data, [remote('careers'), remote('news')])).toEqual({
    revision: 7,
    host: { name: 'shell', version: '2.0.0' },
    remotes: [
      { name: 'careers', version: '1.4.0', entry: '/r/careers/remoteEntry.js', loaded: true },
      { name: 'news', version: '1.4.0', entry: '/r/news/remoteEntry.js', loaded: false },
    ],
    shared: [
      { name: 'react', version: '19.3.1', loaded: true },
      { name: 'ui-kit/menu', version: '1.0.0', loaded: false },
    ],
  });
  expect(globalThis.__FEDERATION__).toMatchObject({
    moduleInfo: {
      shell: { version: '2.0.0', remotesInfo: { careers: { matchedVersion: '/r/careers/remoteEntry.js' } } },
      'news:/r/news/remoteEntry.js': { version: '1.4.0', remoteEntry: '/r/news/remoteEntry.js' },
    },
    __SHARE__: { 'shell:2.0.0': { default: { react: { '19.3.1': { from: 'shell', loaded: true } } } } },
  });
});
