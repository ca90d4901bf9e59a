import { APPLICATIONS, testApplications } from '../../../test/applications';
import { applicationTo } from '../../../test/jobs';
import { jobApplications } from '../../database/schema';
import { applicationsCsv } from './export';

const { careers, job, recruiter, send } = testApplications();

it('records an export in the audit log', async () => {
  await careers.app.inject({ url: `${APPLICATIONS}.csv`, headers: recruiter });
  const answer = await careers.app.inject({ url: '/api/v1/audit', headers: await careers.signedIn('owner') });
  const { entries } = answer.json<{ entries: object[] }>();
  expect(entries).toContainEqual(expect.objectContaining({ action: 'export', collection: 'job-applications' }));
});

it('exports matching applications as CSV, with formulas escaped', async () => {
  await send(await applicationTo(careers, job._id, { fullName: '=HYPERLINK("x")', address: 'Line 1\nLine 2' }));
  const answer = await careers.app.inject({ url: `${APPLICATIONS}.csv?state=new`, headers: recruiter });
  expect(answer.statusCode).toBe(200);
  expect(answer.headers['content-type']).toContain('text/csv');
  const [head, ...rest] = answer.payload.split('\r\n');
  expect(head).toBe(
    '\uFEFFReference,Job,Name,Contact number,Email,Address,Education,Experience,State,Received,Consent,Will be deleted on,Scores,Interviews,Notes',
  );
  expect(rest[0]).toContain(`"'=HYPERLINK(""x"")",'+91 98250 00000,asha@example.com,"Line 1\nLine 2"`);
  expect((await careers.app.inject(`${APPLICATIONS}.csv`)).statusCode).toBe(401);
});

it('exports chunk by chunk: the first rows are sent before the last ones are read', async () => {
  const now = careers.clock.now();
  const rows = Array.from({ length: 520 }, (_, at) => ({
    ...{ id: `bulk-${String(at).padStart(4, '0')}`, createdAt: now, updatedAt: now, consentAt: now, purgeAt: now },
    ...{ reference: `TC-BULK-${at}`, jobId: job._id, jobTitle: job.title, fullName: 'Asha', sortName: 'asha' },
    ...{ contactNumber: '1', email: `a${at}@example.com`, emailKey: `a${at}@example.com`, address: 'Vadodara' },
    ...{ education: 'B.Tech', experience: 'x'.repeat(300), resume: '/api/v1/files/x.pdf', notes: [] },
  }));
  await careers.services.db.insert(jobApplications).values(rows);
  const chunks = applicationsCsv(careers.services.db, {}, {});
  expect((await chunks.next()).value).toContain('Reference,Job');
  const first = await chunks.next();
  // Rows that are deleted now are missing further on: they had not been read.
  await careers.services.db.delete(jobApplications);
  let text = String(first.value);
  for await (const chunk of chunks) text += chunk;
  const exported = text.match(/TC-BULK-/g)?.length ?? 0;
  expect(exported).toBeGreaterThan(0);
  expect(exported).toBeLessThan(rows.length);
});
