import { AddLogo, allAdmins, AddJobPosting, fetchJobApplications } from 'api-client';
import type { CurrentUser } from 'api-client';
import { sessionExpired, signIn } from './session';
import { makeStore } from './store';
import { tableCall } from './testing';
import { selectPermission } from './use-permission';

const calls = { AddLogo, allAdmins, AddJobPosting, fetchJobApplications };

const userWith = (rights: CurrentUser['rights']) => ({ name: 'Asha', email: 'asha@example.com', rights });

function allowed(rights: CurrentUser['rights'], userInfo = userWith(rights)): string[] {
  const store = makeStore({ call: tableCall({}).call });
  store.dispatch(signIn({ token: 't', userInfo }));
  return Object.entries(calls).flatMap(([name, call]) => (selectPermission(store.getState(), call) ? [name] : []));
}

test('a user may make the calls of the rights in the answer of the API', () => {
  expect(allowed(['account', 'owner', 'site:handle'])).toEqual(['AddLogo', 'allAdmins']);
  expect(allowed(['job-postings:write', 'job-applications:handle'])).toEqual(['AddJobPosting', 'fetchJobApplications']);
  expect(allowed(['job-postings:publish', 'blogs:write'])).toEqual([]);
});

test('a visitor may make none, and the screen of an expired session does not change', () => {
  const store = makeStore({ call: tableCall({}).call });
  const may = () => selectPermission(store.getState(), AddJobPosting);
  expect(may()).toBe(false);
  store.dispatch(
    signIn({ token: 't', userInfo: { name: 'Asha', email: 'a@example.com', rights: ['job-postings:write'] } }),
  );
  store.dispatch(sessionExpired({ keepScreen: true }));
  expect(may()).toBe(true);
  store.dispatch(
    signIn({ token: 't', userInfo: { name: 'Asha', email: 'a@example.com', rights: ['job-postings:write'] } }),
  );
  store.dispatch(sessionExpired({ keepScreen: false }));
  expect(may()).toBe(false);
});
