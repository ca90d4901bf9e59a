import { integrityOf, isIntact } from './integrity';

const bytes = Buffer.from('published');

test('a file matches its published hash', () => {
  expect(integrityOf(bytes)).toBe('sha256-sE5eogG7BAyuU/aT9qOKPgC2LaYDnKJI/s1Zt/yEKJQ=');
  expect(isIntact(bytes, integrityOf(bytes))).toBe(true);
  expect(isIntact(Buffer.from('Published'), integrityOf(bytes))).toBe(false);
});

test('a version published with a longer hash still matches it', () => {
  const longer = 'sha384-hcPvHkyYwapKk6SA39QAODiqhzLPMFtbXUe2EppPYeJzwPAV9XKynoeufUCCzirk';
  expect(isIntact(bytes, longer)).toBe(true);
  expect(isIntact(Buffer.from('Published'), longer)).toBe(false);
});

test('a hash that browsers do not accept matches nothing', () => {
  expect(isIntact(bytes, 'md5-AAAA')).toBe(false);
  expect(isIntact(bytes, '')).toBe(false);
});
