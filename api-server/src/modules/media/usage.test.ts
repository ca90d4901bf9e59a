import { fileNameOf } from 'api-client';
import { contentTypes, singleContentTypes } from 'api-client/content-types';
import { eq, sql } from 'drizzle-orm';
import { pgTable } from 'drizzle-orm/pg-core';
import { testAdmin, testApp } from '../../../test/harness';
import { PDF, uploadOf } from '../../../test/uploads';
import { watchFileUses } from '../../database/file-uses';
import { blogs, files, fileUses } from '../../database/schema';
import { usesOf } from './usage';

const site = testApp({ content: true, asOwner: true });
const editor = testAdmin(site, 'editor');

const usesOfBlog = async (id: string) =>
  (await site.services.db.select().from(fileUses).where(eq(fileUses.entityId, id))).map(({ name }) => name).sort();

it('maintains the uses of every collection', async () => {
  const answer: unknown = await site.services.db.execute(
    sql`select encode(tgargs, 'escape') as args from pg_trigger where tgname = 'file_uses_kept'`,
  );
  const { rows } = answer as { rows: { args: string }[] };
  const all = Object.values({ ...contentTypes, ...singleContentTypes }).map(({ collection }) => collection);
  expect(rows.map(({ args }) => args.replace('\\000', '')).sort()).toEqual(
    ['', ...all, 'pending-changes', 'translations'].sort(),
  );
});

it('keeps the files of a content type that has only a definition and a table', async () => {
  const { db } = site.services;
  const upload = async () => {
    const call = uploadOf('file', 'badge.pdf', PDF, editor);
    const answer = await site.app.inject({ method: 'POST', url: '/api/v1/uploads/file', ...call });
    return answer.json<{ fileUrl: string }>().fileUrl;
  };
  const remove = async (address: string) => {
    const named = eq(files.name, fileNameOf(address) ?? '');
    const [file] = await db.select().from(files).where(named);
    return (await site.call('DELETE', `/media/${file?.id}`, undefined, editor)).statusCode;
  };
  const [before, after] = [await upload(), await upload()];
  await db.execute(sql`create table badges as select 'iso' as id, ${before}::text as paper`);
  await db.execute(sql.raw(watchFileUses([{ collection: 'badges', table: pgTable('badges', {}) }])));
  expect([await remove(before), await remove(after)]).toEqual([409, 200]);
  const other = await upload();
  await db.execute(sql`update badges set paper = ${other}`);
  expect([await remove(before), await remove(other)]).toEqual([200, 409]);
});

it('has the files of an item after each of its changes, in fields and in texts', async () => {
  const { db } = site.services;
  const [blog] = await db.select().from(blogs).limit(1);
  if (!blog) throw new Error('There are no blogs');
  const [image, picture] = ['a1.webp', 'b2.webp'];
  const content = `<p><img src="/api/v1/files/${picture}" alt=""><img src="/api/v1/files/${picture}?w=640" alt=""></p>`;
  await db
    .update(blogs)
    .set({ blogImg: `/api/v1/files/${image}`, authorImg: '', content, renderedHtml: null })
    .where(eq(blogs.id, blog.id));
  expect(await usesOfBlog(blog.id)).toEqual([image, picture]);
  const used = await usesOf(db, [image, picture, 'none.webp']);
  expect([...used]).toEqual([
    [image, [{ collection: 'blogs', _id: blog.id, title: blog.title, inTrash: false }]],
    [picture, [{ collection: 'blogs', _id: blog.id, title: blog.title, inTrash: false }]],
    ['none.webp', []],
  ]);
  await db.update(blogs).set({ content: '<p>None.</p>' }).where(eq(blogs.id, blog.id));
  expect(await usesOfBlog(blog.id)).toEqual([image]);
  await db.delete(blogs).where(eq(blogs.id, blog.id));
  expect(await usesOfBlog(blog.id)).toEqual([]);
});

it('queries only the rows that show a file', async () => {
  const { db } = site.services;
  const asked = jest.spyOn(db, 'select');
  try {
    await usesOf(db, ['none.webp', 'nowhere.webp']);
    expect(asked).toHaveBeenCalledTimes(1);
  } finally {
    asked.mockRestore();
  }
});
