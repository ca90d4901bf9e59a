import { tagsOfRead } from './public-reads';
import { ContentRevision, isStale } from './stale-tags';

const REVISION = 'blogs=3 job-postings=7 products=12 sectors=1';

test('a change makes the reads of its collection stale, and those that the contract names', () => {
  const content = new ContentRevision();
  expect(content.changesUntil(REVISION)).toEqual(new Set());
  expect(content.changesUntil(REVISION)).toEqual(new Set());
  const job = content.changesUntil(REVISION.replace('job-postings=7', 'job-postings=8'));
  const isRead = (address: string): boolean => isStale(tagsOfRead(`/api/v1${address}`), job);
  expect(['/job-postings?limit=20', '/job-postings/engineer', '/search?query=a'].map(isRead)).toEqual([
    true,
    true,
    true,
  ]);
  expect(['/products', '/products/an-amine', '/blogs', '/logos'].map(isRead)).toEqual([false, false, false, false]);
  expect(content.changesUntil(`${REVISION.replace('=7', '=8')}2`)).toEqual(
    new Set(['sectors', 'subsectors', 'products']),
  );
});

test('a new collection, the settings of the site and files of the library make every read stale', () => {
  for (const name of ['site-settings', 'media', 'recipes']) {
    const content = new ContentRevision();
    content.changesUntil(REVISION);
    expect(content.changesUntil(`${REVISION} ${name}=1`)).toBe('all');
  }
});

test('a read without tags may depend on everything', () => {
  expect(isStale(tagsOfRead('/api/v1/former-addresses?path=/a'), new Set(['blogs']))).toBe(true);
  expect(isStale(tagsOfRead('/api/v1/former-addresses?path=/a'), new Set())).toBe(false);
});
