import type { AnyEndpoint, Role } from 'api-client';
import { endpoints } from 'api-client/calls';
import { eq } from 'drizzle-orm';
import crypto from 'node:crypto';
import pino from 'pino';
import { OWNER, PASSWORD } from './accounts';
import { startTestApp, testApp, type TestApp } from './harness';
import { readConfig } from '../src/config';
import { admins, oneTimeCodes, sessions } from '../src/database/schema';
import { loggerOptions } from '../src/log';
import { COMMAND } from '../src/auth/passwords';
import { createAdmin } from '../src/modules/auth/create-admin';

const site = testApp();

const login = (email: string, password: string, from = '127.0.0.1') =>
  site.app.inject({ method: 'POST', url: '/api/v1/auth/login', payload: { email, password }, remoteAddress: from });

const guarded = endpoints.filter(({ roles }) => roles);

const made = ({ method, path }: AnyEndpoint, headers: Record<string, string> = {}) =>
  site.app.inject({
    method,
    url: `/api/v1${path.replace(/:\w+/g, 'y')}`,
    headers,
    ...(method !== 'GET' && { payload: {} }),
  });

describe('signing in', () => {
  beforeEach(() => site.reset());

  it('a wrong password, an unknown, a pending and a deleted address get one answer, after the same work', async () => {
    await createAdmin(site.services, { ...OWNER, email: 'stays@tridhara.example', role: 'editor' }, COMMAND);
    await createAdmin(site.services, { ...OWNER, email: 'gone@tridhara.example', role: 'editor' }, COMMAND);
    await createAdmin(site.services, { ...OWNER, email: 'waits@tridhara.example', role: 'editor' }, COMMAND);
    await site.services.db.delete(admins).where(eq(admins.email, 'gone@tridhara.example'));
    await site.services.db.update(admins).set({ status: 'pending' }).where(eq(admins.email, 'waits@tridhara.example'));
    const hash = jest.spyOn(crypto, 'scrypt');
    const answers: { status: number; message: string; work: object[] }[] = [];
    for (const who of ['stays', 'nobody', 'waits', 'gone']) {
      hash.mockClear();
      const answer = await login(`${who}@tridhara.example`, 'wrong wrong wrong');
      const work = hash.mock.calls.map(([, , length, options]) => ({ length, options }));
      answers.push({ status: answer.statusCode, message: answer.json<{ message: string }>().message, work });
    }
    hash.mockRestore();
    expect(answers[0]).toMatchObject({ status: 401, work: [{ options: { N: 2 ** 17, r: 8, p: 1 } }] });
    expect(answers).toEqual(answers.map(() => answers[0]));
    const waits = await login('waits@tridhara.example', PASSWORD);
    expect([waits.statusCode, waits.json<{ token?: string }>().token]).toEqual([403, undefined]);
  });

  it('twenty failures from one address lock that address out of every account, and no other', async () => {
    const limited = await startTestApp({ environment: { LIMIT_LOGIN_PER_ADDRESS: '3' } });
    await limited.reset();
    const from = (remoteAddress: string, email: string, password: string) =>
      limited.app.inject({ method: 'POST', url: '/api/v1/auth/login', payload: { email, password }, remoteAddress });
    for (let miss = 0; miss < 3; miss += 1) await from('10.0.0.1', `nobody${miss}@tridhara.example`, 'wrong wrong');
    const locked = await from('10.0.0.1', OWNER.email, PASSWORD);
    expect([locked.statusCode, Number(locked.headers['retry-after']) % 60]).toEqual([429, 0]);
    expect((await from('10.0.0.2', OWNER.email, PASSWORD)).statusCode).toBe(200);
    await limited.close();
    expect(readConfig({}).limits).toMatchObject({ loginPerAccount: 5, loginPerAddress: 20 });
  });

  it('codes, passwords and tokens are stored as hashes only', async () => {
    await createAdmin(site.services, { ...OWNER, email: 'editor@tridhara.example', role: 'editor' }, COMMAND);
    const { token } = (await login('editor@tridhara.example', PASSWORD)).json<{ token: string }>();
    await site.post('/auth/send-otp', { email: 'new@elsewhere.example', purpose: 'register' });
    const otp = (await site.codeFor('new@elsewhere.example')) ?? '';
    const { db } = site.services;
    const rows = JSON.stringify([
      await db.select().from(admins),
      await db.select().from(sessions),
      await db.select().from(oneTimeCodes),
    ]);
    for (const secret of [token, `"${otp}"`, PASSWORD]) expect(rows).not.toContain(secret);
    expect(rows).toContain('"passwordHash":"scrypt$131072$8$1$');
    // 128 bits or more, in characters of six bits each.
    expect(token.length * 6).toBeGreaterThanOrEqual(128);
  });

  it('a password is used as it is typed, with its spaces', async () => {
    const password = '  three streams, one line  ';
    await createAdmin(site.services, { ...OWNER, email: 'spaces@tridhara.example', password, role: 'editor' }, COMMAND);
    expect((await login('spaces@tridhara.example', password)).statusCode).toBe(200);
    expect((await login('spaces@tridhara.example', password.trim())).statusCode).toBe(401);
  });

  it('a reset ends every session, and a session can be ended from another one', async () => {
    const [here, there] = [await site.signInAs(OWNER), await site.signInAs(OWNER)];
    const { userInfo } = (await site.get('/auth/user-info', here)).json<{
      userInfo: { sessions: { _id: string; current: boolean }[] };
    }>();
    const other = userInfo.sessions.find(({ current }) => !current)?._id ?? '';
    expect(
      (await site.app.inject({ method: 'DELETE', url: `/api/v1/auth/sessions/${other}`, headers: here })).statusCode,
    ).toBe(200);
    expect((await site.post('/auth/check-user', {}, there)).statusCode).toBe(401);
    await site.post('/auth/forgot-password', { email: OWNER.email });
    const otp = await site.codeFor(OWNER.email);
    await site.post('/auth/reset-password', { email: OWNER.email, otp, password: 'another line of streams' });
    expect((await site.post('/auth/check-user', {}, here)).statusCode).toBe(401);
  });

  it('no account exists before the first, and the link of the first works only once', async () => {
    await site.services.db.delete(admins);
    for (const name of ['admin', 'root', 'administrator'])
      expect((await login(`${name}@tridhara.example`, 'admin')).statusCode).toBe(401);
    const setup = await site.post('/auth/setup', { token: 'x'.repeat(43), ...OWNER });
    expect(setup.statusCode).toBe(401);
    expect((await site.get('/auth/options')).json()).toMatchObject({ options: { setupNeeded: true } });
  });

  it('answers of signing in are never cached, and no log has a secret', async () => {
    for (const answer of [
      await login(OWNER.email, PASSWORD),
      await login(OWNER.email, 'wrong wrong wrong'),
      await site.post('/auth/forgot-password', { email: OWNER.email }),
      await site.get('/auth/user-info', await site.signInAs(OWNER)),
    ]) {
      expect(answer.headers['cache-control']).toContain('no-store');
    }
    let written = '';
    const options = loggerOptions(readConfig({ LOG_LEVEL: 'trace' }));
    const log = pino(options as pino.LoggerOptions, { write: (line: string) => (written += line) });
    const secret = 'a-secret-that-nobody-may-read';
    log.info({
      req: { method: 'GET', url: `/api/v1/auth/google/callback?code=${secret}&state=${secret}`, ip: '::1' },
      body: { password: secret, currentPassword: secret, otp: secret, token: secret },
      request: { headers: { authorization: secret, cookie: secret } },
    });
    expect(written).toContain('/api/v1/auth/google/callback');
    expect(written).not.toContain(secret);
  });
});

describe('administration', () => {
  beforeAll(() => site.reset());

  it.each(guarded.map((endpoint) => [endpoint.id, endpoint] as const))(
    '%s without a valid token is a 401',
    async (_, endpoint) => {
      expect((await made(endpoint)).statusCode).toBe(401);
      expect((await made(endpoint, { authorization: `Bearer ${'x'.repeat(43)}` })).statusCode).toBe(401);
      expect((await made(endpoint, { authorization: 'Basic YTpi' })).statusCode).toBe(401);
    },
  );

  /** Jobs and applications, calls about one's own account, and calls that answer by role. */
  const FOR_RECRUITERS =
    /^(checkUser|getUserInfo|logout|updateAccount|endSession|saveFilter|\w+SavedFilters?|fetchDashboard|findContent|\w+PreviewLinks?|createLivePreview|announceEditing|leaveEditing|fetchTrash|restoreFromTrash|fetchRevisions|restoreRevision|importCollection|(fetch|cancel|undo)Imports?|export(Collection|ImportErrors)|\w*SecondStep|\w*AuthenticatorApp|\w*Passkey|makeRecoveryCodes|grantOverride|\w*Job(Posting|Application)\w*|fetch(Job)?Recruiters|updateJobRecruiters|fetchOtherApplications|\w+StateMail\w*|\w+Interview|(fetch|export|delete)Subscriptions?|(fetch|request|answer)Review(s|ers)?|\w+ReviewComments?|\w+PendingChanges?|\w+Translations?|fetchTranslation(Counts|Texts|Revisions)|\w+UnsavedChanges|fetchCollections|(add|update|delete)CollectionItem)$/i;
  /** Calls about people, the audit log, and the state of the sections. */
  const FOR_OWNERS =
    /^(allAdmins|allAdminsRequest|(approve|delete|invite)Admin|\w+Invitations?|\w+AdminRole|\w+OwnRoles?|\w+AdminSessions?|fetchAudit|fetchSectionReports|\w+ApiTokens?|\w*Webhooks?\w*|\w+UnsentEmails?|fetchSiteStatus|\w+VersionPreview|eraseCollection|\w+PersonData|updateMail|updateMenus|updateMessageDesks|updateTimeZone)$/;

  /** A new call is refused until it is listed. `authors.test.ts` checks that none of them publishes. */
  const FOR_AUTHORS = new RegExp(
    `^(${[
      // Their own account.
      'checkUser|getUserInfo|logout|updateAccount|endSession|saveFilter|(fetch|delete)SavedFilters?|fetchSecondStep|(start|confirm|remove)AuthenticatorApp',
      '(start|add|remove)Passkey|makeRecoveryCodes|grantOverride',
      // Reading and writing content.
      'fetchDashboard|findContent|fetchLinksTo|fetchMedia|UploadImageOnServer|fetchRevisions|restoreRevision',
      'restoreFromTrash|fetchCollections|(update|delete)CollectionItem|(announce|leave)Editing',
      '(create|end)PreviewLink|fetchPreviewLinks|createLivePreview|(fetch|store|delete)UnsavedChanges',
      'fetchPageDraft|(order|preview|discard)PageDraft|(deleteFrom|keepIn)PageDraft',
      'fetchPendingChanges?|(save|discard)PendingChange|fetchReviews?|fetchReviewers|requestReview|(fetch|add|resolve)ReviewComments?',
      '(Add|Edit|Delete)(Products|Sector|Subsector|Section)|(add|update|delete)(Blog|News|Page|Form)',
      '(Add|Edit|Delete)client|AddFeedback|(Edit|Delete)Feedbacks',
    ].join('|')})$`,
  );

  it.each<[Role, RegExp]>([
    ['recruiter', FOR_RECRUITERS],
    ['author', FOR_AUTHORS],
    [
      'translator',
      /^(checkUser|getUserInfo|logout|updateAccount|endSession|saveFilter|\w+SavedFilters?|\w*SecondStep|\w*AuthenticatorApp|\w*Passkey|makeRecoveryCodes|grantOverride|\w+Translations?|fetchTranslation(Counts|Texts|Revisions))$/,
    ],
    [
      'editor',
      /^(?!(?:allAdmins|allAdminsRequest|(?:approve|delete|invite)Admin|\w+Invitations?|\w+AdminRole|\w+OwnRoles?|\w+AdminSessions?|fetchAudit|fetchSectionReports|\w+ApiTokens?|\w*Webhooks?\w*|\w+UnsentEmails?|fetchSiteStatus|\w+VersionPreview|eraseCollection|\w+PersonData|updateMail|updateMenus|updateMessageDesks|updateTimeZone|\w+JobApplications?|\w+Recruiters|fetchOtherApplications|\w+StateMail\w*|\w+Interview|\w+MissingAddress(es)?|\w+Redirects?)$)/,
    ],
    ['owner', /^/],
  ])('a %s is refused everything else with 403', async (role, allowed) => {
    const headers = await site.signedIn(role);
    for (const endpoint of guarded.filter(({ id }) => id !== 'logout')) {
      const { statusCode } = await made(endpoint, headers);
      // Allowed calls fail for another reason: the identifier `x` and the empty body are invalid.
      expect(`${endpoint.id} ${statusCode === 403}`).toBe(`${endpoint.id} ${!allowed.test(endpoint.id)}`);
    }
    expect(guarded.some(({ id }) => FOR_OWNERS.test(id))).toBe(true);
  });

  it('protected and unknown fields of a body are never stored', async () => {
    const headers = await site.signedIn('editor');
    const blog = { title: 'B', content: '<p>T.</p>', blogImg: '/api/v1/files/b.webp', author: 'N' };
    const payload = `{"likes":999,"views":999,"_id":"mine","version":77,"createdAt":"2001-01-01","deletedBy":"x","__proto__":{"status":"draft"},"constructor":{"prototype":{"admin":true}},${JSON.stringify(blog).slice(1)}`;
    const answer = await site.app.inject({
      method: 'POST',
      url: '/api/v1/blogs',
      payload,
      headers: { ...headers, 'content-type': 'application/json' },
    });
    expect(answer.statusCode).toBe(201);
    const stored = answer.json<{ blog: Record<string, unknown> }>().blog;
    expect(stored).toMatchObject({ likes: 0, views: 0, version: 1, status: 'published' });
    expect(stored['_id']).not.toBe('mine');
    expect(stored).not.toHaveProperty('deletedBy');
    expect({}).not.toHaveProperty('admin');
    const me = await site.signInAs(OWNER);
    await site.app.inject({
      method: 'PUT',
      url: '/api/v1/auth/account',
      headers: me,
      payload: { name: 'Asha', role: 'recruiter', status: 'pending' },
    });
    expect((await site.get('/auth/user-info', me)).json()).toMatchObject({ userInfo: { role: 'owner', name: 'Asha' } });
  });

  it('visitors never see drafts, scheduled and deleted items', async () => {
    const headers = await site.signedIn('editor');
    const add = async (title: string, change: object = {}) => {
      const payload = { title, content: `<p>${title}</p>`, blogImg: '/api/v1/files/b.webp', author: 'N', ...change };
      return (await site.app.inject({ method: 'POST', url: '/api/v1/blogs', headers, payload })).json<{
        blog: { _id: string; slug: string };
      }>().blog;
    };
    const hidden = [
      await add('Unseen draft', { status: 'draft' }),
      await add('Unseen tomorrow', { status: 'scheduled', publishAt: '2027-01-01T00:00:00.000Z' }),
      await add('Unseen deleted'),
    ];
    await site.app.inject({ method: 'DELETE', url: `/api/v1/blogs/${hidden[2]?._id}`, headers });
    const places = [
      '/api/v1/blogs',
      '/api/v1/search?q=unseen',
      '/blogs/feed.xml',
      '/blogs/atom.xml',
      '/sitemaps/pages.xml',
    ];
    for (const { _id, slug } of hidden) places.push(`/api/v1/blogs/${_id}`, `/api/v1/blogs/${slug}`);
    for (const url of places) {
      const { body } = await site.app.inject({ method: 'GET', url });
      expect(body).not.toBe('');
      expect(`${url} ${/Unseen|unseen-/.test(body.replaceAll(/[?&]q=unseen/g, ''))}`).toBe(`${url} false`);
    }
  });
});

it('X-Forwarded-For counts only behind a configured proxy', async () => {
  const tries = async (app: TestApp) => {
    await app.reset();
    const codes: number[] = [];
    for (let at = 0; at < 4; at += 1) {
      const headers = { 'x-forwarded-for': `203.0.113.${at}` };
      codes.push(
        (await app.post('/auth/login', { email: `n${at}@a.example`, password: 'wrong wrong' }, headers)).statusCode,
      );
    }
    return codes;
  };
  const plain = await startTestApp({ environment: { LIMIT_LOGIN_PER_ADDRESS: '2' } });
  expect(await tries(plain)).toEqual([401, 401, 429, 429]);
  await plain.close();
  const behind = await startTestApp({ environment: { LIMIT_LOGIN_PER_ADDRESS: '2', TRUST_PROXY: '127.0.0.1' } });
  expect(await tries(behind)).toEqual([401, 401, 401, 401]);
  await behind.close();
});
