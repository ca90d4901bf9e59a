import { readRole } from './role';

it.each([
  [[], {}],
  [['serve'], { name: 'serve' }],
  [['jobs'], { name: 'jobs' }],
  [['migrate'], { name: 'migrate', serversStopped: false }],
  [['migrate', '--servers-stopped'], { name: 'migrate', serversStopped: true }],
])('reads the role from %j', (args, role) => {
  expect(readRole(args)).toEqual(role);
});

it.each([
  [['server'], 'There is no role "server". There are: serve, migrate, jobs.'],
  [['migrate', '--server-stopped'], /unknown option '--server-stopped'/],
  [['migrate', 'now'], /too many arguments/],
  [['jobs', '--servers-stopped'], /unknown option/],
  [['--port', '4000'], /unknown option '--port'/],
])('refuses %j, instead of doing the work without it', (args, message) => {
  expect(() => readRole(args)).toThrow(message);
});
