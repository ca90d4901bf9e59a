import type * as z from 'zod';
import {
  contentSchemas,
  accountBodySchema,
  contactBodySchema,
  customFieldBodySchema,
  importBodySchema,
  jobApplicationBodySchema,
  loginBodySchema,
  newPasswordSchema,
  productDocumentBodySchema,
  productSchemas,
  registerBodySchema,
  sectionItemSchema,
} from './schemas';

function messages(schema: z.ZodType, value: unknown): Record<string, string> {
  const result = schema.safeParse(value);
  return Object.fromEntries((result.error?.issues ?? []).map(({ path, message }) => [path.join('.'), message]));
}

const application = {
  jobId: 'job-1',
  fullName: 'Asha Rao',
  contactNumber: '+91 98765 43210',
  email: 'asha@example.com',
  address: '4 Mill Road\nPune',
  education: 'B.Tech',
  experience: '5 years',
  resume: '/api/v1/files/r.pdf',
  consent: true,
};

describe('a job application', () => {
  it('is accepted complete, and without unknown fields', () => {
    const sent = { ...application, state: 'hired', _id: 'x', notes: [] };
    expect(jobApplicationBodySchema.parse(sent)).toEqual(application);
  });

  it('names every missing field', () => {
    expect(messages(jobApplicationBodySchema, {})).toEqual({
      jobId: 'Job is required',
      fullName: 'Name is required',
      contactNumber: 'Contact number is required',
      email: 'Email is required',
      address: 'Address is required',
      education: 'Education is required',
      experience: 'Experience is required',
      resume: 'Resume is required',
      consent: 'Consent is required',
    });
  });

  it.each([
    ['a blank', { fullName: '   ' }, 'fullName', 'Name is required'],
    ['too much', { fullName: 'x'.repeat(201) }, 'fullName', 'Name must have at most 200 characters'],
    ['an object', { email: { $ne: '' } }, 'email', 'Email must be text'],
    ['an array', { email: ['a@b.c'] }, 'email', 'Email must be text'],
    ['a number', { contactNumber: 5 }, 'contactNumber', 'Contact number must be text'],
    ['a NUL', { address: 'a\0b' }, 'address', 'Address has characters that are not allowed'],
    [
      'half a surrogate pair',
      { experience: 'a\uD800' },
      'experience',
      'Experience has characters that are not allowed',
    ],
    ['a line end in a line', { fullName: 'A\r\nBcc: x@y.z' }, 'fullName', 'Name has characters that are not allowed'],
    ['no address', { email: 'asha' }, 'email', 'Email must be a valid email address'],
    ['no consent', { consent: false }, 'consent', 'Consent is required'],
  ])('refuses %s with the name of the field', (_, wrong, path, message) => {
    expect(messages(jobApplicationBodySchema, { ...application, ...wrong })).toEqual({ [path]: message });
  });

  it('accepts emoji and tabs', () => {
    expect(messages(jobApplicationBodySchema, { ...application, fullName: 'Asha 🙂', education: 'a\tb\r\nc' })).toEqual(
      {},
    );
  });
});

describe('addresses of files', () => {
  const blog = { title: 'T', content: '<p>x</p>', author: 'A' };
  const sheet = { kind: 'tds', title: 'T' };

  it('accepts a file of the media library as a picture', () => {
    for (const blogImg of ['/api/v1/files/a.png', '/api/v1/files/a.png#30,100']) {
      expect(messages(contentSchemas.blogs.body, { ...blog, blogImg })).toEqual({});
    }
  });

  it('accepts a file of the site or another address as a document', () => {
    for (const url of ['/api/v1/files/a.pdf', 'https://cdn.example.com/a.pdf?w=1', 'http://127.0.0.1:3000/a.pdf']) {
      expect(messages(productDocumentBodySchema, { ...sheet, url })).toEqual({});
    }
  });

  it.each([
    'javascript:alert(1)',
    '//evil.example/a.png',
    'data:image/png;base64,AA',
    '/\\evil.example',
    'a.png',
    '/a"onerror=x',
    '/version-preview/token',
    '/api/v1/files/../auth/logout',
    '/api/v1/files/a.png?w=1',
  ])('refuses %s', (address) => {
    expect(messages(contentSchemas.blogs.body, { ...blog, blogImg: address })).toEqual({
      blogImg: 'Image must be a file of the media library, such as /api/v1/files/…',
    });
    expect(messages(productDocumentBodySchema, { ...sheet, url: address })).toEqual({
      url: 'Document address must be a file of this site or an http(s) address',
    });
  });

  it('refuses a picture of another site', () => {
    const address = 'https://cdn.example.com/a.png';
    expect(messages(contentSchemas.blogs.body, { ...blog, blogImg: address })).toHaveProperty('blogImg');
  });
});

describe('content', () => {
  it('may be changed in part, with a version', () => {
    expect(
      contentSchemas.blogs.update.parse({ title: ' New ', version: 2, likes: 1_000, views: 5, role: 'owner' }),
    ).toEqual({
      title: 'New',
      version: 2,
    });
  });

  it('checks the slug and the states of publication', () => {
    expect(
      messages(contentSchemas.blogs.update, { slug: 'Not a slug', status: 'gone', publishAt: 'tomorrow' }),
    ).toEqual({
      slug: 'Slug may have lower-case letters, digits and hyphens only',
      status: 'Status must be draft, scheduled or published',
      publishAt: 'Must be a moment in ISO 8601',
    });
  });
});

describe('custom fields', () => {
  it('has exactly the seven types', () => {
    for (const fieldType of ['text', 'textarea', 'file', 'select', 'number', 'date', 'url']) {
      expect(messages(customFieldBodySchema, { fieldName: 'F', fieldType, fieldValue: '' })).toEqual({});
    }
    expect(messages(customFieldBodySchema, { fieldName: 'F', fieldType: 'color', fieldValue: '' })).toHaveProperty(
      'fieldType',
    );
  });

  it.each([' JavaScript:alert(1)', 'not a url', '//example.com'])('refuses the link %s', (fieldValue) => {
    const field = { fieldName: 'Source', fieldType: 'url' };
    expect(messages(customFieldBodySchema, { ...field, fieldValue })).toEqual({
      fieldValue: 'Source must be an http(s) address',
    });
    expect(messages(customFieldBodySchema, { ...field, fieldValue: '' })).toEqual({});
    expect(messages(customFieldBodySchema, { ...field, fieldValue: 'https://example.com' })).toEqual({});
  });

  it('names the invalid field inside a product', () => {
    const product = {
      subsectorId: 's',
      logo: '/api/v1/files/l.png',
      name: 'N',
      description: 'D',
      customFields: [{ fieldName: '', fieldType: 'text', fieldValue: '' }],
    };
    expect(messages(productSchemas.body, product)).toEqual({ 'customFields.0.fieldName': 'Field name is required' });
  });
});

describe('list queries', () => {
  it('reads numbers from the address, ignores unknown parameters and refuses unknown values', () => {
    expect(contentSchemas.blogs.listQuery.parse({ limit: '20', other: 'x' })).toEqual({ limit: 20 });
    expect(
      Object.keys(messages(contentSchemas.blogs.listQuery, { limit: '101', sort: 'size', status: 'open' })),
    ).toEqual(['limit', 'sort', 'status']);
    for (const limit of ['0', '-1', '1.5', 'x', ''])
      expect(messages(contentSchemas.blogs.listQuery, { limit })).toHaveProperty('limit');
  });

  it('passes the filters on custom fields of products through', () => {
    expect(productSchemas.listQuery.parse({ 'field.Grade': ['A', 'B'], facets: '1' })).toEqual({
      'field.Grade': ['A', 'B'],
      facets: '1',
    });
  });
});

describe('signing in', () => {
  it('takes a password exactly as typed', () => {
    expect(newPasswordSchema.parse('  twelve chars ')).toBe('  twelve chars ');
    expect(newPasswordSchema.safeParse('short').error?.issues[0]?.message).toBe(
      'Password must have at least 12 characters',
    );
    expect(newPasswordSchema.safeParse('x'.repeat(129)).success).toBe(false);
    expect(messages(loginBodySchema, { email: 'a@b.c', password: 'short' })).toEqual({});
  });

  it('takes a code of six digits and ignores a role', () => {
    const body = { name: 'N', email: 'a@b.c', password: 'long enough phrase', otp: '12345' };
    expect(messages(registerBodySchema, body)).toEqual({ otp: 'Code must have six digits' });
    expect(registerBodySchema.parse({ ...body, otp: '123456', role: 'owner', status: 'approved' })).not.toHaveProperty(
      'role',
    );
  });

  it('requires the current password for sensitive changes, and the code for a new address', () => {
    expect(messages(accountBodySchema, { name: 'New' })).toEqual({});
    expect(messages(accountBodySchema, { email: 'new@b.c' })).toEqual({
      currentPassword: 'Current password is required',
      otp: 'Code is required',
    });
    expect(messages(accountBodySchema, { password: 'long enough phrase' })).toHaveProperty('currentPassword');
  });
});

it('accepts an import as rows or as CSV, not both', () => {
  expect(messages(importBodySchema, { csv: 'name\nA' })).toEqual({});
  expect(messages(importBodySchema, { rows: [{ name: 'A' }] })).toEqual({});
  expect(messages(importBodySchema, { rows: [], csv: '' })).toHaveProperty('rows');
  expect(messages(importBodySchema, {})).toHaveProperty('rows');
});

it('refuses markup in the colour of a timeline entry', () => {
  expect(messages(sectionItemSchema, { years: '2005-2006', bgColor: '#0B5FFF' })).toEqual({});
  expect(messages(sectionItemSchema, { bgColor: 'red;background:url(x)' })).toHaveProperty('bgColor');
});

it('accepts numbers with spaces between them as former values, and nothing else', () => {
  expect(messages(sectionItemSchema, { trend: '0.5 -12  13.25' })).toEqual({});
  for (const trend of ['12', '12,5 13', 'Infinity 1', '1e9 2', '1 2 M0'])
    expect(messages(sectionItemSchema, { trend })).toHaveProperty('trend');
});

it('does not mistake a prototype property for a field', () => {
  const parsed = contactBodySchema.parse(
    JSON.parse('{"name":"N","email":"a@b.c","message":"M","consent":true,"__proto__":{"admin":true}}'),
  );
  expect(Object.keys(parsed)).toEqual(['name', 'email', 'message', 'consent']);
  expect(parsed).not.toHaveProperty('admin');
});
