import type { LiveRemote } from '../browser/live-remote';

export const CAREERS: LiveRemote = {
  name: 'careers',
  title: 'Careers',
  version: '1.0.0-abc',
  container: 'remote_careers',
  entry: '/r/careers/1.0.0-abc/remoteEntry.js',
  integrity: 'sha384-abc',
  exposes: { './routes': 'public' },
  routes: [{ path: '/career' }],
  navigation: [],
  slots: [],
};
