import { isConnectionLoss } from './connection-loss';

it('distinguishes a lost connection from an error', () => {
  expect(isConnectionLoss({ status: 0 })).toBe(true);
  expect(isConnectionLoss({ status: 503 })).toBe(true);
  expect(isConnectionLoss({ status: 409 })).toBe(true);
  expect(isConnectionLoss({ status: 0, cancelled: true })).toBe(false);
  expect(isConnectionLoss({ status: 400 })).toBe(false);
  expect(isConnectionLoss({ status: 429 })).toBe(false);
  expect(isConnectionLoss(undefined)).toBe(false);
});
