import type { DraftSection, Section } from 'api-client';
import { testAdmin, testApp } from '../../../test/harness';
import { pendingChanges, sections } from '../../database/schema';

const site = testApp();
const editor = testAdmin(site, 'editor');
const author = testAdmin(site, 'author');

beforeEach(async () => {
  await site.services.db.delete(pendingChanges);
  await site.services.db.delete(sections);
});

const add = async (fields: object): Promise<Section> =>
  (await site.call('POST', '/sections', { page: 'about', kind: 'text', ...fields }, editor)).json<{
    section: Section;
  }>().section;
const draft = async (): Promise<DraftSection[]> =>
  (await site.get('/page-drafts/about', editor)).json<{ draft: { sections: DraftSection[] } }>().draft.sections;
const seen = async () => (await site.get('/sections?page=about')).body;
const shown = async (): Promise<string[]> =>
  (JSON.parse(await seen()) as { sections: Section[] }).sections.map(({ heading }) => heading);
const change = async ({ _id, updatedAt }: Section, fields: object, who = editor) =>
  site.call('PUT', `/pending-changes/sections/${_id}`, { fields, version: Date.parse(updatedAt) }, who);
const order = (ids: readonly string[], who = editor) => site.call('PUT', '/page-drafts/about/order', { ids }, who);
const unpublished = async () =>
  (await draft())
    .filter(({ state, scheduledFor }) => state !== 'published' && scheduledFor === null)
    .map(({ section: { _id }, version }) => ({ _id, version }));
const publish = async (changes?: object[], who = editor) =>
  site.post('/page-drafts/about/publish', { changes: changes ?? (await unpublished()) }, who);

/** Three published sections. */
const threeSections = async () => [
  await add({ heading: 'One' }),
  await add({ heading: 'Two' }),
  await add({ heading: 'Three' }),
];

it('publishes a moved, a changed, a hidden and a new section at once, and visitors see nothing before', async () => {
  const [one, two, three] = await threeSections();
  if (!one || !two || !three) throw new Error('No sections');
  const before = await seen();
  const added = await add({ heading: 'Four', status: 'draft' });
  expect((await order([two._id, one._id, three._id, added._id])).statusCode).toBe(200);
  // The editor of the section does not know its place, which stays as it was moved.
  const [{ version = 0 } = {}] = (await draft()).filter(({ section }) => section._id === two._id);
  const fields = { heading: 'Two, changed' };
  await site.call('PUT', `/pending-changes/sections/${two._id}`, { fields, version }, editor);
  await change(three, { visible: false });
  expect(await seen()).toBe(before);
  expect((await draft()).map(({ section, state, changedFields }) => [section.heading, state, changedFields])).toEqual([
    ['Two, changed', 'changed', ['heading', 'order']],
    ['One', 'changed', ['order']],
    ['Three', 'changed', ['visible']],
    ['Four', 'new', []],
  ]);

  const answer = await publish();
  expect(answer.json()).toMatchObject({ message: '4 changes published' });
  expect(await shown()).toEqual(['Two, changed', 'One', 'Four']);
  expect(await unpublished()).toEqual([]);
  const { revisions } = (await site.get(`/sections/${two._id}/revisions`, editor)).json<{ revisions: object[] }>();
  expect(revisions).toHaveLength(2);
});

it('publishes none if one cannot be, and names it', async () => {
  const [one, two] = await threeSections();
  if (!one || !two) throw new Error('No sections');
  await change(one, { heading: 'One, changed' });
  await change(two, { heading: 'Two, changed' });
  await site.call('PUT', `/sections/${two._id}`, { heading: 'Two, published meanwhile' }, editor);
  const before = await seen();
  const answer = await publish();
  expect(answer.statusCode).toBe(409);
  expect(answer.json<{ message: string }>().message).toBe(
    'Nothing was published. “Two, changed” was changed after its changes were saved.',
  );
  expect(await seen()).toBe(before);
});

it('publishes only what the editor has seen', async () => {
  const [one, two] = await threeSections();
  if (!one || !two) throw new Error('No sections');
  await change(one, { heading: 'One, changed' });
  const known = await unpublished();
  await change(two, { heading: 'Two, by a colleague' });
  expect((await publish(known)).statusCode).toBe(409);
  expect(await shown()).toEqual(['One', 'Two', 'Three']);
});

it('leaves scheduled changes', async () => {
  const [one] = await threeSections();
  if (!one) throw new Error('No section');
  const publishAt = new Date(site.clock.now().getTime() + 60_000).toISOString();
  const body = { fields: { heading: 'Later' }, version: Date.parse(one.updatedAt), publishAt };
  await site.call('PUT', `/pending-changes/sections/${one._id}`, body, editor);
  expect((await draft())[0]).toMatchObject({ section: { heading: 'One' }, scheduledFor: publishAt });
  expect(await unpublished()).toEqual([]);
});

it('moving a section to and fro leaves no change, and names must be those of the page', async () => {
  const ids = (await threeSections()).map(({ _id }) => _id);
  await order([...ids].reverse());
  expect(await unpublished()).toHaveLength(2);
  await order(ids);
  expect(await unpublished()).toEqual([]);
  const elsewhere = await add({ page: 'home', heading: 'Elsewhere' });
  expect((await order([...ids.slice(1), elsewhere._id])).statusCode).toBe(400);
  expect((await order([...ids.slice(1), ids[1] ?? ''])).statusCode).toBe(400);
  expect((await order(ids.slice(1))).statusCode).toBe(409);
});

it('discards the changes of the page, and new sections stay drafts', async () => {
  const [one] = await threeSections();
  if (!one) throw new Error('No section');
  await change(one, { heading: 'One, changed' });
  await add({ heading: 'Four', status: 'draft' });
  const answer = await site.call('DELETE', '/page-drafts/about/changes', undefined, editor);
  expect(answer.json()).toMatchObject({ message: '1 change discarded' });
  expect((await draft()).map(({ section, state }) => [section.heading, state])).toEqual([
    ['One', 'published'],
    ['Two', 'published'],
    ['Three', 'published'],
    ['Four', 'new'],
  ]);
});

it('shares the whole page by a link, which shows its present changes', async () => {
  const [one, two] = await threeSections();
  if (!one || !two) throw new Error('No sections');
  const share = (page: string, who = editor) => site.post(`/preview-links/sections/${page}`, { days: 1 }, who);
  const { link } = (await share('about')).json<{ link: { path: string } }>();
  expect(link.path).toMatch(/^\/preview\/sections\/[\w-]{43}$/);
  expect((await share('privacy')).json<{ link: { path: string } }>().link.path).toMatch(/^\/preview\/privacy\//);
  await change(one, { heading: 'One, changed' });
  await site.call('DELETE', `/page-drafts/about/sections/${two._id}`, undefined, editor);
  const followed = await site.get(`/previews/${link.path.split('/').at(-1)}`);
  expect(followed.json()).toMatchObject({
    preview: {
      collection: 'sections',
      item: { page: 'about', sections: [{ heading: 'One, changed' }, { heading: 'Three' }] },
      state: 'changed',
    },
  });
  await publish();
  expect((await site.get(`/previews/${link.path.split('/').at(-1)}`)).json()).toMatchObject({
    preview: { state: 'published' },
  });
  expect((await share(one._id)).statusCode).toBe(404);
  expect((await share('about', await site.signedIn('translator'))).statusCode).toBe(403);
});

it('deletes a section with the publication, keeps it again, and visitors see it until then', async () => {
  const [one, two] = await threeSections();
  if (!one || !two) throw new Error('No sections');
  const before = await seen();
  const path = (section: Section) => `/page-drafts/about/sections/${section._id}`;
  await change(two, { heading: 'Two, changed' });
  for (const section of [one, two])
    expect((await site.call('DELETE', path(section), undefined, author)).statusCode).toBe(200);
  const states = async () => (await draft()).map(({ section, state }) => `${section.heading}: ${state}`);
  expect(await states()).toEqual(['One: deleted', 'Two, changed: deleted', 'Three: published']);
  const [, , three] = await draft();
  expect((await order([three?.section._id ?? '', one._id, two._id])).statusCode).toBe(200);
  expect(await seen()).toBe(before);
  expect((await site.post(`${path(one)}/keep`, {}, editor)).json()).toMatchObject({ message: 'The section stays' });
  expect((await site.post(`${path(one)}/keep`, {}, editor)).statusCode).toBe(404);
  expect((await site.call('DELETE', path({ ...one, _id: 'none' }), undefined, editor)).statusCode).toBe(404);
  expect(await states()).toEqual(['Three: changed', 'One: changed', 'Two, changed: deleted']);
  expect((await publish(undefined, author)).statusCode).toBe(403);
  expect((await publish()).json()).toMatchObject({ message: '3 changes published' });
  expect(await shown()).toEqual(['Three', 'One']);
  expect((await site.get('/trash', editor)).body).toContain(two._id);
});

it('discards a deletion, and a release with one is undone', async () => {
  const [one, two] = await threeSections();
  if (!one || !two) throw new Error('No sections');
  const remove = () => site.call('DELETE', `/page-drafts/about/sections/${one._id}`, undefined, editor);
  await remove();
  expect((await site.call('DELETE', '/page-drafts/about/changes', undefined, editor)).json()).toMatchObject({
    message: '1 change discarded',
  });
  expect(await unpublished()).toEqual([]);
  await remove();
  const { release } = (await site.post('/releases', { name: 'Shorter' }, editor)).json<{ release: { _id: string } }>();
  const path = `/releases/${release._id}`;
  await site.call('PUT', `${path}/items/sections/${one._id}`, { action: 'publish' }, editor);
  expect((await site.post(`${path}/publish`, {}, editor)).statusCode).toBe(200);
  expect(await shown()).toEqual(['Two', 'Three']);
  expect((await site.post(`${path}/undo`, {}, editor)).statusCode).toBe(200);
  expect(await shown()).toEqual(['One', 'Two', 'Three']);
  expect((await draft())[0]).toMatchObject({ state: 'deleted' });
});

it('an author arranges the page, and does not publish it', async () => {
  const three = await threeSections();
  const before = await seen();
  expect((await order(three.map(({ _id }) => _id).reverse(), author)).statusCode).toBe(200);
  expect((await publish(undefined, author)).statusCode).toBe(403);
  expect(await seen()).toBe(before);
});

it('previews the whole page with its changes, and with a section as it is being typed', async () => {
  const [one, two] = await threeSections();
  if (!one || !two) throw new Error('No sections');
  await change(one, { heading: 'One, changed' });
  const follow = async (answer: { json: <Body>() => Body }) => {
    const { preview } = answer.json<{ preview: { path: string } }>();
    expect(preview.path).toMatch(/^\/preview\/sections\/live~/);
    const followed = await site.get(`/previews/${decodeURIComponent(preview.path.split('/').at(-1) ?? '')}`);
    return followed
      .json<{ preview: { item: { sections: Section[] } } }>()
      .preview.item.sections.map(({ heading }) => heading);
  };
  expect(await follow(await site.post('/page-drafts/about/preview', {}, editor))).toEqual([
    'One, changed',
    'Two',
    'Three',
  ]);
  const [, , three] = await draft();
  if (three) await change(three.section, { page: 'home' });
  const typed = { id: two._id, fields: { heading: 'Two, typed' } };
  expect(await follow(await site.post('/live-previews/sections', typed, editor))).toEqual([
    'One, changed',
    'Two, typed',
  ]);
  expect(await shown()).toEqual(['One', 'Two', 'Three']);
});
