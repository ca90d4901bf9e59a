import { ATTACHMENT_UPLOAD, FORM_FILES_TOO_LARGE } from '../upload-limits';
import type { CollectionDefinition } from './define-collection';
import { postItem } from './posted-item';

const definition = {
  what: 'Report',
  title: 'about',
  fields: {
    about: { kind: 'select', label: 'Subject', options: ['Spill', 'Other'], required: true },
    text: { kind: 'text', label: 'Text', required: true },
  },
  order: 'createdAt',
  publicForm: { fields: ['about', 'text'], keptMonths: 1, agreement: 'You may store it.', button: 'Send' },
} as const satisfies CollectionDefinition;

const post = (error: object) => {
  const form = new FormData();
  form.set('text', 'A slick below the jetty');
  return postItem(form, definition, () => Promise.reject(Object.assign(new Error('Refused'), error)));
};

it('has a heading above the messages of wrong fields, and keeps what was typed', async () => {
  const errors = [
    { path: 'about', message: 'Subject is required' },
    { path: 'consent', message: 'Consent is required' },
  ];
  expect(await post({ status: 400, message: 'Subject is required', errors })).toEqual({
    status: 400,
    refused: {
      message: 'Please check these fields',
      errors: { about: 'Subject is required', consent: 'Consent is required' },
      values: { about: '', text: 'A slick below the jetty', consent: '' },
      files: [],
    },
  });
});

it('says why another call was refused', async () => {
  const message = 'Too many forms were sent from here. Try again in an hour.';
  expect(await post({ status: 429, message, errors: [] })).toMatchObject({
    status: 429,
    refused: { message, errors: {} },
  });
});

describe('a file', () => {
  const vendors = {
    what: 'Vendor',
    title: 'name',
    fields: {
      name: { kind: 'line', label: 'Name', required: true },
      certificate: { kind: 'attachment', label: 'Certificate' },
    },
    order: 'createdAt',
    publicForm: { fields: ['name', 'certificate'], keptMonths: 1, agreement: 'You may store it.', button: 'Send' },
  } as const satisfies CollectionDefinition;
  const chosen = (text = 'iso') => new File([text], 'iso.pdf', { type: 'application/pdf' });
  const formOf = (certificate: File | string, texts: Readonly<Record<string, string>> = {}) => {
    const form = new FormData();
    form.set('name', 'Asha');
    form.set('certificate', certificate);
    for (const [name, text] of Object.entries(texts)) form.set(name, text);
    return form;
  };
  const postVendor = async (form: FormData, upload: (file: File) => Promise<string>, error?: object) => {
    const sent: { body: object; key: string }[] = [];
    const answer = await postItem(
      form,
      vendors,
      (body, key) => {
        sent.push({ body, key });
        return error ? Promise.reject(Object.assign(new Error('Refused'), error)) : Promise.resolve();
      },
      upload,
    );
    return { answer, sent };
  };

  it('is uploaded, and the same file has the same idempotency key however often it is sent', async () => {
    const first = await postVendor(formOf(chosen()), () => Promise.resolve('/api/v1/files/one.pdf'));
    const second = await postVendor(formOf(chosen()), () => Promise.resolve('/api/v1/files/two.pdf'));
    const other = await postVendor(formOf(chosen('other')), () => Promise.resolve('/api/v1/files/one.pdf'));
    expect(first.answer).toBeUndefined();
    expect(first.sent).toMatchObject([{ body: { name: 'Asha', certificate: '/api/v1/files/one.pdf' } }]);
    expect(second.sent[0]?.key).toBe(first.sent[0]?.key);
    expect(other.sent[0]?.key).not.toBe(first.sent[0]?.key);
  });

  it('is not uploaded again when the form was refused for something else', async () => {
    const wrongName = { status: 400, errors: [{ path: 'name', message: 'Name is too long' }] };
    const refused = await postVendor(formOf(chosen()), () => Promise.resolve('/api/v1/files/one.pdf'), wrongName);
    const [file] = refused.answer?.refused.files ?? [];
    expect(file).toMatchObject({ field: 'certificate', name: 'iso.pdf' });
    const again = await postVendor(formOf(new File([], ''), file?.hidden), () =>
      Promise.reject(new Error('Uploaded again')),
    );
    expect(again.sent).toMatchObject([{ body: { certificate: '/api/v1/files/one.pdf' } }]);
  });

  it('is refused beside its field, and nothing is sent', async () => {
    const message = 'Please upload a valid PDF file';
    const { answer, sent } = await postVendor(formOf(chosen()), () =>
      Promise.reject(Object.assign(new Error(message), { status: 415 })),
    );
    expect(answer).toMatchObject({
      status: 415,
      refused: { errors: { certificate: message }, values: { name: 'Asha' } },
    });
    expect(sent).toEqual([]);
  });

  it('is refused when it is too large, and when all files together are', async () => {
    const large = new File([new Uint8Array(ATTACHMENT_UPLOAD.maxBytes + 1)], 'iso.pdf');
    const { answer } = await postVendor(formOf(large), () => Promise.reject(new Error('Uploaded')));
    expect(answer).toMatchObject({ status: 413, refused: { errors: { certificate: ATTACHMENT_UPLOAD.tooLarge } } });

    const three = { front: 'Front', back: 'Back', sheet: 'Sheet' };
    const fields = Object.fromEntries(
      Object.entries(three).map(([name, label]) => [name, { kind: 'attachment' as const, label }]),
    );
    const form = new FormData();
    for (const name of Object.keys(three)) form.set(name, new File([new Uint8Array(8_000_000)], `${name}.jpg`));
    const definition = {
      ...{ ...vendors, fields: { ...vendors.fields, ...fields } },
      publicForm: { ...vendors.publicForm, fields: ['name', ...Object.keys(three)] },
    };
    const together = await postItem(
      form,
      definition,
      () => Promise.reject(new Error('Sent')),
      (file) => Promise.resolve(`/api/v1/files/${file.name}`),
    );
    expect(together).toMatchObject({
      status: 413,
      refused: { errors: { sheet: FORM_FILES_TOO_LARGE }, files: [{ field: 'front' }, { field: 'back' }] },
    });
  });

  it('is chosen again when the server does not have it any longer', async () => {
    const gone = { status: 400, errors: [{ path: 'certificate', message: 'Please choose the file again' }] };
    const { answer } = await postVendor(formOf(chosen()), () => Promise.resolve('/api/v1/files/one.pdf'), gone);
    expect(answer?.refused.files).toEqual([]);
  });
});
