import { readToken, removeToken, storeToken } from './token-storage';

it('stores nothing on a server', () => {
  storeToken('somebody');
  expect(readToken()).toBeNull();
  expect(() => removeToken()).not.toThrow();
});
