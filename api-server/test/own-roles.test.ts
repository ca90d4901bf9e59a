import type { DraftSection, JobPosting, OwnRole, OwnRoleBody } from 'api-client';
import { applicationTo, addJob } from './jobs';
import { testAdmin, testApp, type Authorization } from './harness';
import { reportsOn } from './reports';
import { uploadResume } from './uploads';

const site = testApp({ content: true, environment: { LIMIT_FORMS_PER_HOUR: '100' } });
const owner = testAdmin(site, 'owner');
const editor = testAdmin(site, 'editor');

let made = 0;

/** Makes a role with these rights. */
async function makeRole(body: Partial<OwnRoleBody> & Pick<OwnRoleBody, 'rights'>): Promise<OwnRole> {
  made += 1;
  const answer = await site.post('/roles', { name: `Role ${made}`, ...body }, owner);
  expect([answer.statusCode, answer.body]).toEqual([201, expect.any(String)]);
  return answer.json<{ role: OwnRole }>().role;
}

const emailOf = async (who: Authorization): Promise<string> =>
  (await site.get('/auth/user-info', who)).json<{ userInfo: { email: string } }>().userInfo.email;

async function giveRole(who: Authorization, role: string): Promise<void> {
  expect((await site.post('/admins/role', { email: await emailOf(who), role }, owner)).statusCode).toBe(200);
}

/** Signs a person with these rights in. */
async function signedInWith(rights: OwnRoleBody['rights'], limits: Partial<OwnRoleBody> = {}) {
  const role = await makeRole({ rights, ...limits });
  const who = await site.signedIn('translator');
  await giveRole(who, role._id);
  return { who, role };
}

const blog = { title: 'Wax', content: '<p>Wax.</p>', blogImg: '/api/v1/files/b.webp', author: 'N' };
const news = {
  title: 'Rig',
  content: '<p>Rig.</p>',
  image: '/api/v1/files/b.webp',
  category: 'Press',
  date: '2026-11-01',
};

/** The statuses of calls, by their names. */
async function statuses(calls: Readonly<Record<string, Promise<{ statusCode: number }>>>) {
  const answers: Record<string, number> = {};
  for (const [name, call] of Object.entries(calls)) answers[name] = (await call).statusCode;
  return answers;
}

async function addBlog(fields: object = {}): Promise<{ _id: string }> {
  return (await site.post('/blogs', { ...blog, ...fields }, editor)).json<{ blog: { _id: string } }>().blog;
}

describe('a role that writes and publishes blogs only', () => {
  const writer = { authorization: '' };
  beforeAll(async () => {
    Object.assign(writer, (await signedInWith(['blogs:write', 'blogs:publish'])).who);
  });

  it('writes, publishes and unpublishes them, and deletes none', async () => {
    const created = await site.post('/blogs', { ...blog, status: 'draft' }, writer);
    expect(created.statusCode).toBe(201);
    const { _id } = created.json<{ blog: { _id: string } }>().blog;
    const path = `/blogs/${_id}`;
    expect(
      await statuses({
        published: site.call('PUT', path, { status: 'published' }, writer),
        unpublished: site.call('PUT', path, { status: 'draft', unpublish: true }, writer),
        deleted: site.call('DELETE', path, undefined, writer),
        draft: site.get(path, writer),
        drafts: site.get('/blogs?status=all', writer),
      }),
    ).toEqual({ published: 200, unpublished: 200, deleted: 403, draft: 200, drafts: 200 });
  });

  it('sees no unpublished content of other kinds, and changes none', async () => {
    const hidden = (await site.post('/news', { ...news, title: 'Unseen news', status: 'draft' }, editor)).json<{
      newsItem: { _id: string };
    }>().newsItem;
    expect(
      await statuses({
        list: site.get('/news?status=all', writer),
        one: site.get(`/news/${hidden._id}`, writer),
        created: site.post('/news', news, writer),
        updated: site.call('PUT', `/news/${hidden._id}`, { title: 'Mine' }, writer),
        deleted: site.call('DELETE', `/news/${hidden._id}`, undefined, writer),
        revisions: site.get(`/news/${hidden._id}/revisions`, writer),
        pending: site.get('/pending-changes/news', writer),
        reviewers: site.get('/reviewers/news', writer),
        links: site.get(`/preview-links/news/${hidden._id}`, writer),
        trash: site.post(`/trash/news/${hidden._id}/restore`, {}, writer),
        exported: site.get('/export/news.csv', writer),
        translated: site.get('/translations/hi/blogs', writer),
        presence: site.post(`/presence/news/${hidden._id}`, {}, writer),
        media: site.get('/media', writer),
        messages: site.get('/contact-messages', writer),
        applications: site.get('/job-applications', writer),
        settings: site.post('/site/settings', {}, writer),
        releases: site.get('/releases', writer),
        visits: site.get('/visits', writer),
      }),
    ).toEqual({
      ...{ list: 403, one: 404, created: 403, updated: 403, deleted: 403, revisions: 403, pending: 403 },
      ...{ reviewers: 403, links: 403, trash: 403, exported: 403, translated: 403, presence: 403, media: 403 },
      ...{ messages: 403, applications: 403, settings: 403, releases: 403, visits: 403 },
    });
    for (const path of ['/content?search=unseen', '/trash', '/dashboard', '/reviews', '/imports'])
      expect([path, (await site.get(path, writer)).body.includes('Unseen')]).toEqual([path, false]);
    await site.call('DELETE', `/news/${hidden._id}`, undefined, editor);
    expect((await site.get('/trash', writer)).body).not.toContain('Unseen');
  });

  it('has none of the powers of owners', async () => {
    expect(
      await statuses({
        roles: site.get('/roles', writer),
        create: site.post('/roles', { name: 'All', rights: ['news:write'] }, writer),
        admins: site.get('/admins', writer),
        role: site.post('/admins/role', { email: await emailOf(writer), role: 'owner' }, writer),
        audit: site.get('/audit', writer),
        tokens: site.get('/api-tokens', writer),
      }),
    ).toEqual({ roles: 403, create: 403, admins: 403, role: 403, audit: 403, tokens: 403 });
  });
});

it('publishes what others wrote with the right to publish alone', async () => {
  const { who } = await signedInWith(['blogs:publish']);
  const { _id } = await addBlog({ status: 'draft' });
  const path = `/blogs/${_id}`;
  expect(
    await statuses({
      written: site.call('PUT', path, { title: 'Mine', status: 'published' }, who),
      created: site.post('/blogs', blog, who),
      published: site.call('PUT', path, { status: 'published' }, who),
      beside: site.call('PUT', `/pending-changes/blogs/${_id}`, { fields: { title: 'X' }, version: 0 }, who),
      restored: site.post(`/blogs/${_id}/revisions/1/restore`, {}, who),
    }),
  ).toEqual({ written: 403, created: 403, published: 200, beside: 403, restored: 403 });
  const item = (await site.get(path, editor)).json<{ blog: { updatedAt: string } }>().blog;
  const saved = await site.call(
    'PUT',
    `/pending-changes/blogs/${_id}`,
    { fields: { title: 'Beside' }, version: new Date(item.updatedAt).getTime() },
    editor,
  );
  const { version } = saved.json<{ pendingChange: { item?: { version: number }; version: number } }>().pendingChange;
  expect((await site.post(`/pending-changes/blogs/${_id}/publish`, { version }, who)).statusCode).toBe(200);
  expect((await site.get(path)).json()).toMatchObject({ blog: { title: 'Beside' } });
});

it('publishes a deletion that a colleague with that right has asked for, with the right to publish alone', async () => {
  const { who } = await signedInWith(['sections:publish']);
  const added = await site.post('/sections', { page: 'about', kind: 'text', heading: 'Old' }, editor);
  const { _id } = added.json<{ section: { _id: string } }>().section;
  const marked = `/page-drafts/about/sections/${_id}`;
  const draft = await signedInWith(['sections:write']);
  expect(
    await statuses({
      mark: site.call('DELETE', marked, undefined, who),
      markWithoutDeleting: site.call('DELETE', marked, undefined, draft.who),
      markByColleague: site.call('DELETE', marked, undefined, editor),
      deleted: site.call('DELETE', `/sections/${_id}`, undefined, who),
    }),
  ).toEqual({ mark: 403, markWithoutDeleting: 403, markByColleague: 200, deleted: 403 });
  const read = (await site.get('/page-drafts/about', who)).json<{ draft: { sections: DraftSection[] } }>();
  const changes = read.draft.sections
    .filter(({ state }) => state !== 'published')
    .map(({ section, version }) => ({ _id: section._id, version }));
  expect((await site.post('/page-drafts/about/publish', { changes }, who)).statusCode).toBe(200);
  expect((await site.get('/trash', editor)).body).toContain(_id);
});

it('deletes nothing without that right, by any call', async () => {
  const { who } = await signedInWith(['blogs:write', 'blogs:publish', 'blogs:translate', 'media:write']);
  const { _id } = await addBlog();
  expect((await site.call('DELETE', `/blogs/${_id}`, undefined, who)).statusCode).toBe(403);
  expect((await site.call('DELETE', '/media/x', undefined, who)).statusCode).toBe(403);
  expect((await site.call('DELETE', `/preview-links/x`, undefined, who)).statusCode).toBe(404);
  expect((await site.get(`/blogs/${_id}`)).statusCode).toBe(200);
});

describe('a role that reads the applications of one job', () => {
  const jobs: JobPosting[] = [];
  const reader = { authorization: '' };
  const ids: string[] = [];
  const resumes: string[] = [];
  beforeAll(async () => {
    for (const title of ['Mud engineer', 'Secret geologist']) {
      const job = await addJob(site, { title });
      jobs.push(job);
      const resume = await applicationTo(site, job._id);
      resumes.push(resume.resume);
      await site.post('/job-applications', { ...resume, fullName: `For ${title}` });
    }
    const all = await site.get('/job-applications', owner);
    const rows = all.json<{ jobApplications: { _id: string; jobId: string }[] }>().jobApplications;
    ids.push(...jobs.map(({ _id }) => rows.find(({ jobId }) => jobId === _id)?._id ?? ''));
    Object.assign(reader, (await signedInWith(['job-applications:handle'], { jobs: [jobs[0]?._id ?? ''] })).who);
  });

  it('lists, counts, finds and exports them alone', async () => {
    for (const path of ['/job-applications', '/job-applications?search=geologist', '/job-applications.csv']) {
      const answer = await site.get(path, reader);
      expect([path, answer.statusCode, answer.body.includes('geologist')]).toEqual([path, 200, false]);
    }
    expect((await site.get(`/job-applications?jobId=${jobs[1]?._id}`, reader)).json()).toMatchObject({ total: 0 });
    expect((await site.get('/job-applications', reader)).json()).toMatchObject({
      total: 1,
      jobApplications: [{ _id: ids[0], fullName: 'For Mud engineer' }],
    });
    expect((await site.get('/dashboard', reader)).json()).toMatchObject({ dashboard: { newApplications: 1 } });
    expect((await site.get(`/job-applications/${ids[0]}/others`, reader)).json()).toMatchObject({
      jobApplications: [],
    });
  });

  it('opens, changes, deletes and invites no other applicant, and opens no other resume', async () => {
    const [own, other] = ids.map((id) => `/job-applications/${id}`);
    const interview = { startsAt: '2027-01-01T10:00', minutes: 30, place: 'Office' };
    const file = (url = '') => url.replace('/api/v1', '');
    expect(
      await statuses({
        own: site.get(own ?? '', reader),
        ownResume: site.get(file(resumes[0]), reader),
        other: site.get(other ?? '', reader),
        resume: site.get(file(resumes[1]), reader),
        changed: site.call('PATCH', other ?? '', { note: 'Hello' }, reader),
        others: site.get(`${other}/others`, reader),
        interview: site.post(`${other}/interviews`, interview, reader),
        calendar: site.get(`${other}/interviews/x/calendar`, reader),
        deleted: site.call('DELETE', other ?? '', undefined, reader),
        recruiters: site.get(`/job-postings/${jobs[1]?._id}/recruiters`, reader),
        mail: site.call('PUT', '/state-mails/rejected', { subject: 'S', text: 'T', sends: true }, reader),
        alerts: site.get('/subscriptions?kind=job-alert', reader),
        audit: site.get('/audit', reader),
        people: site.post('/people-data/find', { email: 'asha@example.com' }, reader),
        jobs: site.get('/job-postings?status=all', reader),
      }),
    ).toMatchObject({
      ...{ own: 200, ownResume: 200, other: 404, resume: 403, changed: 404, others: 404, calendar: 404 },
      ...{ deleted: 404, recruiters: 404, alerts: 403, audit: 403, people: 403, jobs: 403 },
    });
    expect((await site.get(other ?? '', owner)).json()).toMatchObject({
      jobApplication: { notes: [], interviews: [] },
    });
  });

  it('is a recruiter of that job alone, and gets emails about no other', async () => {
    const email = await emailOf(reader);
    const { recruiters } = (await site.get('/recruiters', owner)).json<{
      recruiters: { _id: string; role: string }[];
    }>();
    const { _id } = recruiters.find(({ role }) => !['owner', 'recruiter'].includes(role)) ?? { _id: '' };
    const choose = (job?: JobPosting) =>
      site.call('PUT', `/job-postings/${job?._id}/recruiters`, { recruiterIds: [_id] }, owner);
    expect((await choose(jobs[1])).statusCode).toBe(400);
    expect((await choose(jobs[0])).statusCode).toBe(200);
    for (const job of jobs)
      await site.post('/job-applications', await applicationTo(site, job._id, { email: 'b@example.com' }));
    const mails = (await site.mailTo(email)).filter((subject) => /engineer|geologist/.test(subject));
    expect(mails).toEqual([expect.stringContaining('Mud engineer')]);
  });
});

it('reads the messages of its desks alone', async () => {
  const send = (topic: string) =>
    site.post('/contact', { name: 'Kiran', email: 'k@example.com', message: `About ${topic}`, topic, consent: true });
  for (const topic of ['Press', 'Careers']) expect((await send(topic)).statusCode).toBe(200);
  const { who } = await signedInWith(['contact-messages:handle'], { topics: ['Press'] });
  const all = (await site.get('/contact-messages', editor)).json<{
    contactMessages: { _id: string; topic: string }[];
  }>();
  const other = all.contactMessages.find(({ topic }) => topic === 'Careers')?._id;
  expect((await site.get('/contact-messages', who)).json()).toMatchObject({
    total: 1,
    contactMessages: [{ topic: 'Press' }],
  });
  expect((await site.get('/contact-messages.csv', who)).body).not.toContain('Careers');
  expect((await site.get('/dashboard', who)).json()).toMatchObject({ dashboard: { newMessages: 1 } });
  expect(
    await statuses({
      changed: site.call('PATCH', `/contact-messages/${other}`, { note: 'Hello' }, who),
      deleted: site.call('DELETE', `/contact-messages/${other}`, undefined, who),
      desks: site.call('PUT', '/message-desks', { desks: [] }, who),
    }),
  ).toEqual({ changed: 404, deleted: 404, desks: 403 });
});

describe('owners', () => {
  it('cannot give their own rights, or rights to a kind that does not exist', async () => {
    for (const right of [
      'owner',
      'account',
      'menus:write',
      'site:handle',
      'site-settings:write',
      'admins:write',
      'roles:write',
      'any:write',
      'blogs:read',
      'dragons:write',
      'events:talks:write',
      'blogs:handle',
    ])
      expect([right, (await site.post('/roles', { name: 'R', rights: [right] }, owner)).statusCode]).toEqual([
        right,
        400,
      ]);
    expect((await site.post('/roles', { name: 'Editor', rights: ['blogs:write'] }, owner)).statusCode).toBe(400);
    expect((await site.post('/roles', { name: 'R', rights: [] }, owner)).statusCode).toBe(400);
    expect(
      (await site.post('/roles', { name: 'R', rights: ['job-applications:handle'], jobs: ['none'] }, owner)).statusCode,
    ).toBe(400);
  });

  it('change a role at once for those who have it, and the audit log says how', async () => {
    const { who, role } = await signedInWith(['blogs:write']);
    const other = await site.signedIn('editor');
    await giveRole(other, role._id);
    expect((await site.get('/news?status=all', who)).statusCode).toBe(403);
    const body = { name: 'Press office', rights: ['news:write'], version: role.version };
    expect((await site.call('PUT', `/roles/${role._id}`, body, owner)).statusCode).toBe(200);
    expect((await site.call('PUT', `/roles/${role._id}`, body, owner)).statusCode).toBe(409);
    for (const one of [who, other])
      expect(
        await statuses({ news: site.get('/news?status=all', one), blogs: site.get('/blogs?status=all', one) }),
      ).toEqual({ news: 200, blogs: 403 });
    expect((await site.get('/auth/user-info', who)).json()).toMatchObject({
      userInfo: { role: role._id, roleName: 'Press office', rights: expect.arrayContaining(['news:write']) },
    });
    const { entries } = (await site.get('/audit', owner)).json<{ entries: { collection: string; title: string }[] }>();
    expect(entries.filter(({ collection }) => collection === 'roles').map(({ title }) => title)).toContain(
      `${role.name} to Press office: +news:write, −blogs:write`,
    );
  });

  it('delete no role that people have or are invited with', async () => {
    const { who, role } = await signedInWith(['blogs:write']);
    const path = `/roles/${role._id}`;
    const used = await site.call('DELETE', path, undefined, owner);
    expect([used.statusCode, used.json<{ message: string }>().message]).toEqual([
      409,
      `“${role.name}” is the role of The translator. Give them another role first.`,
    ]);
    await giveRole(who, 'author');
    await site.post('/admins/invitations', { email: 'new@tridhara.example', role: role._id }, owner);
    expect((await site.call('DELETE', path, undefined, owner)).json()).toMatchObject({
      message: expect.stringContaining('new@tridhara.example'),
    });
    const { invitations } = (await site.get('/admins/invitations', owner)).json<{ invitations: { _id: string }[] }>();
    for (const { _id } of invitations) await site.call('DELETE', `/admins/invitations/${_id}`, undefined, owner);
    expect((await site.call('DELETE', path, undefined, owner)).statusCode).toBe(200);
    expect((await site.post('/admins/role', { email: await emailOf(who), role: role._id }, owner)).statusCode).toBe(
      400,
    );
  });

  it('invite people with a role that they made', async () => {
    const role = await makeRole({ rights: ['news:write'] });
    const email = 'kiran@tridhara.example';
    await site.post('/admins/invitations', { email, role: role._id }, owner);
    const [mail] = await site.emailsTo(email);
    expect(mail?.text).toContain(`as ${role.name}.`);
    const token = /#invitation=([\w-]+)/.exec(mail?.text ?? '')?.[1];
    const accepted = await site.post('/auth/invitation', { token, name: 'Kiran', password: 'three streams, one line' });
    expect(accepted.json()).toMatchObject({ userInfo: { role: role._id, roleName: role.name } });
  });
});

it('a right to a kind that no longer exists gives nothing', async () => {
  const { who, role } = await signedInWith(['blogs:write']);
  const { roles } = await import('../src/database/schema');
  await site.services.db.update(roles).set({ rights: ['dragons:write', 'events:talks:write', 'owner', 'any:read'] });
  expect(role.rights).toEqual(['blogs:write']);
  const { rights } = (await site.get('/auth/user-info', who)).json<{ userInfo: { rights: string[] } }>().userInfo;
  expect(rights).not.toContain('owner');
  expect(
    await statuses({
      blogs: site.get('/blogs?status=all', who),
      roles: site.get('/roles', who),
      dragons: site.get('/x/events/talks?status=all', who),
    }),
  ).toEqual({ blogs: 403, roles: 403, dragons: 404 });
});

it('handles reports without a name of those forms alone whose answers it reads', async () => {
  const reports = reportsOn(site, editor);
  const form = await reports.add();
  await reports.send(form, 'A valve leaks');
  const [item] = await reports.inbox(form);
  const thread = `/reports/inbox/${item?._id ?? ''}`;
  const { who: other } = await signedInWith(['reports:handle']);
  const { who } = await signedInWith(['reports:handle', `forms:f${form._id}:write`]);
  expect(
    await statuses({
      otherReads: site.get(thread, other),
      otherAnswers: site.post(`${thread}/replies`, { text: 'Thank you' }, other),
      reads: site.get(thread, who),
      answers: site.post(`${thread}/replies`, { text: 'Thank you' }, who),
    }),
  ).toEqual({ otherReads: 404, otherAnswers: 404, reads: 200, answers: 201 });
});

it('prepares releases without the items of kinds that it does not read', async () => {
  const { who } = await signedInWith(['releases:handle', 'blogs:publish']);
  const { release } = (await site.post('/releases', { name: 'Autumn' }, owner)).json<{ release: { _id: string } }>();
  const path = `/releases/${release._id}`;
  const draft = { ...news, status: 'draft', title: 'Unseen takeover' };
  const added = await site.post('/news', draft, editor);
  const secret = added.json<{ newsItem: { _id: string } }>().newsItem;
  const shown = await addBlog({ status: 'draft', title: 'Seen' });
  const publish = { action: 'publish' };
  await site.call('PUT', `${path}/items/news/${secret._id}`, publish, owner);
  await site.call('PUT', `${path}/items/blogs/${shown._id}`, publish, who);
  const { releases } = await import('../src/database/schema');
  await site.services.db.update(releases).set({ failure: '“Unseen takeover” was deleted.' });
  expect((await site.get(path, who)).json()).toMatchObject({
    release: { size: 2, hidden: 1, items: [{ title: 'Seen' }] },
  });
  for (const read of ['/releases', path]) expect((await site.get(read, who)).body).not.toContain('Unseen');
  expect((await site.get(path, editor)).json()).toMatchObject({ release: { hidden: 0, failure: /Unseen/ } });
  expect(
    await statuses({
      link: site.post(`${path}/link`, {}, who),
      removed: site.call('DELETE', `${path}/items/news/${secret._id}`, undefined, who),
      published: site.post(`${path}/publish`, {}, who),
      scheduled: site.call('PUT', path, { publishAt: '2027-01-01T00:00:00.000Z' }, who),
      own: site.call('DELETE', `${path}/items/blogs/${shown._id}`, undefined, who),
    }),
  ).toEqual({ link: 403, removed: 404, published: 403, scheduled: 403, own: 200 });
});

it('shows by its link to a release no item that was added later and that it may not read', async () => {
  const { who } = await signedInWith(['releases:handle', 'blogs:publish']);
  const { release } = (await site.post('/releases', { name: 'Winter' }, owner)).json<{ release: { _id: string } }>();
  const path = `/releases/${release._id}`;
  const publish = { action: 'publish' };
  const seen = await addBlog({ status: 'draft', title: 'Seen in winter' });
  await site.call('PUT', `${path}/items/blogs/${seen._id}`, publish, who);
  const { link } = (await site.post(`${path}/link`, {}, who)).json<{ link: { path: string } }>();
  const added = await site.post('/news', { ...news, status: 'draft', title: 'Unseen merger' }, editor);
  await site.call(
    'PUT',
    `${path}/items/news/${added.json<{ newsItem: { _id: string } }>().newsItem._id}`,
    publish,
    owner,
  );
  const holder = { cookie: `version-preview=${link.path.split('/').at(-1) ?? ''}` };
  expect((await site.get('/blogs', holder)).body).toContain('Seen in winter');
  expect((await site.get('/news', holder)).body).not.toContain('Unseen merger');
});

it('reads and handles the answers of its forms alone', async () => {
  const questions = [{ _id: 'file', kind: 'attachment', label: 'Drawing' }];
  const form = { agreement: 'I agree.', button: 'Send', keptMonths: 3, questions };
  const ids = [];
  for (const title of ['Samples', 'Vendors']) {
    const added = await site.post('/forms', { ...form, title }, editor);
    ids.push(added.json<{ form: { _id: string } }>().form._id);
  }
  const [own, other] = ids.map((id) => `/x/forms/f${id}`);
  const answers = [];
  for (const path of [own, other]) {
    const resume = await uploadResume(site);
    const sent = { name: 'Asha', email: 'asha@example.com', qfile: resume, consent: true };
    expect((await site.post(path ?? '', sent)).statusCode).toBe(201);
    const { items } = (await site.get(`${path}?status=all`, editor)).json<{ items: { _id: string; slug: string }[] }>();
    answers.push({
      path: `${path}/${items[0]?._id}`,
      reference: items[0]?.slug ?? '',
      file: resume.replace('/api/v1', ''),
    });
  }
  const { who } = await signedInWith([`forms:f${ids[0]}:write`, `forms:f${ids[0]}:publish`]);
  const [mine, others] = answers;
  expect(
    await statuses({
      list: site.get(own ?? '', who),
      one: site.get(mine?.path ?? '', who),
      file: site.get(mine?.file ?? '', who),
      state: site.call('PUT', mine?.path ?? '', { state: 'Done' }, who),
      exported: site.get(`/export/forms:f${ids[0]}.csv`, who),
      otherList: site.get(other ?? '', who),
      otherOne: site.get(others?.path ?? '', who),
      otherFile: site.get(others?.file ?? '', who),
      otherState: site.call('PUT', others?.path ?? '', { state: 'Done' }, who),
      otherDeleted: site.call('DELETE', others?.path ?? '', undefined, who),
      otherExported: site.get(`/export/forms:f${ids[1]}.csv`, who),
      otherHistory: site.get(`/forms:f${ids[1]}/${others?.path.split('/').at(-1)}/revisions`, who),
    }),
  ).toEqual({
    ...{ list: 200, one: 200, file: 200, state: 200, exported: 200 },
    ...{ otherList: 403, otherOne: 403, otherFile: 403, otherState: 403, otherDeleted: 403, otherExported: 403 },
    otherHistory: 403,
  });
  for (const path of [`/content?search=${others?.reference}`, '/trash', '/dashboard'])
    expect([path, (await site.get(path, who)).body.includes(others?.reference ?? '')]).toEqual([path, false]);
});
