import {
  carry,
  openStore,
  promote,
  publishFirst,
  remotePackage,
  shellPackage,
  temporaryFolder,
  testTrustedKeysFile,
} from 'delivery/testing';
import { readConfig } from './config';
import { buildServer } from './build-server';
import { dataBlockOf } from './html-document';
import { PLAIN_SHELL, plainRemote } from './testing/plain-shell';
import { renderingProgram } from './testing/rendering-program';

const ENV = 'production';

/** A shell whose pages, and whose content of slots, say which React they have. */
const shellWith = (react: string): string =>
  PLAIN_SHELL.replace('exports.shared = {}', `exports.shared = { react: '${react}' }`);

const server = plainRemote(
  `return 'Page on React ' + require('react') + '. ';`,
  `return 'Slot on React ' + require('react') + '. ';`,
);

const remote = (name: string, version: string, react: string): Promise<string> =>
  remotePackage({
    ...{ name, version, salt: version, server },
    sharing: { requires: { react }, imports: {} },
    chunks: ['expose-routes', 'expose-slots-aside'],
    manifest: {
      exposes: { './routes': 'public', './slots/aside': 'public' },
      routes: [{ path: `/${name}` }],
      slots: [{ name: 'home.openings', expose: './slots/aside', places: ['within'] }],
    },
  });

const shell = (version: string, react: string): Promise<string> =>
  shellPackage({
    ...{ version, salt: version, server: shellWith(react) },
    sharing: { provides: { react: { version: react } } },
  });

test('with a carried shell, each page and each slot is rendered by the shell that its remote fits', async () => {
  const folder = await temporaryFolder();
  const store = await openStore(folder);
  await publishFirst(store, ENV, await shell('1.0.0', '19.2.0'));
  await publishFirst(store, ENV, await remote('careers', '1.0.0', '19.2.0'));
  await publishFirst(store, ENV, await remote('content', '1.0.0', '19.2.0'));
  const { version } = await publishFirst(store, ENV, await shell('2.0.0', '19.3.1'));
  await carry(store, ENV, version);
  await promote(store, ENV, 'shell', version);
  await promote(
    store,
    ENV,
    'content',
    (await publishFirst(store, ENV, await remote('content', '2.0.0', '19.3.1'))).version,
  );
  const app = await buildServer(
    readConfig({
      ...{ API_ORIGIN: 'http://127.0.0.1:9', STORE_URL: folder, LOG_LEVEL: 'silent' },
      TRUSTED_KEYS: await testTrustedKeysFile(),
    }),
    await renderingProgram(),
  );
  try {
    const page = async (path: string) => {
      const { body } = await app.inject(path);
      const data = dataBlockOf(body);
      const careers = data?.remotes.find(({ name }) => name === 'careers');
      return { text: body, shell: data?.shell.slice(0, 5), careers };
    };
    const content = await page('/content');
    expect(content.shell).toBe('2.0.0');
    expect(content.text).toContain(
      'Page on React 19.3.1. <div data-prefix="">Slot on React 19.2.0. </div>Slot on React 19.3.1.',
    );
    // The other shell has its container, which loads its own; its pages are other documents.
    expect(content.careers).toMatchObject({
      entry: expect.stringMatching(/^\/r\/shell\/1\.0\.0-\w+\/generation\/remotes\.js$/),
      container: 'site_careers_of_other',
      own: { entry: expect.stringMatching(/^\/r\/careers\//), container: 'site_careers' },
      routes: [{ path: '/careers' }],
    });
    expect(content.careers?.slots).toEqual([{ name: 'home.openings', expose: './slots/aside' }]);

    const careers = await page('/careers');
    expect(careers.shell).toBe('1.0.0');
    expect(careers.text).toContain(
      'Page on React 19.2.0. Slot on React 19.2.0. <div data-prefix="">Slot on React 19.3.1. </div>',
    );
    expect(careers.careers?.own).toBeUndefined();
  } finally {
    await app.close();
  }
});
