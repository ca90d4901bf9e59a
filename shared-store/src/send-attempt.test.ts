import { attemptFor } from './send-attempt';

test('the same content is sent with the same key, other content with another', () => {
  const first = attemptFor(undefined, { fullName: 'Asha' });
  expect(first.key).toMatch(/^[\da-f]{32}$/);
  expect(attemptFor(first, { fullName: 'Asha' })).toEqual(first);
  expect(attemptFor(first, { fullName: 'Asha Rao' }).key).not.toBe(first.key);
});

test('a key is created on pages without a secure context, where randomUUID is missing', () => {
  const whole = Object.getOwnPropertyDescriptor(Crypto.prototype, 'randomUUID');
  Reflect.deleteProperty(Crypto.prototype, 'randomUUID');
  try {
    expect('randomUUID' in crypto).toBe(false);
    expect(attemptFor(undefined, {}).key).toHaveLength(32);
  } finally {
    if (whole) Object.defineProperty(Crypto.prototype, 'randomUUID', whole);
  }
});
