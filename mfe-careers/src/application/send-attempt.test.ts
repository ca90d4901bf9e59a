import '../testing/browser-globals';
import { attemptFor, isConnectionLoss } from './send-attempt';

it('sends the same content again under the same key, another content under another', () => {
  const first = attemptFor(undefined, { fullName: 'Asha' });
  expect(first.key).toMatch(/^[0-9a-f]{32}$/);
  expect(attemptFor(first, { fullName: 'Asha' })).toEqual(first);
  expect(attemptFor(first, { fullName: 'Asha Rao' }).key).not.toBe(first.key);
});

it('tells a lost connection from a refusal', () => {
  expect(isConnectionLoss({ status: 0 })).toBe(true);
  expect(isConnectionLoss({ status: 503 })).toBe(true);
  expect(isConnectionLoss({ status: 409 })).toBe(true);
  expect(isConnectionLoss({ status: 0, cancelled: true })).toBe(false);
  expect(isConnectionLoss({ status: 400 })).toBe(false);
  expect(isConnectionLoss({ status: 429 })).toBe(false);
  expect(isConnectionLoss(undefined)).toBe(false);
});
