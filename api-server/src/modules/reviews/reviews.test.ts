import type { AuditEntry, Blog, PendingItem, ReleaseWithItems, Review, Reviewer } from 'api-client';
import { testAdmin, testApp } from '../../../test/harness';

const site = testApp();
const owner = testAdmin(site, 'owner');
const editor = testAdmin(site, 'editor');
const recruiter = testAdmin(site, 'recruiter');
const author = testAdmin(site, 'author');

const BLOG = {
  ...{ title: 'Sea fog', content: '<p>Text</p>', author: 'A' },
  ...{ blogImg: '/api/v1/files/b.png', authorImg: '/api/v1/files/a.png' },
};
let added = 0;
/** A published blog with changes beside it, saved by the editor. */
const changed = async (): Promise<string> => {
  const made = await site.call('POST', '/blogs', { ...BLOG, slug: `fog-${++added}` }, editor);
  const { blog } = made.json<{ blog: Blog }>();
  await save(blog._id, 'Sea fog, revised', Date.parse(blog.updatedAt));
  return blog._id;
};
const save = async (id: string, title: string, version: number): Promise<void> => {
  site.clock.pass(1_000);
  const saved = await site.call('PUT', `/pending-changes/blogs/${id}`, { fields: { title }, version }, editor);
  expect(saved.statusCode).toBe(200);
};
const versionOf = async (id: string): Promise<number> => {
  const { json } = await site.get(`/pending-changes/blogs/${id}`, editor);
  return json<{ pendingChange: PendingItem }>().pendingChange.version;
};
const reviewersFor = async (who = editor) =>
  (await site.get('/reviewers/blogs', who)).json<{ reviewers: Reviewer[] }>().reviewers;
const send = async (id: string, body: object = {}) => {
  const [reviewer] = await reviewersFor();
  const sent = { reviewerId: reviewer?._id, version: await versionOf(id), ...body };
  return site.call('PUT', `/reviews/blogs/${id}`, sent, editor);
};
const answer = async (id: string, body: object, who = owner) =>
  site.call('POST', `/reviews/blogs/${id}/answer`, { version: await versionOf(id), ...body }, who);
const reviewsOf = async (who = editor) => (await site.get('/reviews', who)).json<{ reviews: Review[] }>().reviews;
const actions = async () =>
  (await site.get('/audit?collection=reviews', owner))
    .json<{ entries: AuditEntry[] }>()
    .entries.map(({ action }) => action);

it('sends changes to a reviewer, who approves them; visitors see them when they are published', async () => {
  const id = await changed();
  const before = (await site.get(`/blogs/${id}`)).body;
  const sent = await send(id, { dueOn: '2026-12-01', note: 'Check the figures' });
  expect(sent.json()).toMatchObject({
    message: 'Sent to The owner for review',
    review: { state: 'waiting', dueOn: '2026-12-01', isMine: true, isReviewer: false, hasChanged: false },
  });
  expect(await reviewsOf(owner)).toMatchObject([{ _id: id, title: 'Sea fog, revised', isReviewer: true }]);
  const [request] = await site.emailsTo('owner1@tridhara.example');
  expect(request?.subject).toBe('For review: Sea fog, revised');
  expect(request?.text).toMatch(/The editor has sent you changes.*1 December 2026.*Check the figures/s);

  const ofBlogs = await site.get('/reviews?collection=blogs', author);
  expect(ofBlogs.json()).toMatchObject({ reviews: [{ _id: id, state: 'waiting', isMine: false, isReviewer: false }] });

  expect((await answer(id, { decision: 'approve' }, editor)).statusCode).toBe(403);
  expect((await answer(id, { decision: 'approve' })).json()).toMatchObject({ review: { state: 'approved' } });
  expect((await answer(id, { decision: 'approve' })).statusCode).toBe(409);
  expect((await site.mailTo('editor2@tridhara.example'))[0]).toBe('Approved: Sea fog, revised');
  expect(await reviewsOf()).toMatchObject([{ state: 'approved', reviewer: 'The owner' }]);
  expect((await site.get(`/blogs/${id}`)).body).toBe(before);
  expect((await actions()).slice(0, 2)).toEqual(['approve', 'review']);

  await site.call('POST', `/pending-changes/blogs/${id}/publish`, { version: await versionOf(id) }, editor);
  expect([await reviewsOf(), await reviewsOf(owner)]).toEqual([[], []]);
});

describe('a draft that was never published', () => {
  interface Sent {
    readonly reviewer?: string;
    readonly version?: number;
  }
  const read = async (id: string) => (await site.get(`/blogs/${id}`, author)).json<{ blog: Blog }>().blog;
  const stateOf = async (id: string) => Date.parse((await read(id)).updatedAt);
  const draft = async (): Promise<string> => {
    const body = { ...BLOG, title: 'Low tide', slug: `tide-${++added}`, status: 'draft' };
    return (await site.call('POST', '/blogs', body, author)).json<{ blog: Blog }>().blog._id;
  };
  const change = async (id: string, body: object, who = author) => {
    site.clock.pass(1_000);
    const changed = await site.call('PUT', `/blogs/${id}`, body, who);
    expect(changed.statusCode).toBe(200);
  };
  const sendDraft = async (id: string, { reviewer = 'The editor', version }: Sent = {}) => {
    const able = await reviewersFor(author);
    const reviewerId = able.find(({ name }) => name === reviewer)?._id ?? 'unknown';
    return site.call('PUT', `/reviews/blogs/${id}`, { reviewerId, version: version ?? (await stateOf(id)) }, author);
  };
  const answerDraft = async (id: string, body: object, who = editor) =>
    site.call('POST', `/reviews/blogs/${id}/answer`, { version: await stateOf(id), ...body }, who);

  it('is returned, sent again, approved and published by the reviewer', async () => {
    const id = await draft();
    const sent = await sendDraft(id);
    expect(sent.json()).toMatchObject({
      message: 'Sent to The editor for review',
      review: { title: 'Low tide', isDraft: true, state: 'waiting', isMine: true, senderPublishes: false },
    });
    const [request] = await site.emailsTo('editor2@tridhara.example');
    expect(request?.text).toContain('The author has sent you the draft “Low tide” for review.');

    const silent = await answerDraft(id, { decision: 'return' });
    expect(silent.statusCode).toBe(400);
    const returned = await answerDraft(id, { decision: 'return', comment: 'Name the source' });
    expect(returned.json()).toMatchObject({ message: 'Draft returned', review: { comment: 'Name the source' } });
    expect((await site.mailTo('author4@tridhara.example'))[0]).toBe('Returned: Low tide');
    expect(await reviewsOf(author)).toMatchObject([{ state: 'returned', isMine: true }]);

    const before = await stateOf(id);
    await change(id, { title: 'Low tide, with source' });
    expect(await reviewsOf(author)).toMatchObject([{ title: 'Low tide, with source', hasChanged: true }]);
    expect((await sendDraft(id, { version: before })).statusCode).toBe(409);
    expect((await sendDraft(id)).statusCode).toBe(200);
    const stale = await answerDraft(id, { decision: 'approve', version: before });
    expect([stale.statusCode, stale.json()]).toMatchObject([409, { current: { title: 'Low tide, with source' } }]);
    const approved = await answerDraft(id, { decision: 'approve' });
    expect(approved.json()).toMatchObject({ message: 'Draft approved', review: { state: 'approved' } });
    const [answered] = await site.emailsTo('author4@tridhara.example');
    expect(answered?.text).toContain('An editor or owner can publish it now.');
    expect((await actions()).slice(0, 4)).toEqual(['approve', 'review', 'return', 'review']);
    expect(await reviewsOf(editor)).toMatchObject([{ isReviewer: true, state: 'approved', senderPublishes: false }]);
    expect((await site.get(`/blogs/${id}`)).statusCode).toBe(404);

    await change(id, { status: 'published' }, editor);
    expect((await site.get(`/blogs/${id}`)).statusCode).toBe(200);
    expect([await reviewsOf(author), await reviewsOf(editor)]).toEqual([[], []]);
  });

  it.each([
    ['scheduled', { status: 'scheduled', publishAt: '2027-05-01T00:00:00.000Z' }],
    ['deleted', undefined],
  ])('ends its review when it is %s', async (_how, body) => {
    const id = await draft();
    await sendDraft(id);
    if (body) await change(id, body, editor);
    else await site.call('DELETE', `/blogs/${id}`, undefined, editor);
    expect([await reviewsOf(author), await reviewsOf(editor)]).toEqual([[], []]);
  });

  it('is reviewed only by people who publish, and is nothing once it is published', async () => {
    expect((await reviewersFor(author)).map(({ name }) => name)).toEqual(['The editor', 'The owner']);
    expect((await reviewersFor(owner)).map(({ name }) => name)).toEqual(['The editor']);
    const id = await draft();
    expect((await sendDraft(id, { reviewer: 'The author' })).statusCode).toBe(400);
    expect((await answerDraft(id, { decision: 'approve' }, author)).statusCode).toBe(403);
    await change(id, { status: 'published' }, editor);
    expect((await sendDraft(id)).statusCode).toBe(404);
  });
});

it('returns changes with a comment, after which they can be sent again', async () => {
  const id = await changed();
  await send(id);
  const silent = await answer(id, { decision: 'return' });
  expect([silent.statusCode, silent.json()]).toMatchObject([400, { errors: [{ path: 'comment' }] }]);
  const returned = await answer(id, { decision: 'return', comment: 'Name the source' });
  expect(returned.json()).toMatchObject({ review: { state: 'returned', comment: 'Name the source' } });
  expect((await actions())[0]).toBe('return');
  expect((await send(id)).json()).toMatchObject({ review: { state: 'waiting', comment: '', answeredAt: null } });
});

it('marks changes that were saved after they were sent, and refuses an answer to the earlier ones', async () => {
  const id = await changed();
  await send(id);
  const read = await versionOf(id);
  await save(id, 'Sea fog, once again revised', read);
  expect((await site.get(`/reviews/blogs/${id}`, owner)).json()).toMatchObject({ review: { hasChanged: true } });
  const late = await answer(id, { decision: 'approve', version: read });
  expect([late.statusCode, late.json()]).toMatchObject([409, { current: { title: 'Sea fog, once again revised' } }]);
  expect((await answer(id, { decision: 'approve' })).json()).toMatchObject({ review: { hasChanged: false } });
});

it('lets only people who edit the content review it', async () => {
  const id = await changed();
  expect((await reviewersFor()).map(({ name }) => name)).toEqual(['The owner']);
  const wrong = await send(id, { reviewerId: 'unknown' });
  expect([wrong.statusCode, wrong.json()]).toMatchObject([400, { errors: [{ path: 'reviewerId' }] }]);
  expect((await site.get('/reviewers/blogs', recruiter)).statusCode).toBe(403);
  expect((await site.get(`/reviews/blogs/${id}`, recruiter)).statusCode).toBe(403);
  expect((await site.get('/reviews')).statusCode).toBe(401);
});

describe('a release', () => {
  const read = async (id: string) =>
    (await site.get(`/releases/${id}`, owner)).json<{ release: ReleaseWithItems }>().release;
  const put = async (release: string, item: string, body: object = { action: 'publish' }, who = editor) => {
    site.clock.pass(1_000);
    expect((await site.call('PUT', `/releases/${release}/items/${item}`, body, who)).statusCode).toBe(200);
  };
  const made = async (...blogs: string[]): Promise<string> => {
    const { release } = (await site.post('/releases', { name: 'Autumn' }, editor)).json<{ release: { _id: string } }>();
    for (const blog of blogs) await put(release._id, `blogs/${blog}`);
    return release._id;
  };
  const sendRelease = async (id: string, body: object = {}, who = editor) => {
    const able = (await site.get(`/reviewers/releases?id=${id}`, who)).json<{ reviewers: Reviewer[] }>().reviewers;
    const sent = { reviewerId: able[0]?._id ?? 'unknown', version: (await read(id)).version, ...body };
    return site.call('PUT', `/reviews/releases/${id}`, sent, who);
  };
  const answerRelease = async (id: string, body: object, who = owner) =>
    site.post(`/reviews/releases/${id}/answer`, { version: (await read(id)).version, ...body }, who);
  /** The reviews of releases that a person makes or has asked for. */
  const releasesOf = async (who = owner) =>
    (await reviewsOf(who)).filter(({ collection }) => collection === 'releases');
  const reviewOf = async (path: string, who = owner) =>
    (await site.get(`/reviews/${path}`, who)).json<{ review: Review | null }>().review;

  it('is approved once for all its items, and its review ends when it is published', async () => {
    const blog = await changed();
    const id = await made(blog);
    expect(await reviewOf(`blogs/${blog}`)).toBeNull();
    const sent = await sendRelease(id, { note: 'The campaign' });
    expect(sent.json()).toMatchObject({
      message: 'Sent to The owner for review',
      review: { collection: 'releases', _id: id, title: 'Autumn', isDraft: false, senderPublishes: true },
    });
    const [request] = await site.emailsTo('owner1@tridhara.example');
    expect(request?.text).toContain('The editor has sent you the release “Autumn” for review.');
    expect(await releasesOf(owner)).toMatchObject([{ collection: 'releases', _id: id, isReviewer: true }]);
    expect((await answerRelease(id, { decision: 'return' })).statusCode).toBe(400);
    const comment = async (field: string) =>
      site.post(`/reviews/releases/${id}/comments`, { field, text: 'Which year?' }, owner);
    expect((await comment('name')).statusCode).toBe(400);
    expect((await comment(`items: Sea fog {#${blog}}`)).json()).toMatchObject({ comment: { label: 'Item: Sea fog' } });
    expect((await site.get(`/reviews/releases/${id}/comments`, author)).statusCode).toBe(403);
    expect((await answerRelease(id, { decision: 'return' })).json()).toMatchObject({ review: { openComments: 1 } });
    expect((await site.emailsTo('editor2@tridhara.example'))[0]?.text).toContain(
      'Item: Sea fog: “Which year?” (The owner)',
    );
    expect((await sendRelease(id)).statusCode).toBe(200);
    const approved = await answerRelease(id, { decision: 'approve' });
    expect(approved.json()).toMatchObject({ message: 'Release approved', review: { state: 'approved' } });
    expect((await site.emailsTo('editor2@tridhara.example'))[0]?.text).toContain(
      'The owner has approved your release “Autumn”. You can publish it now.',
    );
    expect((await actions()).slice(0, 2)).toEqual(['approve', 'review']);
    // None of its items needs an approval by itself.
    expect(await reviewOf(`blogs/${blog}`)).toMatchObject({ collection: 'releases', _id: id, state: 'approved' });
    expect(await reviewOf(`blogs/${blog}`, author)).toBeNull();

    expect((await site.post(`/releases/${id}/publish`, {}, editor)).statusCode).toBe(200);
    expect([await releasesOf(editor), await releasesOf(owner), await reviewOf(`blogs/${blog}`)]).toEqual([
      [],
      [],
      null,
    ]);
    expect((await sendRelease(id)).statusCode).toBe(409);
  });

  it.each([
    ['an item was added', async (id: string) => put(id, `blogs/${await changed()}`)],
    [
      'an item was removed',
      async (id: string, blog: string) => site.call('DELETE', `/releases/${id}/items/blogs/${blog}`, undefined, editor),
    ],
    [
      'an item was moved to the unpublished',
      async (id: string, blog: string) => put(id, `blogs/${blog}`, { action: 'unpublish' }),
    ],
    [
      'the changes of an item were saved',
      async (_id: string, blog: string) => save(blog, 'Late', await versionOf(blog)),
    ],
    [
      'an item was changed on the site',
      async (_id: string, blog: string) => site.call('PUT', `/blogs/${blog}`, { author: 'B' }, editor),
    ],
  ])('is marked as changed after %s', async (_what, change) => {
    const blog = await changed();
    const id = await made(blog, await changed());
    await sendRelease(id);
    const { version } = await read(id);
    expect(await reviewOf(`releases/${id}`)).toMatchObject({ hasChanged: false });
    site.clock.pass(1_000);
    await change(id, blog);
    expect(await reviewOf(`releases/${id}`)).toMatchObject({ hasChanged: true });
    const stale = await answerRelease(id, { decision: 'approve', version });
    expect([stale.statusCode, stale.json()]).toMatchObject([409, { current: { _id: id } }]);
    await site.call('DELETE', `/releases/${id}`, undefined, editor);
    expect(await releasesOf(owner)).toEqual([]);
  });

  it('is reviewed by people who publish everything in it, also for a sender who may not', async () => {
    const id = await made(await changed());
    const names = async (who: typeof owner) =>
      (await site.get(`/reviewers/releases?id=${id}`, who))
        .json<{ reviewers: Reviewer[] }>()
        .reviewers.map(({ name }) => name);
    expect(await names(owner)).toEqual(['The editor']);
    await put(
      id,
      'menus/menus',
      { action: 'publish', menus: { navbar: [{ label: 'Autumn', path: '/blogs' }] } },
      owner,
    );
    expect([await names(owner), await names(editor)]).toEqual([[], ['The owner']]);
    expect((await sendRelease(id)).json()).toMatchObject({ review: { senderPublishes: false } });
    await answerRelease(id, { decision: 'approve' });
    expect(await releasesOf(owner)).toMatchObject([{ state: 'approved', isReviewer: true, senderPublishes: false }]);
    expect((await site.post(`/releases/${id}/publish`, {}, editor)).statusCode).toBe(403);
    expect((await site.get('/reviewers/releases', author)).statusCode).toBe(403);
    expect((await site.get(`/reviews/releases/${id}`, author)).statusCode).toBe(403);
    await site.call('DELETE', `/releases/${id}`, undefined, editor);
  });

  it('is not sent or approved while it cannot be published', async () => {
    const id = await made();
    expect((await sendRelease(id)).json()).toMatchObject({ message: 'This release has no items. Add one first.' });
    const blog = await changed();
    await put(id, `blogs/${blog}`);
    await sendRelease(id);
    await site.call('PUT', `/blogs/${blog}`, { author: 'B' }, editor);
    const refused = await answerRelease(id, { decision: 'approve' });
    expect([refused.statusCode, refused.json()]).toMatchObject([
      409,
      { message: expect.stringContaining('It cannot be published as it is. “Sea fog, revised” was changed') },
    ]);
  });
});
