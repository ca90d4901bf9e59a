import { filledIn } from './filled-in';

it('replaces placeholders by applicant, job and reference, but not those within the values', () => {
  const application = { fullName: '{job} Rao', jobTitle: 'Chemist', reference: 'TC-1' };
  expect(filledIn('Dear {name}, {job} ({reference}) {else}', application)).toBe(
    'Dear {job} Rao, Chemist (TC-1) {else}',
  );
});
