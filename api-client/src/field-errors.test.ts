import { fieldErrorsOf, fieldMessagesOf } from './field-errors';
import { ApiError } from './http/api-error';

const errors = [
  { path: 'email', message: 'Email is required' },
  { path: 'email', message: 'Email must be a valid email address' },
  { path: 'productIds.3', message: 'Product not found' },
  { path: 'name', message: 'Name is required' },
];

test('reads the errors of fields from an answer, from the client and from the store', () => {
  expect(fieldErrorsOf({ message: 'Email is required', errors })).toEqual(errors);
  expect(fieldErrorsOf(new ApiError('Email is required', { status: 400, errors }))).toEqual(errors);
});

test.each([undefined, null, 'no', new Error('no'), {}, { errors: 'no' }, { errors: [null, 'no', { path: 'email' }] }])(
  'finds no errors of fields in a failure that names none: %p',
  (failure) => {
    expect(fieldErrorsOf(failure)).toEqual([]);
    expect(fieldMessagesOf(failure, ['email'])).toEqual({});
  },
);

test('gives a form the first message of each of its fields, in the order of its fields', () => {
  const messages = fieldMessagesOf({ errors }, ['name', 'email', 'phone']);
  expect(Object.entries(messages)).toEqual([
    ['name', 'Name is required'],
    ['email', 'Email is required'],
  ]);
});
