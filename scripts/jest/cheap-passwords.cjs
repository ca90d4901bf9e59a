// Passwords are hashed at a hundredth of their cost, in a few milliseconds of processor time in place of a third of a
// second; a stored hash still names the whole cost. `passwords.test.ts` computes one at the whole cost.
const crypto = require('node:crypto');

const MAX_COST = 2 ** 10;
const { scrypt } = crypto;
if (!scrypt.whole) {
  const cheap = (password, salt, length, options, done) =>
    scrypt(password, salt, length, { ...options, N: Math.min(options.N, MAX_COST) }, done);
  crypto.scrypt = Object.assign(cheap, { whole: scrypt });
}
