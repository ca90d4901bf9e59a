import type { Form } from 'api-client';
import { unzipSync } from 'fflate';
import sharp from 'sharp';
import { testAdmin, testApp } from '../../../test/harness';
import { addJob, applicationTo } from '../../../test/jobs';
import { PDF, uploadOf, uploadResume } from '../../../test/uploads';
import { DAY } from '../../clock';
import { cleanUpResumes } from '../../modules/uploads/service';
import { purgeTrash } from '../../modules/versioned-content-types';
import { cleanUpAttachments } from '../collections/attachments';

const site = testApp({ environment: { LIMIT_FORMS_PER_HOUR: '100' } });
const owner = testAdmin(site, 'owner');
const editor = testAdmin(site, 'editor');
const author = testAdmin(site, 'author');
const recruiter = testAdmin(site, 'recruiter');

const CERTIFICATE = { label: 'Your certificate', kind: 'attachment', required: true };
const FORM = {
  ...{ title: 'Become a vendor', introduction: '', agreement: 'I agree.', button: 'Send', keptMonths: 3 },
  questions: [CERTIFICATE],
};

let form: Form;
let field: string;
beforeAll(async () => {
  form = (await site.post('/forms', FORM, editor)).json<{ form: Form }>().form;
  field = `q${form.questions[0]?._id ?? ''}`;
});

const path = () => `/x/forms/f${form._id}`;
const send = (address: string, email = 'asha@example.com') =>
  site.post(path(), { name: 'Asha Rao', email, consent: true, [field]: address });
const open = (address: string, headers?: Record<string, string>) => site.get(address.replace('/api/v1', ''), headers);
const items = async () =>
  (await site.get(`${path()}?status=all`, editor)).json<{ items: { _id: string; slug: string }[] }>().items;

it('is private to those who read the answers, and the audit log names who opens it', async () => {
  const address = await uploadResume(site);
  expect((await send(address)).statusCode).toBe(201);
  const statuses = await Promise.all(
    [undefined, author, recruiter, editor].map(async (who) => (await open(address, who)).statusCode),
  );
  expect(statuses).toEqual([401, 403, 403, 200]);
  expect((await open(address, editor)).headers).toMatchObject({
    'cache-control': 'private, no-store',
    'content-disposition': expect.stringMatching(/^attachment/),
  });
  const [item] = await items();
  const { entries } = (await site.get('/audit', owner)).json<{ entries: object[] }>();
  expect(entries).toContainEqual(
    expect.objectContaining({
      ...{ action: 'open-attachment', collection: `forms:f${form._id}` },
      ...{ entityId: item?._id, title: item?.slug },
    }),
  );
  expect((await site.get('/media', editor)).body).not.toContain(address);
});

it('is in the export of its sender, and is deleted with the answer', async () => {
  const email = 'meera@example.com';
  const address = await uploadResume(site);
  await send(address, email);
  const person = await site.post('/people-data/find', { email }, owner);
  expect(person.body).toContain(address);
  const archive = unzipSync((await site.post('/people-data/export', { email }, owner)).rawPayload);
  const [name = ''] = Object.keys(archive).filter((one) => one.startsWith('attachments/'));
  expect(Buffer.from(archive[name] ?? []).equals((await open(address, editor)).rawPayload)).toBe(true);
  expect((await site.post('/people-data/erase', { email }, owner)).statusCode).toBe(200);
  expect((await open(address, editor)).statusCode).toBe(404);
});

it('may be a picture, without the place where it was taken, and one of several files', async () => {
  const questions = ['Front', 'Back', 'Data sheet'].map((label) => ({ label, kind: 'attachment' }));
  const added = await site.post('/forms', { ...FORM, title: 'Samples', questions }, editor);
  const { form: samples } = added.json<{ form: Form }>();
  const photo = await sharp({ create: { width: 40, height: 30, channels: 3, background: 'red' } })
    .withExif({ IFD0: { Copyright: 'Asha Rao' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '22/1 18/1 0/1' } })
    .jpeg()
    .toBuffer();
  const upload = (name: string, bytes: Buffer) =>
    site.app.inject({ method: 'POST', url: '/api/v1/uploads/attachment', ...uploadOf('file', name, bytes) });
  const gif = await sharp(photo).gif().toBuffer();
  for (const [name, bytes] of [
    ['a.gif', gif],
    ['a.jpg', PDF],
    ['a.svg', Buffer.from('<svg/>')],
  ] as const) {
    const refused = await upload(name, bytes);
    expect([refused.statusCode, refused.json<{ message: string }>().message]).toEqual([
      415,
      'Please choose a PDF or a picture (JPEG, PNG or WebP)',
    ]);
  }
  const sent = await Promise.all([upload('front.jpg', photo), upload('back.jpg', photo), upload('sheet.pdf', PDF)]);
  const addresses = sent.map((one) => one.json<{ fileUrl: string }>().fileUrl);
  const values = Object.fromEntries(samples.questions.map(({ _id }, at) => [`q${_id}`, addresses[at]]));
  const email = 'kiran@example.com';
  const path = `/x/forms/f${samples._id}`;
  expect((await site.post(path, { name: 'Kiran', email, consent: true, ...values })).statusCode).toBe(201);
  const opened = await open(addresses[0] ?? '', editor);
  expect(opened.headers).toMatchObject({
    ...{ 'content-type': 'image/jpeg', 'cache-control': 'private, no-store' },
    'content-disposition': expect.stringMatching(/^attachment/),
  });
  expect((await sharp(opened.rawPayload).metadata()).exif).toBeUndefined();
  expect((await open(addresses[1] ?? '')).statusCode).toBe(401);
  const archive = unzipSync((await site.post('/people-data/export', { email }, owner)).rawPayload);
  const endings = Object.keys(archive).flatMap((name) => /^attachments.*\.(\w+)$/.exec(name)?.[1] ?? []);
  expect(endings.sort()).toEqual(['jpg', 'jpg', 'pdf']);
  expect((await site.post('/people-data/erase', { email }, owner)).statusCode).toBe(200);
  for (const address of addresses) expect((await open(address, editor)).statusCode).toBe(404);
});

it('is not accepted as a resume when it is a picture', async () => {
  const { resume: _, ...application } = await applicationTo(site, (await addJob(site))._id);
  const picture = await sharp({ create: { width: 4, height: 4, channels: 3, background: 'red' } })
    .png()
    .toBuffer();
  const { fileUrl } = (
    await site.app.inject({
      ...{ method: 'POST', url: '/api/v1/uploads/attachment' },
      ...uploadOf('file', 'me.png', picture),
    })
  ).json<{ fileUrl: string }>();
  const refused = await site.post('/job-applications', { ...application, resume: fileUrl });
  expect([refused.statusCode, refused.json()]).toMatchObject([400, { errors: [{ path: 'resume' }] }]);
});

it.each([
  ['a report without a name', { anonymous: true }, 'questions.0.kind'],
  ['a form that asks for three others', { questions: Array<object>(4).fill(CERTIFICATE) }, 'questions.3.kind'],
])('is refused in %s', async (_, changes, path) => {
  const refused = await site.post('/forms', { ...FORM, ...changes }, editor);
  expect([refused.statusCode, refused.json()]).toMatchObject([400, { errors: [{ path }] }]);
});

it('belongs to one answer: a file that was sent, is gone or is public is refused', async () => {
  const address = await uploadResume(site);
  expect((await send(address)).statusCode).toBe(201);
  const late = await uploadResume(site);
  site.clock.pass(2 * DAY);
  await cleanUpResumes(site.services);
  for (const wrong of [address, late, '/api/v1/files/unknown.pdf', 'https://example.com/a.pdf', '']) {
    const refused = await send(wrong);
    const { errors } = refused.json<{ errors: { path: string }[] }>();
    expect([refused.statusCode, ...new Set(errors.map((error) => error.path))]).toEqual([400, field]);
  }
  expect((await open(address, await site.signedIn('editor'))).statusCode).toBe(200);
});

it('stays as it was sent when an editor changes the answer, and is deleted after its answer', async () => {
  const address = await uploadResume(site);
  await send(address, 'ravi@example.com');
  const now = await site.signedIn('editor');
  const [item] = (await site.get(`${path()}?status=all`, now)).json<{ items: { _id: string }[] }>().items;
  const one = `${path()}/${item?._id ?? ''}`;
  const other = await uploadResume(site);
  const changed = await site.call('PUT', one, { state: 'Done', [field]: other, version: 1 }, now);
  expect(changed.json()).toMatchObject({ item: { state: 'Done', [field]: address } });
  await site.call('DELETE', one, undefined, now);
  await cleanUpAttachments(site.services);
  expect((await open(address, now)).statusCode).toBe(200);
  site.clock.pass(31 * DAY);
  await purgeTrash(site.services);
  await cleanUpAttachments(site.services);
  expect((await open(address, await site.signedIn('editor'))).statusCode).toBe(404);
});
