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
