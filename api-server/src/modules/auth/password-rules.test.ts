import { passwordProblem } from './password-rules';

const problem = (password: string) =>
  passwordProblem(password, { email: 'asha.rao@example.com', company: 'Tridhara Energy & Chemicals' });

it.each(['qwerty123456', '1Q2W3E4R5T6Y', 'password password', 'aaaaaaaaaaaaaaa', '123456123456'])(
  'refuses the common %s',
  (password) => {
    expect(problem(password)).toMatch(/most common/);
  },
);

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

it.each(['three streams bending into one', '            x', 'пароль для сайта компании', 'correct horse battery'])(
  'takes %j',
  (password) => {
    expect(problem(password)).toBeUndefined();
  },
);
