import { revisionOf } from 'federation/discovery';
import { collect } from '../collection/collect';
import { publish } from '../publication/publish';
import { publishFirst } from '../testing/publish-first';
import { remotePackage, shellPackage } from '../testing/packages';
import { tinyBucket, type TinyBucket } from '../testing/tiny-bucket';
import { promote } from '../traffic/promote';
import { rollback } from '../traffic/rollback';
import { verify } from '../verification/verify';
import { openTestStore } from '../testing/keys';

const ENV = 'production';
let bucket: TinyBucket | undefined;

beforeAll(() => {
  process.env['AWS_ACCESS_KEY_ID'] = 'test';
  process.env['AWS_SECRET_ACCESS_KEY'] = 'test';
});
afterEach(async () => bucket?.stop());

test('a site is published, promoted, rolled back and verified in a bucket', async () => {
  bucket = await tinyBucket();
  const store = await openTestStore(bucket.address);
  await publishFirst(store, ENV, await shellPackage());
  const first = await publishFirst(store, ENV, await remotePackage({ salt: 'one' }));
  const second = await publishFirst(store, ENV, await remotePackage({ salt: 'two' }));
  await promote(store, ENV, 'careers', second.version);
  expect((await rollback(store, ENV, 'careers')).microFrontends['careers']?.[0]?.deployment).toEqual({
    traffic: 100,
    default: true,
  });
  expect(await verify(store, ENV)).toEqual([]);
  expect([...bucket.objects.keys()]).toContain(`site${first.folder}integrity.json`);
  expect(await store.publishedFolders()).toHaveLength(3);
  expect((await collect(store)).removed).toEqual([]);
}, 60_000);

test('four simultaneous writers lose nothing', async () => {
  bucket = await tinyBucket();
  const { address } = bucket;
  const store = await openTestStore(address);
  await publishFirst(store, ENV, await shellPackage());
  const before = revisionOf(await store.read(ENV));
  await Promise.all(
    ['careers', 'content', 'catalogue', 'admin'].map(async (name) => {
      const own = await openTestStore(address);
      for (const salt of ['1', '2', '3']) await publish(own, ENV, await remotePackage({ name, salt }));
    }),
  );
  const document = await store.read(ENV);
  expect(revisionOf(document)).toBe(before + 12);
  expect(Object.values(document.microFrontends).map((entries) => entries.length)).toEqual([1, 3, 3, 3, 3]);
}, 60_000);

test('a record without its document, left by a crash, is rolled forward', async () => {
  bucket = await tinyBucket();
  const store = await openTestStore(bucket.address);
  await publishFirst(store, ENV, await shellPackage());
  await publishFirst(store, ENV, await remotePackage({ salt: 'one' }));
  const document = await store.blobs.get(`env/${ENV}/discovery.json`);
  await publishFirst(store, ENV, await remotePackage({ salt: 'two' }));
  const present = await store.blobs.get(`env/${ENV}/discovery.json`);
  if (document) await store.blobs.replace(`env/${ENV}/discovery.json`, document.bytes, present?.tag);
  await publishFirst(store, ENV, await remotePackage({ salt: 'three' }));
  expect((await store.read(ENV)).microFrontends['careers']).toHaveLength(3);
}, 60_000);

test('a service that compares tags without their quotation marks is supported', async () => {
  bucket = await tinyBucket({ bareTags: true });
  const store = await openTestStore(bucket.address);
  expect(await store.blobs.replace('a', Buffer.from('1'), undefined)).toBe(true);
  const first = (await store.blobs.get('a'))?.tag;
  expect(await store.blobs.replace('a', Buffer.from('2'), first)).toBe(true);
  expect(await store.blobs.replace('a', Buffer.from('3'), first)).toBe(false);
  expect((await store.blobs.get('a'))?.bytes.toString()).toBe('2');
});

test.each([
  ['If-Match', { ifMatch: false }],
  ['If-None-Match', { ifNoneMatch: false }],
])('a service that ignores %s is refused', async (condition, honours) => {
  bucket = await tinyBucket(honours);
  await expect(openTestStore(bucket.address)).rejects.toThrow(`ignores ${condition}, so two teams could overwrite`);
});
