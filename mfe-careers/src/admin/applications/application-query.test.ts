import { APPLICATION_STATES } from '../application-states';
import { applicationList, narrowing } from './application-query';

it('filters by every state, and by search and job', () => {
  for (const { value } of APPLICATION_STATES) {
    const state = applicationList.read(new URLSearchParams(`search=asha&state=${value}&jobId=j1&sort=name&page=3`));
    expect(narrowing(state)).toEqual({ search: 'asha', state: value, jobId: 'j1' });
  }
});
