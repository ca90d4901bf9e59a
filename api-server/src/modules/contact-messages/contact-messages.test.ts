import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { testApp } from '../../../test/harness';
import { DAY, HOUR } from '../../clock';
import { siteDay } from '../../content/site-dates';
import { runCleanupJobs } from '../../plugins/cleanup-jobs';

const site = testApp({ content: true });
afterEach(() => site.clock.pass(HOUR));

const body = { name: 'Asha Rao', email: 'asha@example.com', message: 'Please call me.', consent: true };
const inbox = async (query = '') => (await site.get(`/contact-messages${query}`, await site.signedIn('editor'))).json();

async function emails(): Promise<string[]> {
  await site.services.mail.flush();
  const folder = path.join(site.folder, 'mail');
  const files = await readdir(folder).catch(() => []);
  return Promise.all(files.map((file) => readFile(path.join(folder, file), 'utf8')));
}

it('stores a message, emails it to the site and answers a reference', async () => {
  const answer = (await site.call('POST', '/contact', body)).json();
  expect(answer).toEqual({
    success: true,
    message: expect.any(String),
    reference: expect.stringMatching(/^TC-\w{4}-\w{4}$/),
  });
  expect(await inbox()).toMatchObject({
    total: 1,
    contactMessages: [{ reference: answer.reference, name: 'Asha Rao' }],
  });
  const [email] = await emails();
  expect(email).toMatch(/^To: contact@tridhara\.example/m);
  expect(email).toMatch(/^Reply-To: asha@example\.com/m);
  // The text has no address of the visitor, not even a disguised one.
  expect(email?.split('\r\n\r\n').slice(1).join('')).not.toContain('asha');
  expect(email).toContain(answer.reference);
});

it('lets no field add a header', async () => {
  const topic = 'Hello\r\nBcc: victim@example.com';
  expect((await site.call('POST', '/contact', { ...body, topic })).statusCode).toBe(400);
  await site.call('POST', '/contact', { ...body, message: 'Text\r\nBcc: victim@example.com' });
  const heads = (await emails()).map((email) => email.split('\r\n\r\n')[0] ?? '');
  expect(heads.length).toBeGreaterThan(0);
  for (const head of heads) expect(head).not.toMatch(/^bcc:/im);
});

it('answers a filled honeypot like any other message and stores nothing', async () => {
  const { total } = await inbox();
  expect((await site.call('POST', '/contact', { ...body, website: 'https://spam.example' })).json()).toMatchObject({
    success: true,
  });
  expect((await inbox()).total).toBe(total);
});

it('accepts five an hour from one address', async () => {
  for (let turn = 0; turn < 5; turn += 1) expect((await site.call('POST', '/contact', body)).statusCode).toBe(200);
  const refused = await site.call('POST', '/contact', body);
  expect(refused.statusCode).toBe(429);
  expect(Number(refused.headers['retry-after']) % 60).toBe(0);
  site.clock.pass(HOUR);
  expect((await site.call('POST', '/contact', body)).statusCode).toBe(200);
});

it('answers the same result to the same idempotency key', async () => {
  const key = { 'idempotency-key': 'one-and-the-same' };
  const first = await site.call('POST', '/contact', body, key);
  const { total } = await inbox();
  const again = await site.call('POST', '/contact', body, key);
  expect(again.json()).toEqual(first.json());
  expect((await inbox()).total).toBe(total);
  expect((await site.call('POST', '/contact', { ...body, name: 'Other' }, key)).statusCode).toBe(409);
});

it('is handled by editors, with notes and a version', async () => {
  const editor = await site.signedIn('editor');
  const [message] = (await inbox()).contactMessages;
  const changed = await site.call(
    'PATCH',
    `/contact-messages/${message._id}`,
    { state: 'answered', note: 'Called', version: message.version },
    editor,
  );
  expect(changed.json()).toMatchObject({ contactMessage: { state: 'answered', notes: [{ text: 'Called' }] } });
  const stale = await site.call(
    'PATCH',
    `/contact-messages/${message._id}`,
    { state: 'new', version: message.version },
    editor,
  );
  expect(stale.statusCode).toBe(409);
  expect(stale.json().current).toMatchObject({ state: 'answered' });
  expect((await site.get('/contact-messages', await site.signedIn('recruiter'))).statusCode).toBe(403);
  expect((await site.get('/contact-messages')).statusCode).toBe(401);
});

it.each([
  ['name', 'Win at evil.example'],
  ['name', 'https://evil.example'],
  ['company', 'www.evil.example'],
])('refuses an address in the %s, at its field', async (field, value) => {
  const answer = await site.call('POST', '/contact', { ...body, [field]: value });
  expect(answer.statusCode).toBe(400);
  expect(answer.json()).toMatchObject({
    errors: [{ path: field, message: expect.stringMatching(/must not contain a web or email address/) }],
  });
});

it('has an owner among those who handle messages, by whom messages are found', async () => {
  const editor = await site.signedIn('editor');
  await site.call('POST', '/contact', { ...body, name: 'Owned Message' });
  const [message] = (await inbox('?search=owned')).contactMessages;
  expect(message).toMatchObject({ ownerId: null, ownerName: '' });
  const { owners } = (await site.get('/message-owners', editor)).json<{ owners: { _id: string; name: string }[] }>();
  const mine = owners.find(({ name }) => name === 'The editor');
  expect(owners.map(({ name }) => name)).not.toContain('The recruiter');
  const own = (ownerId: unknown) => site.call('PATCH', `/contact-messages/${message._id}`, { ownerId }, editor);
  expect((await own(mine?._id)).json()).toMatchObject({
    contactMessage: { ownerId: mine?._id, ownerName: 'The editor', state: 'new' },
  });
  expect((await own('none-of-them')).json()).toMatchObject({
    errors: [{ path: 'ownerId', message: 'This person does not handle messages' }],
  });
  expect((await inbox(`?owner=${mine?._id}`)).contactMessages).toMatchObject([{ name: 'Owned Message' }]);
  const withoutOwner = (await inbox('?owner=none')).contactMessages.map(({ name }: { name: string }) => name);
  expect(withoutOwner).not.toContain('Owned Message');
  expect((await own(null)).json()).toMatchObject({ contactMessage: { ownerId: null } });
  expect((await site.get('/message-owners', await site.signedIn('recruiter'))).statusCode).toBe(403);
});

it('is exported as CSV, with the filters of the list, and the export is audited', async () => {
  const editor = await site.signedIn('editor');
  await site.call('POST', '/contact', { ...body, name: 'Exported Message', message: '=1+1\nSecond line' });
  const csv = await site.get('/contact-messages.csv?search=exported', editor);
  expect(csv.headers['content-disposition']).toBe('attachment; filename="messages.csv"');
  expect(csv.body).toContain('Reference,Received,Name,Email');
  expect(csv.body).toContain(`Exported Message,asha@example.com`);
  expect(csv.body).toContain(`"'=1+1\nSecond line"`);
  expect(csv.body).not.toContain('Owned Message');
  const audit = (await site.get('/audit?action=export', await site.signedIn('owner'))).body;
  expect(audit).toContain('contact-messages');
  expect((await site.get('/contact-messages.csv', await site.signedIn('recruiter'))).statusCode).toBe(403);
});

it('pages by number, so that every message can be reached', async () => {
  const first = await inbox('?limit=1&page=1');
  const second = await inbox('?limit=1&page=2');
  expect(first.total).toBe(second.total);
  expect(first.contactMessages[0]._id).not.toBe(second.contactMessages[0]._id);
});

describe('the desk of a topic', () => {
  const desk = 'sales@tridhara.example';
  const topic = 'Products and prices';
  const setDesk = async (email: string, role: 'owner' | 'editor' = 'owner') =>
    site.call('PUT', '/message-desks', { desks: [{ topic, email }] }, await site.signedIn(role));
  const receiverOf = async (change: object) => {
    const { reference } = (await site.call('POST', '/contact', { ...body, ...change })).json<{ reference: string }>();
    return /^To: (.*)\r$/m.exec((await emails()).find((email) => email.includes(reference)) ?? '')?.[1];
  };

  it('gets its messages; the site gets the others', async () => {
    expect((await setDesk(desk)).statusCode).toBe(200);
    expect(await receiverOf({ topic })).toBe(desk);
    expect(await receiverOf({ topic: 'Press' })).toBe('contact@tridhara.example');
    expect(await receiverOf({})).toBe('contact@tridhara.example');
    const listed = (await site.get('/message-desks', await site.signedIn('editor'))).json();
    expect(listed).toMatchObject({
      desks: expect.arrayContaining([
        { topic, email: desk },
        { topic: 'Press', email: '' },
      ]),
    });
    expect((await setDesk('')).statusCode).toBe(200);
    expect(await receiverOf({ topic })).toBe('contact@tridhara.example');
  });

  it('is set by owners, who get an email, and is not shown to visitors', async () => {
    expect((await setDesk(desk, 'editor')).statusCode).toBe(403);
    expect((await setDesk('not an address')).statusCode).toBe(400);
    expect((await site.get('/message-desks')).statusCode).toBe(401);
    await setDesk('lab@tridhara.example');
    const [notice] = (await emails()).filter((email) => email.includes('message desks') && email.includes('lab'));
    expect(notice).toMatch(/Products and prices: lab/);
    expect((await site.get('/logos')).body).not.toContain('lab@tridhara');
  });
});

it("makes no links from a visitor's text", async () => {
  const message = 'Please see https://evil.example/pay or evil.com. It costs 3.5 lakh, e.g. today.';
  const { reference } = (await site.call('POST', '/contact', { ...body, topic: 'evil.com', message })).json<{
    reference: string;
  }>();
  const email = (await emails()).find((one) => one.includes(reference)) ?? '';
  const written = email.replaceAll(/=\r\n/g, '');
  expect(written).toContain('https[:]//evil[.]example/pay or evil[.]com. It costs 3.5 lakh, e.g. today.');
  expect(written).toMatch(/^Subject: .*evil\[\.\]com$/m);
  expect(written).not.toMatch(/https:\/\/evil|evil\.com|href=3D"https?:\/\/evil/);
});

describe('an enquiry about products', () => {
  const addressed = (all: string[], to: string) => all.filter((email) => email.includes(`\r\nTo: ${to}\r\n`));
  const written = (email = '') => email.replaceAll(/=\r\n/g, '').replaceAll('=3D', '=');

  async function enquire(changes: Record<string, unknown> = {}, remoteAddress = '10.0.0.1') {
    const products = (await site.get('/categories')).json<{ _id: string; name: string; slug: string }[]>();
    const asked = products.slice(0, 2);
    const payload = { ...body, topic: 'Product enquiry', productIds: asked.map(({ _id }) => _id), ...changes };
    const answer = await site.app.inject({ method: 'POST', url: '/api/v1/contact', payload, remoteAddress });
    const { reference } = answer.json<{ reference: string }>();
    return { asked, reference, all: (await emails()).filter((email) => email.includes(reference)) };
  }

  it('emails the site the products, each with the address of its page', async () => {
    const { asked, all } = await enquire();
    const email = written(addressed(all, 'contact@tridhara.example')[0]);
    expect(asked).toHaveLength(2);
    for (const { name, slug } of asked) {
      expect(email).toContain(`- ${name}: http`);
      expect(email).toMatch(new RegExp(`/offerings/[^ ]+/${slug}\\r\\n`));
    }
  });

  it('names the products in the inbox, with picture, grade and the path of their page', async () => {
    const { asked, reference } = await enquire();
    const [message] = (await inbox(`?search=${reference}`)).contactMessages;
    expect(message.products).toMatchObject(
      asked.map(({ _id, name, slug }) => ({
        ...{ _id, name, picture: expect.stringContaining('/api/v1/files/') as unknown },
        ...{ grade: expect.any(String) as unknown, path: expect.stringMatching(new RegExp(`/${slug}$`)) as unknown },
      })),
    );
    expect(message.products.some(({ grade }: { grade: string }) => grade !== '')).toBe(true);
    await site.call('DELETE', `/product/${asked[0]?._id}`, {}, await site.signedIn('editor'));
    const [later] = (await inbox(`?search=${reference}`)).contactMessages;
    expect(later.products).toMatchObject([{ name: asked[0]?.name, path: '' }, { name: asked[1]?.name }]);
  });

  it('sends a confirmation with the reference and the products, and no other typed text', async () => {
    const { asked, reference, all } = await enquire({ email: 'buyer@example.com', company: 'Rao Works' });
    const [email] = addressed(all, 'buyer@example.com').map(written);
    expect(email).toContain(`Subject: Your enquiry (${reference})`);
    for (const { name } of asked) expect(email).toContain(`- ${name}: http`);
    expect(email).not.toMatch(/Please call me|Rao Works|Product enquiry/);
  });

  it('sends a few confirmations an hour to one address, and accepts every enquiry', async () => {
    let confirmed = 0;
    for (const host of [1, 1, 1, 1, 2, 2, 2]) {
      const { all } = await enquire({ email: 'often@example.com' }, `10.0.1.${host}`);
      confirmed += addressed(all, 'often@example.com').length;
      expect(addressed(all, 'contact@tridhara.example')).toHaveLength(1);
    }
    expect(confirmed).toBe(5);
  });

  it('sends no confirmation of a message without products', async () => {
    const { all } = await enquire({ email: 'plain@example.com', productIds: [] });
    expect(addressed(all, 'plain@example.com')).toEqual([]);
    expect(addressed(all, 'contact@tridhara.example')).toHaveLength(1);
  });
});

describe('a reminder', () => {
  const editorsMessage = async (name: string) => {
    await site.call('POST', '/contact', { ...body, name, topic: 'Press' });
    const [message] = (await inbox(`?search=${encodeURIComponent(name)}`)).contactMessages;
    const change = async (changes: object) =>
      site.call('PATCH', `/contact-messages/${message._id}`, changes, await site.signedIn('editor'));
    return { reference: String(message.reference), change };
  };
  const reminders = async (reference: string) =>
    (await emails()).filter((email) => email.includes(`Subject: Reminder: ${reference}`));
  const send = () => runCleanupJobs(site.services, (error) => expect(error).toBeUndefined());
  const today = () => siteDay(site.services.db, site.clock.now());
  const tomorrow = () => siteDay(site.services.db, new Date(site.clock.now().getTime() + DAY));

  it('is sent once, on its day, to the desk or to the owner, and says nothing of the sender', async () => {
    const { reference, change } = await editorsMessage('Reminded Person');
    expect((await change({ remindOn: await tomorrow() })).json()).toMatchObject({
      contactMessage: { remindOn: await tomorrow() },
    });
    await send();
    expect(await reminders(reference)).toEqual([]);
    expect((await inbox('?reminder=set')).contactMessages).toMatchObject([{ reference }]);
    expect((await inbox('?reminder=due')).total).toBe(0);

    site.clock.pass(DAY);
    await send();
    await send();
    const [email, ...more] = await reminders(reference);
    expect(more).toEqual([]);
    expect(email).toMatch(/^To: contact@tridhara\.example/m);
    expect(email).not.toMatch(/Reminded|asha/);
    expect((await inbox('?reminder=due')).contactMessages).toMatchObject([{ reference }]);

    const { owners } = (await site.get('/message-owners', await site.signedIn('editor'))).json();
    const ownerId = owners.find(({ name }: { name: string }) => name === 'The editor')._id;
    await change({ ownerId, remindOn: await today() });
    await send();
    expect((await reminders(reference)).map((text) => /^To: (.*)$/m.exec(text)?.[1])).toContainEqual(
      expect.stringMatching(/^editor\d+@tridhara/),
    );
  });

  it('ends when the message is closed, and is not set for a day that has passed', async () => {
    const { change } = await editorsMessage('Closed Message');
    const yesterday = await siteDay(site.services.db, new Date(site.clock.now().getTime() - DAY));
    expect((await change({ remindOn: yesterday })).json()).toMatchObject({
      errors: [{ path: 'remindOn', message: 'Choose today or a later day for the reminder' }],
    });
    await change({ remindOn: await tomorrow() });
    expect((await change({ state: 'closed' })).json()).toMatchObject({ contactMessage: { remindOn: null } });
  });
});
