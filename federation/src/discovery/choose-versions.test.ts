import { bucketOf, chooseVersions, VISITOR_GROUPS } from './choose-versions';
import type { DiscoveryDocument } from './document';

const VISITORS = Array.from({ length: 5_000 }, (_, number) => `visitor-${number}`);

/** A document in which some front ends have a canary, version 2, for a percentage of the visitors. */
const withCanaries = (percent: number, ...names: string[]): DiscoveryDocument => {
  const versions = [
    { metadata: { version: '1' }, deployment: { traffic: 100 - percent, default: true } },
    { metadata: { version: '2' }, deployment: { traffic: percent, default: false } },
  ];
  return { microFrontends: Object.fromEntries(names.map((name) => [name, versions])) } as unknown as DiscoveryDocument;
};

const canaryVisitors = (document: DiscoveryDocument, name: string): string[] =>
  VISITORS.filter((visitor) => chooseVersions(document, visitor).get(name)?.metadata.version === '2');

test('canaries of different front ends are given to different visitors', () => {
  const document = withCanaries(10, 'careers', 'content');
  const [careers, content] = ['careers', 'content'].map((name) => canaryVisitors(document, name));
  const both = careers?.filter((visitor) => content?.includes(visitor)) ?? [];
  // A tenth of a tenth, not a tenth: the buckets of one visitor are independent.
  expect([careers?.length, content?.length].map((count) => Math.round((count ?? 0) / 50))).toEqual([10, 10]);
  expect(Math.round(both.length / 50)).toBe(1);
  expect(bucketOf('visitor-1', 'careers')).not.toBe(bucketOf('visitor-1', 'content'));
});

test('a visitor keeps the canary while its percentage is raised, and gets the same version every time', () => {
  const few = canaryVisitors(withCanaries(1, 'careers'), 'careers');
  const many = canaryVisitors(withCanaries(50, 'careers'), 'careers');
  expect(few.length).toBeGreaterThan(0);
  expect(few.filter((visitor) => !many.includes(visitor))).toEqual([]);
  expect(canaryVisitors(withCanaries(1, 'careers'), 'careers')).toEqual(few);
});

test("each of the hundred groups of visitors is a hundredth of the traffic, whatever the front end's name", () => {
  const groups = Array.from({ length: VISITOR_GROUPS }, (_, group) => group);
  for (const name of ['careers', 'content', 'catalogue']) {
    let before: number[] = [];
    for (const percent of [1, 2, 25, 50, 99]) {
      const document = withCanaries(percent, name);
      const got = groups.filter((group) => chooseVersions(document, group).get(name)?.metadata.version === '2');
      expect([name, got.length]).toEqual([name, percent]);
      expect(before.filter((group) => !got.includes(group))).toEqual([]);
      before = got;
    }
  }
});
