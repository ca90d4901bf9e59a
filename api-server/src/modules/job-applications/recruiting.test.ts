import { datesOf, type JobApplication } from 'api-client';
import { eq } from 'drizzle-orm';
import ICAL from 'ical.js';
import { testApplications } from '../../../test/applications';
import { addJob, applicationTo } from '../../../test/jobs';
import { DAY, HOUR } from '../../clock';
import { admins, auditEntries, jobRecruiters, outbox } from '../../database/schema';

const { careers, job, recruiter, send, read, emails } = testApplications();

interface Listed {
  recruiters: { _id: string; name: string; role: string }[];
}

const recruiters = async () => (await careers.get('/recruiters', recruiter)).json<Listed>().recruiters;
const readable = (email: string) => email.replaceAll('=\r\n', '').replaceAll('=3D', '=');
const mailsAbout = async (words: string) => (await emails()).map(readable).filter((email) => email.includes(words));

/** The id of the recruiter in these tests. */
async function ownId(): Promise<string> {
  const [row] = await careers.services.db.select().from(admins).where(eq(admins.role, 'recruiter'));
  return row?.id ?? '';
}

async function apply(facts: Record<string, unknown> = {}): Promise<JobApplication> {
  await send(await applicationTo(careers, job._id, facts));
  const [application] = (await read()).jobApplications;
  if (!application) throw new Error('Nothing was stored');
  return application;
}

const change = (id: string, payload: object) => careers.call('PATCH', `/job-applications/${id}`, payload, recruiter);

afterEach(() => careers.services.db.delete(jobRecruiters));

describe('the recruiters of a job', () => {
  const path = `/job-postings/`;

  it('are chosen among those who handle applications, and the choice is audited', async () => {
    const editor = await careers.signedIn('editor');
    const id = await ownId();
    expect((await recruiters()).map(({ role }) => role)).not.toContain('editor');
    const answer = await careers.call('PUT', `${path}${job._id}/recruiters`, { recruiterIds: [id, id] }, recruiter);
    expect(answer.json()).toMatchObject({ recruiterIds: [id] });
    expect((await careers.get(`${path}${job._id}/recruiters`, recruiter)).json()).toMatchObject({ recruiterIds: [id] });
    const [{ id: editorId = '' } = {}] = await careers.services.db
      .select()
      .from(admins)
      .where(eq(admins.role, 'editor'));
    for (const wrong of [editorId, 'nobody'])
      expect(
        (await careers.call('PUT', `${path}${job._id}/recruiters`, { recruiterIds: [wrong] }, recruiter)).statusCode,
      ).toBe(400);
    expect((await careers.call('PUT', `${path}none/recruiters`, { recruiterIds: [] }, recruiter)).statusCode).toBe(404);
    expect((await careers.get(`${path}${job._id}/recruiters`, editor)).statusCode).toBe(403);
    const audited = await careers.services.db
      .select()
      .from(auditEntries)
      .where(eq(auditEntries.action, 'choose-recruiters'));
    expect(audited).toMatchObject([{ entityId: job._id, title: 'Mud engineer' }]);
  });

  it('are emailed about a new application and about a replacement, without the name of the applicant', async () => {
    await careers.call('PUT', `${path}${job._id}/recruiters`, { recruiterIds: [await ownId()] }, recruiter);
    const { reference, _id } = await apply();
    await send(await applicationTo(careers, job._id));
    const emails = await mailsAbout(`/admin/job-applications/${_id}`);
    expect(emails).toHaveLength(2);
    expect(emails.filter((email) => email.includes('A new application has come in'))).toHaveLength(1);
    expect(emails.filter((email) => email.includes('replaced an earlier one'))).toHaveLength(1);
    for (const email of emails) {
      expect(email).toContain(reference);
      expect(email).not.toMatch(/Asha|asha@example/);
    }
  });

  it('are not emailed about a repeated call, nor about other jobs', async () => {
    await careers.call('PUT', `${path}${job._id}/recruiters`, { recruiterIds: [await ownId()] }, recruiter);
    const body = await applicationTo(careers, job._id);
    await send(body);
    await send(body);
    const [{ _id: id = '' } = {}] = (await read()).jobApplications;
    expect(await mailsAbout(`/admin/job-applications/${id}`)).toHaveLength(1);
    const other = await addJob(careers);
    await send(await applicationTo(careers, other._id));
    const [newest] = (await read(`?jobId=${other._id}`)).jobApplications;
    expect(await mailsAbout(`/admin/job-applications/${newest?._id}`)).toEqual([]);
  });
});

it('shows applications of the same address for other jobs, and none of other people', async () => {
  const first = await apply();
  const other = await addJob(careers, { title: 'Chemist' });
  await send(await applicationTo(careers, other._id, { email: 'ASHA@example.com' }));
  await send(await applicationTo(careers, other._id, { email: 'ravi@example.com' }));
  const answer = await careers.get(`/job-applications/${first._id}/others`, recruiter);
  expect(answer.json()).toMatchObject({ jobApplications: [{ jobTitle: 'Chemist', state: 'new' }] });
  expect(answer.json<{ jobApplications: [] }>().jobApplications).toHaveLength(1);
  expect((await careers.get('/job-applications/none/others', recruiter)).statusCode).toBe(404);
});

describe('the email about a state', () => {
  it('has a wording for every state, can be worded by recruiters, and is not sent automatically', async () => {
    const { _id, reference } = await apply();
    const wordings = (await careers.get('/state-mails', recruiter)).json<{
      stateMails: { state: string; text: string }[];
    }>();
    expect(wordings.stateMails.map(({ state }) => state)).toEqual([
      'new',
      'review',
      'interview',
      'offer',
      'hired',
      'rejected',
      'withdrawn',
    ]);
    const wording = { subject: 'About {job}', text: 'Dear {name}, no.' };
    expect((await careers.call('PUT', '/state-mails/rejected', wording, recruiter)).statusCode).toBe(200);
    expect((await careers.get('/state-mails', recruiter)).payload).toContain('Dear {name}, no.');
    expect(
      (await careers.call('PUT', '/state-mails/rejected', { ...wording, text: 'No.' }, recruiter)).statusCode,
    ).toBe(200);
    // The original wording is stored as well.
    expect((await careers.get('/state-mails/rejected/revisions', recruiter)).json()).toMatchObject({
      revisions: [
        { number: 3, by: 'The recruiter', content: { text: 'No.' } },
        { number: 2, by: 'The recruiter', content: wording },
        { number: 1, by: '', action: 'created', content: { subject: 'Your application for {job} ({reference})' } },
      ],
    });
    expect((await careers.call('PUT', '/state-mails/nothing', wording, recruiter)).statusCode).toBe(400);
    await change(_id, { state: 'rejected' });
    expect((await mailsAbout(reference)).filter((email) => email.includes('Dear Asha Rao, no.'))).toEqual([]);
  });

  it('goes to the applicant as it was previewed, and is in the notes and the audit log', async () => {
    const { _id, reference } = await apply();
    const mail = { subject: `Your interview ${reference}`, text: 'Dear Asha,\n\nwe would like to meet you.' };
    const answer = await change(_id, { state: 'interview', mail });
    expect(answer.json()).toMatchObject({
      jobApplication: { state: 'interview', notes: [{ text: `Email sent: ${mail.subject}`, author: 'The recruiter' }] },
    });
    const [sent] = await mailsAbout('we would like to meet you.');
    expect(sent).toMatch(/^To: asha@example\.com/m);
    expect((await change(_id, { mail: { subject: '', text: 'x' } })).statusCode).toBe(400);
    const audited = await careers.services.db.select().from(auditEntries).where(eq(auditEntries.action, 'send-mail'));
    expect(audited).toMatchObject([{ title: `${reference}: ${mail.subject}`, entityId: _id }]);
  });
});

it('emails recruiters whom a note mentions, without the note, and refuses unknown ones', async () => {
  const { _id, reference } = await apply();
  const id = await ownId();
  await change(_id, { note: 'Strong on fluids, what do you think?', mentions: [id] });
  const [email, ...others] = await mailsAbout(`${reference}: The recruiter mentioned you`);
  expect(others).toEqual([]);
  expect(email).toContain(`/admin/job-applications/${_id}`);
  expect(email).not.toMatch(/Strong on fluids|Asha/);
  expect((await change(_id, { note: 'x', mentions: ['nobody'] })).statusCode).toBe(400);
});

it('stores one score per recruiter, which they can change and remove', async () => {
  const { _id } = await apply();
  const scores = (answer: { json: <T>() => T }) =>
    answer.json<{ jobApplication: JobApplication }>().jobApplication.scores;
  await change(_id, { score: 2 });
  expect(scores(await change(_id, { score: 4 }))).toMatchObject([{ author: 'The recruiter', score: 4 }]);
  const owner = await careers.signedIn('owner');
  expect(scores(await careers.call('PATCH', `/job-applications/${_id}`, { score: 5 }, owner))).toHaveLength(2);
  expect(scores(await change(_id, { score: null }))).toMatchObject([{ score: 5 }]);
  for (const score of [0, 6, 2.5, '3']) expect((await change(_id, { score })).statusCode).toBe(400);
});

/** A calendar file, parsed as a mail program would. */
function parsed(file: string): { calendar: ICAL.Component; event: ICAL.Event } {
  const calendar = new ICAL.Component(ICAL.parse(file) as unknown[]);
  const event = calendar.getFirstSubcomponent('vevent');
  if (!event) throw new Error('The file has no event');
  return { calendar, event: new ICAL.Event(event) };
}

describe('an interview', () => {
  const inDays = (days: number) => new Date(careers.clock.now().getTime() + days * DAY).toISOString();
  const invite = (id: string, facts: object = {}) =>
    careers.post(
      `/job-applications/${id}/interviews`,
      {
        startsAt: inDays(3),
        minutes: 45,
        place: 'Vadodara, room 2; ground floor',
        message: 'Bring, please:\nyour papers',
        ...facts,
      },
      recruiter,
    );

  it('is emailed with a calendar file, which can be downloaded as well', async () => {
    const { _id } = await apply();
    const answer = await invite(_id);
    expect(answer.statusCode).toBe(200);
    const [interview] = answer.json<{ jobApplication: JobApplication }>().jobApplication.interviews;
    const file = await careers.get(`/job-applications/${_id}/interviews/${interview?._id}/calendar`, recruiter);
    expect(file.headers).toMatchObject({
      'content-type': 'text/calendar; charset=utf-8',
      'content-disposition': 'attachment; filename="interview.ics"',
    });
    const when = datesOf('Asia/Kolkata').appointment(interview?.startsAt ?? '');
    const { calendar, event } = parsed(file.payload);
    expect(calendar.getFirstPropertyValue('method')).toBe('PUBLISH');
    expect(event.startDate.toJSDate().toISOString()).toBe(interview?.startsAt);
    expect(event.duration.toSeconds()).toBe(45 * 60);
    expect(event.location).toBe('Vadodara, room 2; ground floor');
    expect(event.description).toBe(`${when}, 45 minutes\n\nBring, please:\nyour papers`);
    expect(event.organizer).toMatch(/^mailto:.+@.+$/i);
    const stamp = careers.clock.now().toISOString().replace('.000', '');
    expect(String(event.component.getFirstPropertyValue('dtstamp'))).toBe(stamp);
    const [mail] = await mailsAbout('filename=appointment.ics');
    expect(mail).toMatch(/^To: asha@example\.com/m);
    expect(mail).toMatch(/^Auto-Submitted: auto-generated\r?$/m);
    expect(mail).toMatch(/^Message-ID: <\w{26}@tridhara\.example>\r?$/m);
    expect(mail).toContain(`When: ${when}, 45 minutes`);
    expect(await careers.services.db.select().from(outbox)).toEqual(
      expect.arrayContaining([expect.objectContaining({ calendar: '' })]),
    );
  });

  it('has lines of at most 75 octets in its calendar file, and no character is cut', async () => {
    const place = 'वडोदरा, कमरा 2; भूतल 🙂 '.repeat(6).trim();
    const { _id } = await apply();
    const [interview] = (await invite(_id, { place, message: '₹“Ω”'.repeat(40) })).json<{
      jobApplication: JobApplication;
    }>().jobApplication.interviews;
    const path = `/job-applications/${_id}/interviews/${interview?._id}/calendar`;
    const { rawPayload } = await careers.get(path, recruiter);
    // Each octet is one character here, so that a cut character shows.
    const lines = rawPayload.toString('latin1').split('\r\n');
    expect(lines.filter((line) => line.length > 75 || /^ ?[\x80-\xbf]/.test(line))).toEqual([]);
    expect(parsed(rawPayload.toString()).event.location).toBe(place);
  });

  it('is cancelled once, for the same calendar entry', async () => {
    const { _id } = await apply();
    const [interview] = (await invite(_id)).json<{ jobApplication: JobApplication }>().jobApplication.interviews;
    const path = `/job-applications/${_id}/interviews/${interview?._id}`;
    const { payload: invited } = await careers.get(`${path}/calendar`, recruiter);
    const answer = await careers.call('DELETE', path, undefined, recruiter);
    expect(answer.json()).toMatchObject({
      jobApplication: { interviews: [{ cancelledAt: expect.any(String) as string }] },
    });
    const { payload } = await careers.get(`${path}/calendar`, recruiter);
    const { calendar, event } = parsed(payload);
    expect(calendar.getFirstPropertyValue('method')).toBe('CANCEL');
    expect([event.uid, event.sequence]).toEqual([parsed(invited).event.uid, 1]);
    expect(event.organizer).toMatch(/^mailto:/i);
    expect(await mailsAbout('Cancelled: interview')).toHaveLength(1);
    expect((await careers.call('DELETE', path, undefined, recruiter)).statusCode).toBe(404);
  });

  it('is not cancelled once it has begun', async () => {
    const { _id } = await apply();
    const startsAt = new Date(careers.clock.now().getTime() + HOUR / 4).toISOString();
    const [interview] = (await invite(_id, { startsAt })).json<{ jobApplication: JobApplication }>().jobApplication
      .interviews;
    careers.clock.pass(HOUR / 4);
    const path = `/job-applications/${_id}/interviews/${interview?._id}`;
    expect((await careers.call('DELETE', path, undefined, recruiter)).statusCode).toBe(409);
  });

  it('is within the next two years, and at most the tenth', async () => {
    const { _id } = await apply();
    for (const wrong of [
      { startsAt: inDays(-1) },
      { startsAt: inDays(900) },
      { startsAt: 'soon' },
      { minutes: 0 },
      { place: '' },
    ])
      expect((await invite(_id, wrong)).statusCode).toBe(400);
    expect((await invite('none')).statusCode).toBe(404);
    for (let number = 0; number < 10; number += 1) expect((await invite(_id)).statusCode).toBe(200);
    expect((await invite(_id)).statusCode).toBe(409);
  });

  it('is sealed in the outbox', async () => {
    const { _id } = await apply();
    const { mail, db } = careers.services;
    await db.delete(outbox);
    const flush = jest.spyOn(mail, 'flush').mockResolvedValue();
    careers.clock.pass(HOUR / 60);
    await invite(_id);
    flush.mockRestore();
    const waiting = (await db.select().from(outbox)).filter(({ calendar }) => calendar !== '');
    expect(waiting).toHaveLength(1);
    expect(JSON.stringify(waiting)).not.toMatch(/BEGIN:VCALENDAR|Vadodara/);
  });
});
