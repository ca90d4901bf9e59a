import { AddLogo, allAdmins, AddJobPosting, fetchJobApplications } from 'api-client';
import type { CurrentUser } from 'api-client';
import { sessionExpired, signIn } from './session';
import { makeStore } from './store';
import { tableCall } from './testing';
import { selectPermission } from './use-permission';

const calls = { AddLogo, allAdmins, AddJobPosting, fetchJobApplications };

function allowed(role: CurrentUser['role'], userInfo = { name: 'Asha', email: 'asha@example.com', role }): string[] {
  const store = makeStore({ call: tableCall({}).call });
  store.dispatch(signIn({ token: 't', userInfo }));
  return Object.entries(calls).flatMap(([name, call]) => (selectPermission(store.getState(), call) ? [name] : []));
}

test('each role may make its own calls', () => {
  expect(allowed('owner')).toEqual(['AddLogo', 'allAdmins', 'AddJobPosting', 'fetchJobApplications']);
  expect(allowed('editor')).toEqual(['AddLogo', 'AddJobPosting']);
  expect(allowed('recruiter')).toEqual(['AddJobPosting', 'fetchJobApplications']);
});

test('a visitor may make none, and the screen of an expired session does not change', () => {
  const store = makeStore({ call: tableCall({}).call });
  const may = () => selectPermission(store.getState(), AddJobPosting);
  expect(may()).toBe(false);
  store.dispatch(signIn({ token: 't', userInfo: { name: 'Asha', email: 'a@example.com', role: 'recruiter' } }));
  store.dispatch(sessionExpired({ keepScreen: true }));
  expect(may()).toBe(true);
  store.dispatch(signIn({ token: 't', userInfo: { name: 'Asha', email: 'a@example.com', role: 'recruiter' } }));
  store.dispatch(sessionExpired({ keepScreen: false }));
  expect(may()).toBe(false);
});
