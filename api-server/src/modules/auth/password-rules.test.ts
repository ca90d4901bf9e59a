import { dictionary } from '@zxcvbn-ts/language-common';
import { runInNewContext } from 'node:vm';
import { passwordProblem } from './password-rules';

const problem = (password: string) =>
  passwordProblem(password, { email: 'asha.rao@example.com', company: 'Tridhara Energy & Chemicals' });

it.each(['qwerty123456', '1Q2W3E4R5T6Y', 'password password', 'aaaaaaaaaaaaaaa', '123456123456'])(
  'refuses the common %s',
  (password) => {
    expect(problem(password)).toMatch(/most common/);
  },
);

it.each([
  ...['123456789012', 'Password1234!', 'P@$$w0rd2024!', 'Summer2024!!!!', 'qwertyuiop[]12', '!QAZ2wsx#EDC4rfv'],
  ...['1q2w3e4r5t6y7u', 'zyxwvutsrqpo', '01011980Dragon', 'p.a.s.s.w.o.r.d.1', 'xK9!xK9!xK9!', 'Monkey123Monkey'],
])('refuses %s, a mutation of a common one', (password) => {
  expect(problem(password)).toMatch(/most common/);
});

it('refuses thousands of common ones that are long enough', () => {
  const long = new Set<string>();
  for (const word of dictionary.passwords.map(String)) {
    for (const written of [word, `${word.charAt(0).toUpperCase()}${word.slice(1)}1234!`, `${word}2024`])
      if (written.length >= 12 && written.length <= 128 && long.size < 4_000) long.add(written);
  }
  expect(long.size).toBe(4_000);
  expect([...long].filter((password) => problem(password) === undefined)).toEqual([]);
});

it.each(['a1', 'password', 'qwerty1!dragon', 'x9monkeydragonshadow'])('finishes 128 characters of %s', (part) => {
  const password = part.repeat(64).slice(0, 127) + 'x';
  // Trying every way to split such a word would take years, and run into the timeout.
  const read = () => problem(password);
  expect(runInNewContext('read()', { read }, { timeout: 30_000 })).toBe(problem(password));
});

it.each(['Tridhara Energy & Chemicals', 'tridharaenergy2026', 'TRIDHARA-123456!'])(
  "refuses the company's name: %s",
  (password) => {
    expect(problem(password)).toMatch(/company/);
  },
);

it.each(['asha.rao@example.com', 'Asha.Rao@Example.com', 'AshaRao123456!!', 'ashaRao@example.com1'])(
  "refuses the person's own address: %s",
  (password) => {
    expect(problem(password)).toMatch(/address/);
  },
);

it.each([
  'three streams bending into one',
  '  kept as it is typed   ',
  'пароль для сайта компании',
  'correct horse battery',
  'kx7Qm2pVw9Lz',
  '83746152093847',
  'tangerine-teapot-77',
])('accepts %j', (password) => {
  expect(problem(password)).toBeUndefined();
});
