import type { DiscoveryEntry } from '../discovery/document';
import { liveRemoteOf } from './live-remote-of';

const files = (chunk: string, css: readonly string[]) => ({ js: [`${chunk}.js`], css: [...css] });

const ENTRY = {
  url: '/r/careers/1.0.0-abc/remoteEntry.js',
  metadata: { version: '1.0.0-abc', integrity: 'sha256-abc' },
  extras: {
    manifest: {
      title: 'Careers',
      exposes: {},
      routes: [
        { path: '/career', skeleton: 'cards', chunk: 'career', searchParams: ['page'] },
        { path: '/career/plain', chunk: 'plain' },
        { path: '/career/gone', chunk: 'gone' },
        { path: '/career/unnamed' },
      ],
      navigation: [],
      slots: [],
    },
    assets: { chunks: { career: files('career', ['career.css']), plain: files('plain', []) }, fonts: [] },
  },
} as unknown as DiscoveryEntry;

test('a browser gets the chunk of a page that has a script and styles, and not the fields for the server only', () => {
  expect(liveRemoteOf('careers', ENTRY).routes).toStrictEqual([
    { path: '/career', skeleton: 'cards', chunk: 'career' },
    { path: '/career/plain' },
    { path: '/career/gone' },
    { path: '/career/unnamed' },
  ]);
});
