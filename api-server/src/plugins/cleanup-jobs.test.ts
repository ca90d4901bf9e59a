import {
  ADDRESS_HOURS,
  AUDIT_MONTHS,
  DRAFT_DAYS,
  RETENTION_PERIODS,
  MESSAGE_MONTHS,
  OUTBOX_DAYS,
  REPEATED_ANSWER_HOURS,
  REVISION_MONTHS,
  TELEMETRY_DAYS,
  VIEW_DAYS,
} from 'api-client';
import { sql } from 'drizzle-orm';
import { readTestContent, testApp } from '../../test/harness';
import { DAY, HOUR, MINUTE } from '../clock';
import {
  auditEntries,
  blogViews,
  contactMessages,
  idempotencyKeys,
  limitEvents,
  oneTimeCodes,
  outbox,
  revisions,
  telemetryEvents,
} from '../database/schema';
import { cleanUpHistory, runCleanupJobs } from './cleanup-jobs';

const site = testApp({ newForEachTest: true });

const none = (error: unknown) => {
  throw error;
};
const MESSAGE = { name: 'Kiran', email: 'kiran@elsewhere.example', message: 'Good day to all of you.', consent: true };

it('continues after a job fails, names it, and still sends emails', async () => {
  const broken = jest.spyOn(site.services.db, 'transaction').mockRejectedValue(new Error('No transactions today'));
  await site.services.mail.enqueue(site.services.db, { to: 'a@b.example', subject: 'Good day', text: 'To you.' });
  const failed: string[] = [];
  await runCleanupJobs(site.services, (error, job) => {
    expect(error).toEqual(new Error('No transactions today'));
    failed.push(job);
  });
  broken.mockRestore();
  expect(failed).toEqual(['applications', 'messages', 'resumes', 'attachments', 'reminders']);
  expect(await site.services.db.select().from(outbox)).toMatchObject([{ sentAt: site.clock.now() }]);
});

it('deletes a message some months after the last exchange, and not before', async () => {
  const { db } = site.services;
  await site.call('POST', '/contact', MESSAGE);
  site.clock.pass(300 * DAY);
  const [message] = await db.select().from(contactMessages);
  const owner = await site.signedIn('owner');
  await site.call('PATCH', `/contact-messages/${message?.id ?? ''}`, { note: 'Called back' }, owner);
  const end = new Date(site.clock.now());
  end.setUTCMonth(end.getUTCMonth() + MESSAGE_MONTHS);
  site.clock.pass(end.getTime() - site.clock.now().getTime() - MINUTE);
  await runCleanupJobs(site.services, none);
  expect(await db.select().from(contactMessages)).toHaveLength(1);
  site.clock.pass(MINUTE);
  await runCleanupJobs(site.services, none);
  expect(await db.select().from(contactMessages)).toHaveLength(0);
});

it('deletes addresses, answers, emails, codes, views and measurements after their retention', async () => {
  const { db } = site.services;
  const now = site.clock.now();
  await site.call('POST', '/contact', MESSAGE, { 'idempotency-key': 'one' });
  await site.services.mail.enqueue(db, { to: 'a@b.example', subject: 'Good day', text: 'To you.' });
  const code = { emailKey: 'a@b.example', purpose: 'reset', codeHash: 'x', createdAt: now };
  await db.insert(oneTimeCodes).values({ ...code, expiresAt: new Date(now.getTime() + 10 * MINUTE) });
  await db.insert(telemetryEvents).values({ at: now, kind: 'vital', name: 'LCP', value: 1 });
  const blog = { title: 'B', content: '<p>T.</p>', blogImg: '/api/v1/files/b.webp', author: 'N' };
  const added = await site.call('POST', '/blogs', blog, await site.signedIn('owner'));
  await site.call('POST', `/blogs/${added.json<{ blog: { _id: string } }>().blog._id}/view`);
  const tables = { limitEvents, idempotencyKeys, outbox, oneTimeCodes, telemetryEvents, blogViews };
  const left = async () => {
    await runCleanupJobs(site.services, none);
    const found = [];
    for (const [name, table] of Object.entries(tables))
      if ((await db.select().from(table)).length > 0) found.push(name);
    return found;
  };
  expect(await left()).toEqual(Object.keys(tables));
  site.clock.pass(ADDRESS_HOURS * HOUR);
  expect(await left()).toEqual(['idempotencyKeys', 'outbox', 'telemetryEvents', 'blogViews']);
  site.clock.pass((REPEATED_ANSWER_HOURS - ADDRESS_HOURS) * HOUR);
  // Their age is by the clock of the database.
  await db.update(idempotencyKeys).set({
    createdAt: sql`${idempotencyKeys.createdAt} - ${REPEATED_ANSWER_HOURS} * interval '1 hour'`,
  });
  expect(await left()).toEqual(['outbox', 'telemetryEvents', 'blogViews']);
  site.clock.pass(VIEW_DAYS * DAY);
  expect(await left()).toEqual(['outbox', 'telemetryEvents']);
  site.clock.pass(Math.max(OUTBOX_DAYS, TELEMETRY_DAYS) * DAY);
  expect(await left()).toEqual([]);
});

it('deletes entries of the audit log after their retention, and the database refuses to delete younger ones', async () => {
  const { db } = site.services;
  const entry = { actorName: 'N', actorEmail: 'n@b.example' };
  // Their age is by the clock of the database.
  const ages = {
    old: sql`make_interval(months => ${AUDIT_MONTHS})`,
    young: sql`make_interval(months => ${AUDIT_MONTHS}, mins => -1)`,
  };
  for (const [action, age] of Object.entries(ages))
    await db.insert(auditEntries).values({ ...entry, action, at: sql`now() - ${age}` });
  const actions = async () => (await db.select().from(auditEntries)).map(({ action }) => action);
  await expect(db.delete(auditEntries)).rejects.toThrow();
  expect(await actions()).toEqual(['old', 'young']);
  await cleanUpHistory(site.services);
  expect(await actions()).toEqual(['young']);
});

it('deletes old revisions, but not the last one of an item or of an address that it has had', async () => {
  const { db, clock } = site.services;
  const item = { collection: 'blogs' as const, entityId: 'one', at: clock.now(), by: 'N', action: 'updated' as const };
  const slugs = ['first', 'first', 'second', 'first', 'third', 'third'];
  await db.insert(revisions).values(slugs.map((slug, index) => ({ ...item, number: index + 1, content: { slug } })));
  const numbers = async () => (await db.select().from(revisions).orderBy(revisions.number)).map(({ number }) => number);
  await cleanUpHistory(site.services);
  expect(await numbers()).toEqual([1, 2, 3, 4, 5, 6]);
  site.clock.pass(REVISION_MONTHS * 31 * DAY);
  await cleanUpHistory(site.services);
  expect(await numbers()).toEqual([3, 4, 6]);
});

it('states the same retention on the page, in the form and in the email', async () => {
  const texts = RETENTION_PERIODS.flat().join('\n');
  for (const figure of [
    `${MESSAGE_MONTHS} months`,
    `${OUTBOX_DAYS} days`,
    `${DRAFT_DAYS} days`,
    'two days',
    'one hour',
  ]) {
    expect(texts).toContain(figure);
  }
  const { message } = (await site.call('POST', '/contact', MESSAGE)).json<{ message: string }>();
  expect(message).toBe('Thank you. Your message has been received, and we will answer within one working day.');
  const privacy = (await readTestContent()).sections.find(({ page }) => page === 'privacy');
  // The editable text has no figures; the page adds the list of them.
  expect(privacy?.text).not.toMatch(/\d+ (?:hours|days|months|years)|after (?:a|one|two) (?:day|month|year)/);
});
