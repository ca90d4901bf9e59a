import { advisoriesIn } from './advisories';
import { billOfMaterials } from './bill-of-materials';
import { checkLicences, noticesOf } from './notices';
import { partsOf, uniqueParts, type Part } from './packages-of-files';

const FILES = ['node_modules/zod/index.js', 'node_modules/@fastify/static/index.js', 'api-server/src/main.ts'];

const part = (licence: string): Part => ({ name: 'a-part', version: '1.0.0', licence, notices: [] });

it('finds the packages that files belong to, with their licences', async () => {
  const parts = await partsOf([...FILES, 'node_modules/zod/v4/classic/schemas.js']);
  expect(parts.map(({ name, licence }) => [name, licence])).toEqual([
    ['@fastify/static', 'MIT'],
    ['zod', 'MIT'],
  ]);
  const notices = noticesOf(parts);
  expect(notices).toContain('Copyright (c) 2025 Colin McDonnell');
  expect(noticesOf(uniqueParts([...parts].reverse().concat(parts)))).toBe(notices);
});

it('shows the standard text of a licence whose package has no text, and names the package', () => {
  const notices = noticesOf([
    part('(MIT OR Apache-2.0)'),
    { ...part('ISC'), name: 'another', notices: ['Its own text'] },
  ]);
  expect(notices).toMatch(/^.*\nPackages without a licence text.*:\n {2}a-part 1\.0\.0\n\n-/);
  expect(notices).toContain('Permission is hereby granted, free of charge');
  expect(notices).toContain('Apache License');
  expect(notices).toContain('another 1.0.0\nLicence: ISC\n\nIts own text');
});

it.each([
  ['LicenseRef-own', 'LicenseRef-own'],
  ['GPL-2.0+ WITH Classpath-exception-2.0', 'Classpath-exception-2.0'],
])('requires a text from a package whose licence has no text in SPDX: %s', (licence, unknown) => {
  const own = noticesOf([{ ...part(licence), notices: ['Its own text'] }]);
  expect(own).toContain(`SPDX has no standard text of ${unknown}; the text of the package:\n\nIts own text`);
  expect(() => noticesOf([part(licence)])).toThrow(
    `a-part 1.0.0 has no licence text, and SPDX has no standard text of ${unknown}.`,
  );
});

it('refuses a package that has neither a licence text nor the name of a licence', () => {
  expect(() => noticesOf([part('')])).toThrow('a-part 1.0.0 has no licence text and names no licence.');
});

it('refuses a licence that is not on the list, and a part without one', () => {
  checkLicences(['MIT', '(MIT OR GPL-3.0)', 'Apache-2.0 AND MIT'].map(part));
  for (const licence of ['GPL-3.0', 'MIT AND GPL-3.0-only', '', 'SEE LICENSE IN LICENSE', 'UNLICENSED']) {
    expect(() => checkLicences([part(licence)])).toThrow('a-part 1.0.0: ');
  }
});

it('lists the parts as CycloneDX, with the same bytes in any order and at any time', async () => {
  const parts = await partsOf(FILES);
  const list = billOfMaterials('site', '1.0.0', parts);
  expect(billOfMaterials('site', '1.0.0', [...parts].reverse())).toBe(list);
  expect(JSON.parse(list)).toMatchObject({
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    metadata: { component: { name: 'site', version: '1.0.0' } },
    components: [
      { group: '@fastify', name: 'static', purl: expect.stringMatching(/^pkg:npm\/%40fastify\/static@/) },
      { name: 'zod' },
    ],
  });
  expect(list).not.toMatch(/timestamp|serialNumber/);
});

it('lists the advisories about the release, and says when the registry has none', () => {
  const via = [{ title: 'Too slow', url: 'https://advisories.example/1' }];
  const answer = (name: string) => JSON.stringify({ vulnerabilities: { [name]: { severity: 'high', via } } });
  const parts = [part('MIT')];
  expect(advisoriesIn(answer('a-part'), parts)).toBe(
    'Advisories for packages in it:\n  a-part (high): Too slow https://advisories.example/1',
  );
  expect(advisoriesIn(answer('another'), parts)).toBe('Advisories: none for the packages in it.');
  for (const silent of ['', '{"message":"405 Method Not Allowed"}']) {
    expect(advisoriesIn(silent, parts)).toContain('not known');
  }
});
