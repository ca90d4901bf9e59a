import { eq } from 'drizzle-orm';
import { testApp } from '../../../test/harness';
import { DAY } from '../../clock';
import { admins, auditEntries, oneTimeTokens, outbox } from '../../database/schema';
import { ENDED } from './invitations';

const site = testApp();
const EMAIL = 'meena@elsewhere.example';
const PASSWORD = 'three streams, one line of work';

let owner = { authorization: '' };
beforeEach(async () => {
  await site.reset();
  await site.services.db.delete(oneTimeTokens);
  await site.services.db.delete(outbox);
  owner = await site.signedIn('owner');
});

/** Catches the link of the next email, which no table contains. */
async function invited(role = 'recruiter', headers = owner): Promise<string> {
  const enqueue = jest.spyOn(site.services.mail, 'enqueue');
  const answer = await site.post('/admins/invitations', { email: EMAIL, role }, headers);
  expect(answer.statusCode).toBe(200);
  const message = enqueue.mock.lastCall?.[1];
  enqueue.mockRestore();
  expect(message?.to).toBe(EMAIL);
  return /#invitation=([\w-]+)/.exec(message?.text ?? '')?.[1] ?? '';
}

const accept = (token: string, facts: object = {}) =>
  site.post('/auth/invitation', { token, name: 'Meena Iyer', password: PASSWORD, ...facts });
const accounts = () => site.services.db.select().from(admins).where(eq(admins.email, EMAIL));
const actions = async () =>
  (await site.services.db.select().from(auditEntries)).map(({ action, title }) => `${action} ${title}`);

it('creates an account with the role, signed in, by a link that works once', async () => {
  const token = await invited();
  expect((await site.get('/admins/invitations', owner)).json()).toMatchObject({
    invitations: [{ email: EMAIL, role: 'recruiter' }],
  });
  expect((await accept(token, { password: 'short' })).statusCode).toBe(400);
  const answer = await accept(token);
  expect(answer.json()).toMatchObject({ userInfo: { name: 'Meena Iyer', email: EMAIL, role: 'recruiter' } });
  expect(await accounts()).toMatchObject([{ status: 'approved', role: 'recruiter' }]);
  expect((await accept(token)).json()).toMatchObject({ message: ENDED });
  expect((await site.get('/admins/invitations', owner)).json()).toMatchObject({ invitations: [] });
  expect(await actions()).toEqual(expect.arrayContaining([`invite ${EMAIL}: recruiter`, `create ${EMAIL}`]));
  expect((await site.post('/admins/invitations', { email: EMAIL }, owner)).statusCode).toBe(409);
});

it('replaces a request of the same address, and drops everything of its sender', async () => {
  const asked = { id: 'asked', createdAt: new Date(0), updatedAt: new Date(0), version: 7, name: 'Stranger' };
  const identity = { oidcIssuer: 'https://accounts.example', oidcSubject: 'stranger' };
  const account = { sortName: 'stranger', email: EMAIL, emailKey: EMAIL, status: 'pending' as const, twoStep: true };
  await site.services.db.insert(admins).values({ ...asked, ...identity, ...account });
  expect((await accept(await invited())).statusCode).toBe(200);
  const [row, ...others] = await accounts();
  expect(others).toEqual([]);
  expect(row).toMatchObject({ name: 'Meena Iyer', oidcIssuer: null, oidcSubject: null, twoStep: false, version: 1 });
  expect([row?.id, row?.createdAt]).toEqual([expect.not.stringMatching('asked'), site.clock.now()]);
});

it('expires after a week, and ends by a further invitation or a withdrawal', async () => {
  const first = await invited();
  const second = await invited('editor');
  expect((await accept(first)).statusCode).toBe(401);
  const { invitations } = (await site.get('/admins/invitations', owner)).json<{ invitations: { _id: string }[] }>();
  expect(invitations).toHaveLength(1);
  const path = `/admins/invitations/${invitations[0]?._id}`;
  expect((await site.call('DELETE', path, undefined, owner)).statusCode).toBe(200);
  expect((await site.call('DELETE', path, undefined, owner)).statusCode).toBe(404);
  expect((await accept(second)).statusCode).toBe(401);
  const third = await invited();
  site.clock.pass(8 * DAY);
  expect((await accept(third)).statusCode).toBe(401);
  expect(await accounts()).toEqual([]);
});

it('is valid only while its sender is an owner', async () => {
  const other = await site.signedIn('owner');
  const token = await invited('owner', other);
  await site.services.db.update(admins).set({ role: 'editor' }).where(eq(admins.role, 'owner'));
  expect((await accept(token)).statusCode).toBe(401);
});

it('is found, and erased, with the data of its person', async () => {
  const token = await invited();
  const found = await site.post('/people-data/find', { email: EMAIL.toUpperCase() }, owner);
  expect(found.json()).toMatchObject({ person: { registrations: [{ status: 'invited', role: 'recruiter' }] } });
  const erased = await site.post('/people-data/erase', { email: EMAIL }, owner);
  expect(erased.json()).toMatchObject({ report: { registrations: 1 } });
  expect((await accept(token)).statusCode).toBe(401);
});

describe('a role', () => {
  it('is changed at once in every session, with an audit entry and an email', async () => {
    const editor = await site.signedIn('editor');
    const [row] = await site.services.db.select().from(admins).where(eq(admins.role, 'editor'));
    expect((await site.get('/job-applications', editor)).statusCode).toBe(403);
    const body = { email: row?.email, role: 'recruiter' };
    expect((await site.post('/admins/role', body, owner)).statusCode).toBe(200);
    expect((await site.get('/job-applications', editor)).statusCode).toBe(200);
    expect(await actions()).toContain(`change-role ${row?.email}: editor to recruiter`);
  });

  it('cannot be changed for oneself, or for an unknown administrator', async () => {
    const own = (await site.get('/auth/user-info', owner)).json<{ userInfo: { email: string } }>().userInfo;
    expect((await site.post('/admins/role', { email: own.email, role: 'editor' }, owner)).statusCode).toBe(403);
    expect((await site.post('/admins/role', { email: EMAIL, role: 'editor' }, owner)).statusCode).toBe(404);
    expect((await site.post('/admins/role', { email: own.email, role: 'king' }, owner)).statusCode).toBe(400);
  });
});

it('lets an owner see and end the sessions of an administrator, with audit entries', async () => {
  const editor = await site.signedIn('editor');
  const [row] = await site.services.db.select().from(admins).where(eq(admins.role, 'editor'));
  const path = `/admins/${row?.id}/sessions`;
  const { sessions } = (await site.get(path, owner)).json<{ sessions: { _id: string }[] }>();
  expect(sessions).toHaveLength(1);
  const one = `${path}/${sessions[0]?._id}`;
  expect((await site.call('DELETE', one, undefined, owner)).statusCode).toBe(200);
  expect((await site.post('/auth/check-user', {}, editor)).statusCode).toBe(401);
  expect((await site.call('DELETE', one, undefined, owner)).statusCode).toBe(404);
  expect((await site.get('/admins/nobody/sessions', owner)).statusCode).toBe(404);
  expect(await actions()).toEqual(
    expect.arrayContaining([`look-at-sessions ${row?.email}`, `end-session ${row?.email}`]),
  );
});
