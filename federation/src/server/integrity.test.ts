import { integrityOf, isIntact } from './integrity';

const bytes = Buffer.from('published');

test('a file has the hash that it was published with', () => {
  expect(integrityOf(bytes)).toBe('sha256-sE5eogG7BAyuU/aT9qOKPgC2LaYDnKJI/s1Zt/yEKJQ=');
  expect(isIntact(bytes, integrityOf(bytes))).toBe(true);
  expect(isIntact(Buffer.from('Published'), integrityOf(bytes))).toBe(false);
});

test('a version that was published with a longer hash is still known by it', () => {
  const longer = 'sha384-hcPvHkyYwapKk6SA39QAODiqhzLPMFtbXUe2EppPYeJzwPAV9XKynoeufUCCzirk';
  expect(isIntact(bytes, longer)).toBe(true);
  expect(isIntact(Buffer.from('Published'), longer)).toBe(false);
});

test('what browsers do not take for a hash is none', () => {
  expect(isIntact(bytes, 'md5-AAAA')).toBe(false);
  expect(isIntact(bytes, '')).toBe(false);
});
