import type { JobPosting } from 'api-client';
import { APPLICATIONS, testApplications } from '../../../test/applications';
import { addJob, applicationTo } from '../../../test/jobs';
import { DAY } from '../../clock';
import { fileDeletions } from '../../database/schema';
import { runCleanupJobs } from '../../plugins/cleanup-jobs';
import { cleanUpApplications } from './remove';

const { careers, job, recruiter, send, rows, read } = testApplications();

const stored = () => careers.services.files.list();
const nameIn = (resume: string) => resume.split('/').at(-1) ?? '';

it('leaves no resume behind when the process dies between the row and the file', async () => {
  const body = await applicationTo(careers, job._id);
  await send(body);
  const [application] = (await read()).jobApplications;
  const one = `${APPLICATIONS}/${application?._id ?? ''}`;
  // The store fails at that moment, as if the process had stopped after its transaction.
  const broken = jest.spyOn(careers.services.files, 'delete').mockRejectedValue(new Error('The store is gone'));
  expect((await careers.app.inject({ method: 'DELETE', url: one, headers: recruiter })).statusCode).toBe(200);
  expect(await rows()).toHaveLength(0);
  expect(await stored()).toContain(nameIn(body.resume));
  expect((await careers.app.inject({ url: body.resume, headers: recruiter })).statusCode).toBe(404);
  const failed: string[] = [];
  careers.clock.pass(DAY / 24);
  await runCleanupJobs(careers.services, (_, name) => failed.push(name));
  expect(failed).toEqual(['files']);
  broken.mockRestore();
  careers.clock.pass(DAY / 24);
  await runCleanupJobs(careers.services, (error) => {
    throw error;
  });
  expect(await stored()).not.toContain(nameIn(body.resume));
  expect(await careers.services.db.select().from(fileDeletions)).toEqual([]);
});

describe('the end of an application', () => {
  const change = async (of: JobPosting, payload: object) =>
    careers.app.inject({
      ...{ method: 'PUT', url: `/api/v1/job-postings/${of._id}`, payload },
      headers: await careers.signedIn('recruiter'),
    });
  const daysLeft = async () => {
    const [row] = await rows();
    return row && Math.round((row.purgeAt.getTime() - careers.clock.now().getTime()) / DAY);
  };

  it('is 180 days after its position is closed, with every file', async () => {
    const closing = await addJob(careers);
    const bodies = [await applicationTo(careers, closing._id), await applicationTo(careers, closing._id)];
    for (const body of bodies) await send(body);
    careers.clock.pass(100 * DAY);
    await change(closing, { state: 'closed' });
    careers.clock.pass(10 * DAY);
    await change(closing, { detail: 'Worded anew.' });
    expect(await daysLeft()).toBe(170);
    careers.clock.pass(169 * DAY);
    await cleanUpApplications(careers.services);
    expect(await rows()).toHaveLength(1);
    careers.clock.pass(2 * DAY);
    await runCleanupJobs(careers.services, (error) => {
      throw error;
    });
    expect(await rows()).toHaveLength(0);
    for (const { resume } of bodies) expect(await stored()).not.toContain(nameIn(resume));
  });

  it('follows the position: reopened, given a last day, deleted', async () => {
    const moving = await addJob(careers);
    await send(await applicationTo(careers, moving._id));
    const atMost = (await daysLeft()) ?? 0;
    expect(atMost).toBeGreaterThan(729);
    await change(moving, { state: 'closed' });
    expect(await daysLeft()).toBe(180);
    await change(moving, { state: 'open' });
    expect(await daysLeft()).toBe(atMost);
    const inTenDays = new Date(careers.clock.now().getTime() + 10 * DAY).toISOString().slice(0, 10);
    await change(moving, { validThrough: inTenDays });
    expect([190, 191]).toContain(await daysLeft());
    const url = `/api/v1/job-postings/${moving._id}`;
    await careers.app.inject({ method: 'DELETE', url, headers: await careers.signedIn('recruiter') });
    expect(await daysLeft()).toBe(180);
  });
});
