import type { PublishedTypes } from 'federation/naming';
import { publish } from '../publication/publish';
import type { LocalStore } from '../stores/open-store';
import { temporaryStore } from '../testing/keys';
import { remotePackage, shellPackage } from '../testing/packages';
import { publishFirst } from '../testing/publish-first';
import { KIT, PAGE, remoteWith, shellWith } from '../testing/types';
import { promote } from '../traffic/promote';
import { usersOfName, usersText } from './users-of-name';
import { createValidator, verify } from './verify';

const ENV = 'production';

async function site(): Promise<LocalStore> {
  const store = await temporaryStore();
  await publishFirst(store, ENV, await shellPackage({ types: shellWith(KIT) }));
  await publishFirst(store, ENV, await remotePackage({ types: remoteWith() }));
  return store;
}

test('a shell is refused that does not take what a live remote gives', async () => {
  const store = await site();
  expect(await verify(store, ENV)).toEqual([]);
  const types = shellWith(KIT.replace('onClick?', 'onPress?'));
  const { version } = await publish(store, ENV, await shellPackage({ version: '2.0.0', types }));
  await expect(promote(store, ENV, 'shell', version, createValidator(store))).rejects.toThrow(
    /- shared-types: careers 1\.0\.0-\w+ gives Button `onClick`; shell 2\.0\.0-\w+ has a Button that takes no `onClick` \(src\/page\.tsx\)\.$/,
  );
});

test('a remote that does not fit the live shell can be published, and is refused when it is to go live', async () => {
  const store = await site();
  const types = remoteWith(PAGE.replace('onClick', 'onPress'));
  const folder = await remotePackage({ version: '2.0.0', types });
  const { version, incompatible } = await publish(store, ENV, folder, { validator: createValidator(store) });
  const message = expect.stringMatching(/^careers 2\.0\.0-\w+ gives Button `onPress`; shell 1\.0\.0-\w+ has/);
  expect(incompatible).toEqual([expect.objectContaining({ rule: 'shared-types', message })]);
  await expect(promote(store, ENV, 'careers', version, createValidator(store))).rejects.toThrow('`onPress`');
});

test.each([
  ['cannot be read', { files: 'none' } as unknown as PublishedTypes, 'is not readable'],
  ['are missing', undefined, 'was published without types, so shell 1.0.0'],
])('a version whose types %s is refused', async (_what, types, reason) => {
  const store = await site();
  const { version } = await publish(store, ENV, await remotePackage({ version: '3.0.0', types }));
  await expect(promote(store, ENV, 'careers', version, createValidator(store))).rejects.toThrow(reason);
});

test('a remote with types can go live beside a shell that was published without, which is said', async () => {
  const store = await temporaryStore();
  const shell = await publishFirst(store, ENV, await shellPackage());
  const { version } = await publish(store, ENV, await remotePackage({ types: remoteWith() }));
  const messages: string[] = [];
  const onUncompared = (found: readonly string[]) => messages.push(...found);
  await promote(store, ENV, 'careers', version, createValidator(store, { onUncompared }));
  expect(messages).toEqual([expect.stringContaining(`shell ${shell.version} was published without types`)]);
  expect(await verify(store, ENV)).toEqual([]);
});

test('a version with the types of a live one is not compared again, even with a problem', async () => {
  const store = await site();
  const types = shellWith(KIT.replace('onClick?', 'onPress?'));
  const misfit = await publish(store, ENV, await shellPackage({ version: '2.0.0', types }));
  await promote(store, ENV, 'shell', misfit.version);
  const next = await publish(store, ENV, await shellPackage({ version: '2.0.1', types }));
  await promote(store, ENV, 'shell', next.version, createValidator(store));
  const [finding] = await verify(store, ENV);
  expect(finding).toMatchObject({ rule: 'shared-types', message: expect.stringContaining('gives Button `onClick`') });
});

test('the versions that use a shared name are listed, with its deprecation and the time since none does', async () => {
  const store = await temporaryStore();
  const kit = KIT.replace('onClick?', '\n/** @deprecated Give `onPress`. */\nonClick?');
  await publishFirst(store, ENV, await shellPackage({ types: shellWith(kit) }));
  await publishFirst(store, ENV, await remotePackage({ types: remoteWith() }));
  const users = async (name: string): Promise<string> =>
    usersText(await usersOfName(store, await store.read(ENV), name))
      .join(' ')
      .replaceAll(/-[0-9a-f]{8}|\d{4}-.{11}/g, '');
  expect(await users('Button.onClick')).toBe(
    'Button.onClick is used by careers 1.0.0. The shell deprecates it: Give `onPress`.',
  );
  expect(await users('useNotice.text')).toBe('useNotice.text is used by careers 1.0.0.');
  expect(await users('useNotice.hide')).toBe('No live version uses useNotice.hide.');
  const page = PAGE.replace(/onClick=\{.*\}\)\}/, '').replace(
    '{ text } = useNotice()',
    'notice = useNotice(), { text } = notice, { length } = notice.text',
  );
  const types = remoteWith(page);
  const { version } = await publish(store, ENV, await remotePackage({ version: '2.0.0', types }));
  await promote(store, ENV, 'careers', version);
  expect(await users('Button.onClick')).toBe(
    'No live version uses Button.onClick since ; careers 1.0.0 was the last. The shell deprecates it: Give `onPress`.',
  );
  expect(await users('useNotice.text')).toBe('useNotice.text is used by careers 2.0.0.');
});
