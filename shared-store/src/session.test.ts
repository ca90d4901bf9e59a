/** @jest-environment jsdom */
import { waitFor } from '@testing-library/react';
import { siteDialogOpened } from './interface-slice';
import {
  checkSession,
  leaveSession,
  sessionChangedElsewhere,
  sessionExpired,
  signIn,
  SIGNED_OUT,
  signOut,
} from './session';
import { selectUserInfo } from './session-slice';
import { makeStore } from './store';
import { tableCall } from './testing';
import { allAdmins, fetchAllBlog } from 'api-client';
import { probeApi } from './testing/test-endpoints';
import { answerOf, readOf } from './use-call';
import { readToken, removeToken, storeToken, watchToken } from './token-storage';

const userInfo = { name: 'Asha', email: 'asha@example.com' };
const checked = { checkUser: { success: true, userInfo } };

beforeEach(() => {
  removeToken();
  localStorage.clear();
});

it('makes no request when no token is stored', async () => {
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
    expiredUser: null,
  });
  expect(server.calls).toEqual([]);
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
  expect(server.calls).toHaveLength(1);
  expect(localStorage.getItem('token')).toBe('t');
});

it('removes a token that fails the check and gives the reason', async () => {
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
    expiredUser: null,
  });
  expect(localStorage.getItem('token')).toBeNull();
});

it('ignores the result of a check that arrives late', async () => {
  localStorage.setItem('token', 'old');
  let refuse: (reason: Error) => void = () => undefined;
  const store = makeStore({ call: tableCall({ checkUser: () => new Promise((_, reject) => (refuse = reject)) }).call });
  const check = store.dispatch(checkSession());
  await Promise.resolve();
  store.dispatch(signIn({ token: 'new', userInfo }));
  refuse(new Error('Unauthorized'));
  await check;
  expect(localStorage.getItem('token')).toBe('new');
  expect(selectUserInfo(store.getState())).not.toBeNull();
});

it('signs out immediately, even when the server cannot be reached', async () => {
  const server = tableCall({});
  const store = makeStore({ call: server.call });
  store.dispatch(signIn({ token: 't', userInfo }));
  expect(store.dispatch(signOut())).toBe(SIGNED_OUT);
  expect(SIGNED_OUT).toBe('Logout Successfully');
  expect(readToken()).toBeNull();
  expect(store.getState().session).toMatchObject({ userInfo: null, status: 'signedOut' });
  expect(server.calls.map(({ id }) => id)).toEqual(['logout']);
});

/** A store of a signed-in user with a private list, a draft, the result of a mutation, and a public list. */
async function storeWithPrivateData() {
  let answerLate: (answer: object) => void = () => undefined;
  const server = tableCall({
    ...checked,
    allAdmins: { success: true, admins: [{ name: 'Private person' }], message: '', total: 1 },
    fetchAllBlog: ({ query }: { query?: { status?: string; search?: string } }) =>
      query?.search
        ? new Promise((resolve) => (answerLate = resolve))
        : { success: true, blogs: [{ title: query?.status ? 'Private draft' : 'Public blog' }], total: 1 },
    deleteBlog: { success: true, message: 'Private answer' },
    logout: { success: true, message: '' },
  });
  const store = makeStore({ call: server.call });
  store.dispatch(signIn({ token: 't', userInfo }));
  const probeAdmins = readOf(allAdmins);
  const probePage = answerOf(fetchAllBlog);
  const { probeDelete } = probeApi.endpoints;
  const status = 'draft' as const;
  // Subscribed, like an open screen.
  await store.dispatch(probeAdmins.initiate());
  await store.dispatch(probePage.initiate({ query: { status }, withToken: true }));
  await store.dispatch(probePage.initiate());
  await store.dispatch(probeDelete.initiate({ params: { id: '1' } }));
  const late = store.dispatch(probePage.initiate({ query: { status, search: 'x' }, withToken: true }));
  const finishLate = async () => {
    answerLate({ success: true, blogs: [{ title: 'Private late draft' }], total: 1 });
    await late;
  };
  expect(JSON.stringify(store.getState())).toMatch(/Private person.*Private draft.*Private answer/);
  return { store, finishLate };
}

const endings = {
  'Sign Out': () => signOut(),
  'Sign Out in another tab': () => sessionChangedElsewhere('signedOut', { keepScreen: true }),
  'a dead token': () => sessionExpired({ keepScreen: false }),
  'a dead token in another tab': () => sessionChangedElsewhere('ended', { keepScreen: false }),
};

it.each(Object.entries(endings))('nothing private is left in the store after %s', async (_, end) => {
  const { store, finishLate } = await storeWithPrivateData();
  store.dispatch(siteDialogOpened('logo'));
  store.dispatch(end() as ReturnType<typeof leaveSession>);
  await finishLate();
  const state = JSON.stringify(store.getState());
  expect(state).not.toMatch(/Private|Asha/);
  expect(state).toContain('Public blog');
  expect(selectUserInfo(store.getState())).toBeNull();
});

it.each(Object.entries(endings))('%s aborts the reads with the token, without a message', async (_, end) => {
  const signals = new Map<string, AbortSignal>();
  const unanswered = (id: string) => (options: Readonly<Record<string, unknown>>) =>
    new Promise((_resolve, reject) => {
      const signal = options['signal'] as AbortSignal;
      signals.set(id, signal);
      signal.addEventListener('abort', () => reject(Object.assign(new Error(), { cancelled: true })));
    });
  const server = tableCall({
    allAdmins: unanswered('private'),
    fetchAllBlog: unanswered('public'),
    logout: { success: true, message: '' },
  });
  const store = makeStore({ call: server.call });
  store.dispatch(signIn({ token: 't', userInfo }));
  const [privateRead, publicRead] = [
    store.dispatch(readOf(allAdmins).initiate()),
    store.dispatch(answerOf(fetchAllBlog).initiate()),
  ];
  await waitFor(() => expect(signals.size).toBe(2));
  store.dispatch(end() as ReturnType<typeof leaveSession>);
  expect(signals.get('private')?.aborted).toBe(true);
  expect(signals.get('public')?.aborted).toBe(false);
  expect((await privateRead).data).toBeUndefined();
  publicRead.abort();
});

it('a screen with unsaved input stays as it is until the user leaves it', async () => {
  const { store, finishLate } = await storeWithPrivateData();
  store.dispatch(sessionExpired({ keepScreen: true }));
  await finishLate();
  expect(store.getState().session).toMatchObject({ expired: true, expiredUser: userInfo, userInfo: null });
  expect(JSON.stringify(store.getState())).toContain('Private draft');
  store.dispatch(leaveSession());
  expect(JSON.stringify(store.getState())).not.toMatch(/Private|Asha/);
});

it('no call is made with a removed token', async () => {
  const { store } = await storeWithPrivateData();
  store.dispatch(signOut());
  const again = answerOf(fetchAllBlog).initiate({ query: { status: 'draft' }, withToken: true });
  expect((await store.dispatch(again)).error).toMatchObject({ status: 401 });
});

it('when another tab signs the same user in again, everything stays; when it signs another user in, private data is removed', async () => {
  let person = userInfo;
  const server = tableCall({
    checkUser: () => ({ success: true, userInfo: person }),
    allAdmins: { success: true, admins: [{ name: 'Private person' }], message: '', total: 1 },
  });
  const store = makeStore({ call: server.call });
  store.dispatch(signIn({ token: 't', userInfo }));
  await store.dispatch(readOf(allAdmins).initiate());
  const follow = async (token: string) => {
    localStorage.setItem('token', token);
    store.dispatch(sessionChangedElsewhere('replaced', { keepScreen: false }));
    await new Promise((resolve) => setTimeout(resolve, 0));
  };
  await follow('second');
  expect(JSON.stringify(store.getState())).toContain('Private person');
  person = { name: 'Ravi', email: 'ravi@example.com' };
  await follow('third');
  expect(JSON.stringify(store.getState())).not.toContain('Private person');
  expect(selectUserInfo(store.getState())).toEqual(person);
});

it('follows other tabs, also after a restore from the back/forward cache', () => {
  const heard: string[] = [];
  watchToken((change) => heard.push(change));
  const change = (key: string | null, newValue: string | null) =>
    window.dispatchEvent(new StorageEvent('storage', { key, newValue }));
  change('theme', 'dark');
  change('token', '');
  change('token', null);
  change(null, null);
  change('token', 'new');
  expect(heard.splice(0)).toEqual(['signedOut', 'ended', 'ended', 'replaced']);
  storeToken('mine');
  const comeBack = () => window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  comeBack();
  localStorage.removeItem('token');
  comeBack();
  localStorage.setItem('token', 'theirs');
  comeBack();
  expect(heard).toEqual(['signedOut', 'replaced']);
});

it('a page does not keep a token that another tab removed', () => {
  storeToken('mine');
  localStorage.removeItem('token');
  expect(readToken()).toBeNull();
});

it('works when the browser refuses storage', () => {
  const refuse = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  storeToken('unstored');
  expect(readToken()).toBe('unstored');
  refuse.mockRestore();
});

it('distinguishes an expired session from Sign Out', () => {
  const store = makeStore({ call: tableCall(checked).call });
  store.dispatch(signIn({ token: 't', userInfo }));
  store.dispatch(sessionExpired({ keepScreen: false }));
  expect(store.getState().session).toMatchObject({ userInfo: null, expired: true });
  store.dispatch(signIn({ token: 't', userInfo }));
  store.dispatch(signOut());
  expect(store.getState().session.expired).toBe(false);
});
