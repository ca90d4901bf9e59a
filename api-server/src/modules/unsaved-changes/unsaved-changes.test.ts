import { UNSAVED_DAYS } from 'api-client';
import { testAdmin, testApp } from '../../../test/harness';
import { DAY } from '../../clock';
import { eraseCopies } from '../../content/erase-copies';
import { cleanUpUnsavedChanges } from './unsaved-changes';

const site = testApp();
const owner = testAdmin(site, 'owner');
const editor = testAdmin(site, 'editor');
const recruiter = testAdmin(site, 'recruiter');

const PATH = '/unsaved-changes/blogs/b1';
const store = (title: string, who = editor) => site.call('PUT', PATH, { version: 3, changed: { title } }, who);
const stored = async (who = editor) => (await site.get(PATH, who)).json<{ unsavedChanges: unknown }>().unsavedChanges;

it('keeps the last unsaved input of each user for that user alone, until it is deleted', async () => {
  expect(await stored()).toBeNull();
  expect((await store('Sea f')).statusCode).toBe(204);
  await store('Sea fog');
  expect(await stored()).toEqual({ version: 3, changed: { title: 'Sea fog' }, at: site.clock.now().toISOString() });
  expect(await stored(owner)).toBeNull();
  expect((await site.get('/unsaved-changes/blogs/new', editor)).json()).toMatchObject({ unsavedChanges: null });
  expect((await store('x', recruiter)).statusCode).toBe(403);
  expect((await site.get(PATH)).statusCode).toBe(401);
  await site.call('DELETE', PATH, undefined, owner);
  expect(await stored()).not.toBeNull();
  await site.call('DELETE', PATH, undefined, editor);
  expect(await stored()).toBeNull();
});

it('deletes input with its item, and after the time in which it can be restored', async () => {
  await store('Erased');
  await eraseCopies(site.services.db, 'blogs', ['b1']);
  expect(await stored()).toBeNull();
  await store('Old');
  await cleanUpUnsavedChanges(site.services);
  expect(await stored()).not.toBeNull();
  site.clock.pass(UNSAVED_DAYS * DAY);
  await cleanUpUnsavedChanges(site.services);
  expect((await site.get(PATH, await site.signedIn('editor'))).json()).toMatchObject({ unsavedChanges: null });
});
