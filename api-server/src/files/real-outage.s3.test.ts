import { startCeph, type S3Server } from 'delivery/testing';
import { testApp } from '../../test/harness';
import { PDF, uploadOf } from '../../test/uploads';

let server: S3Server;
beforeAll(async () => {
  server = await startCeph();
  await server.makeBucket('files');
  Object.assign(process.env, server.env);
});
afterAll(() => server.stop());

const site = testApp(() => ({ environment: { FILES_URL: server.addressOf('files', 'site') } }));

const upload = async () => {
  const form = uploadOf('file', 'cv.pdf', PDF);
  const answer = await site.app.inject({ method: 'POST', url: '/api/v1/uploads/file', ...form });
  return { status: answer.statusCode, ...answer.json<{ fileUrl?: string; message: string }>() };
};

it('continues without files while the S3 server is down, and with them as soon as it is back', async () => {
  const before = await upload();
  expect(before.status).toBe(200);
  const recruiter = await site.signedIn('recruiter');
  const open = () => site.get(before.fileUrl?.replace('/api/v1', '') ?? '', recruiter);
  await server.kill();
  const message = 'Files cannot be stored or opened at the moment. Try again in a minute.';
  expect(await upload()).toMatchObject({ status: 503, message });
  expect((await open()).json()).toMatchObject({ success: false, message });
  for (const path of ['/services', '/products', '/news', '/job-postings']) {
    expect({ path, status: (await site.get(path)).statusCode }).toEqual({ path, status: 200 });
  }
  await server.startAgain();
  expect((await upload()).status).toBe(200);
  expect((await site.services.files.list()).length).toBeGreaterThan(0);
});
