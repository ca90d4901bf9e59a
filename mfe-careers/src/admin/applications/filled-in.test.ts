import { filledIn } from './filled-in';

it('puts the applicant, the job and the reference in, and nothing that they contain', () => {
  const application = { fullName: '{job} Rao', jobTitle: 'Chemist', reference: 'TC-1' };
  expect(filledIn('Dear {name}, {job} ({reference}) {else}', application)).toBe(
    'Dear {job} Rao, Chemist (TC-1) {else}',
  );
});
