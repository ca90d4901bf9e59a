import { testAdmin, testApp } from '../../../test/harness';
import { SECOND } from '../../clock';
import { editorPresence } from '../../database/schema';
import { cleanUpPresence } from './presence';

const site = testApp();
const owner = testAdmin(site, 'owner');
const editor = testAdmin(site, 'editor');
const recruiter = testAdmin(site, 'recruiter');

const others = async (who: typeof owner, path = 'blogs/b1'): Promise<string[]> => {
  const answer = await site.call('POST', `/presence/${path}`, undefined, who);
  return answer.json<{ others: { name: string }[] }>().others.map(({ name }) => name);
};

it('names others who have an item open, until they leave or are silent for a while', async () => {
  expect(await others(owner)).toEqual([]);
  expect(await others(editor)).toEqual(['The owner']);
  expect(await others(owner)).toEqual(['The editor']);
  expect(await others(owner, 'blogs/b2')).toEqual([]);
  expect((await site.call('DELETE', '/presence/blogs/b1', undefined, editor)).statusCode).toBe(204);
  expect(await others(owner)).toEqual([]);
  site.clock.pass(50 * SECOND);
  expect(await others(editor)).toEqual(['The owner']);
  site.clock.pass(50 * SECOND);
  expect(await others(editor)).toEqual([]);
});

it('has the time when an editor opened the item, and starts again after an absence', async () => {
  const sinceOf = async () => {
    const answer = await site.call('POST', '/presence/news/n1', undefined, editor);
    return answer.json<{ others: { since: string }[] }>().others[0]?.since;
  };
  await others(owner, 'news/n1');
  const first = await sinceOf();
  site.clock.pass(30 * SECOND);
  await others(owner, 'news/n1');
  expect(await sinceOf()).toBe(first);
  site.clock.pass(90 * SECOND);
  await others(owner, 'news/n1');
  expect(await sinceOf()).not.toBe(first);
});

it('is for users who may change the item', async () => {
  expect((await site.call('POST', '/presence/blogs/b1', undefined, recruiter)).statusCode).toBe(403);
  expect(await others(recruiter, 'job-postings/j1')).toEqual([]);
  expect((await site.call('POST', '/presence/admins/a1', undefined, owner)).statusCode).toBe(400);
});

it('deletes editors who left silently', async () => {
  await others(owner);
  site.clock.pass(90 * SECOND);
  await cleanUpPresence(site.services);
  expect(await site.services.db.select().from(editorPresence)).toEqual([]);
});
