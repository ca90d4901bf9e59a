/** @jest-environment jsdom */
import { checkSession, sessionExpired, signIn, SIGNED_OUT, signOut } from './session';
import { selectIsSignedIn, selectUserInfo } from './session-slice';
import { makeStore } from './store';
import { tableCall } from './test-call';
import { probeApi } from './test-endpoints';
import { readToken, storeToken } from './token-storage';

const userInfo = { name: 'Asha', email: 'asha@example.com' };
const checked = { checkUser: { success: true, userInfo } };

beforeEach(() => localStorage.clear());

it('asks nobody when no token is stored', async () => {
  const server = tableCall(checked);
  const store = makeStore({ call: server.call });
  expect(store.getState().session.status).toBe('unknown');
  expect(await store.dispatch(checkSession())).toEqual({});
  expect(store.getState().session).toEqual({
    hasToken: false,
    userInfo: null,
    status: 'signedOut',
    failure: null,
    expired: false,
  });
  expect(server.asked).toEqual([]);
});

it('verifies a stored token once', async () => {
  localStorage.setItem('token', 't');
  const server = tableCall(checked);
  const store = makeStore({ call: server.call });
  const checks = [store.dispatch(checkSession()), store.dispatch(checkSession())];
  expect(store.getState().session).toMatchObject({ status: 'checking', hasToken: true });
  expect(await Promise.all(checks)).toEqual([{ userInfo }, {}]);
  expect(await store.dispatch(checkSession())).toEqual({ userInfo });
  expect(selectUserInfo(store.getState())).toEqual(userInfo);
  expect(server.asked).toHaveLength(1);
  expect(localStorage.getItem('token')).toBe('t');
});

it('removes a token that fails the check and says why', async () => {
  localStorage.setItem('token', 'old');
  const store = makeStore({
    call: tableCall({ checkUser: () => Promise.reject(new Error('Please sign in again')) }).call,
  });
  expect(await store.dispatch(checkSession())).toEqual({ failure: 'Please sign in again' });
  expect(store.getState().session).toEqual({
    hasToken: false,
    userInfo: null,
    status: 'signedOut',
    failure: 'Please sign in again',
    expired: false,
  });
  expect(localStorage.getItem('token')).toBeNull();
});

it('lets a check that comes late change nothing', async () => {
  localStorage.setItem('token', 'old');
  let refuse: (reason: Error) => void = () => undefined;
  const store = makeStore({ call: tableCall({ checkUser: () => new Promise((_, reject) => (refuse = reject)) }).call });
  const check = store.dispatch(checkSession());
  await Promise.resolve();
  store.dispatch(signIn({ token: 'new', userInfo }));
  refuse(new Error('Unauthorized'));
  await check;
  expect(localStorage.getItem('token')).toBe('new');
  expect(selectIsSignedIn(store.getState())).toBe(true);
});

it('signs out at once, also when the server does not hear of it', async () => {
  const server = tableCall({});
  const store = makeStore({ call: server.call });
  store.dispatch(signIn({ token: 't', userInfo }));
  expect(store.dispatch(signOut())).toBe(SIGNED_OUT);
  expect(SIGNED_OUT).toBe('Logout Successfully');
  expect(readToken()).toBeNull();
  expect(store.getState().session).toMatchObject({ userInfo: null, status: 'signedOut' });
  expect(server.asked.map(({ id }) => id)).toEqual(['logout']);
});

it('forgets what was read with the token', async () => {
  const server = tableCall({
    allAdmins: { success: true, admins: [userInfo], message: '', total: 1 },
    fetchAllBlog: { success: true, blogs: [], total: 0 },
  });
  const store = makeStore({ call: server.call });
  store.dispatch(signIn({ token: 't', userInfo }));
  const { probeAdmins, probePage } = probeApi.endpoints;
  await store.dispatch(probeAdmins.initiate(undefined, { subscribe: false }));
  await store.dispatch(probePage.initiate({ query: { status: 'draft' }, withToken: true }, { subscribe: false }));
  await store.dispatch(probePage.initiate(undefined, { subscribe: false }));
  expect(Object.keys(store.getState().siteApi.queries)).toHaveLength(3);
  store.dispatch(sessionExpired());
  await new Promise((resolve) => setTimeout(resolve, 0));
  expect(Object.keys(store.getState().siteApi.queries)).toEqual(['probePage(undefined)']);
});

it('serves the page when the browser stores nothing', () => {
  const refuse = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  storeToken('unstored');
  expect(readToken()).toBe('unstored');
  refuse.mockRestore();
});

it('tells a session that ended by itself from Sign Out', () => {
  const store = makeStore({ call: tableCall(checked).call });
  store.dispatch(signIn({ token: 't', userInfo }));
  store.dispatch(sessionExpired());
  expect(store.getState().session).toMatchObject({ userInfo: null, expired: true });
  store.dispatch(signIn({ token: 't', userInfo }));
  store.dispatch(signOut());
  expect(store.getState().session.expired).toBe(false);
});
