/** @jest-environment node */
import { takeSite } from './take-site';

test.each([
  [
    ['careers', '--site', 'https://www.example.com', '--port', '1'],
    'https://www.example.com',
    ['careers', '--port', '1'],
  ],
  [['--site=http://localhost:4000', 'careers'], 'http://localhost:4000', ['careers']],
  [['careers'], undefined, ['careers']],
])('of %j the site is taken', (args, site, others) => {
  expect(takeSite(args)).toEqual({ site, args: others });
});

test.each([[['--site']], [['--site', 'www.example.com']], [['--site=javascript:alert(1)']]])(
  '%j names no site',
  (args) => {
    expect(() => takeSite(args)).toThrow(/^--site has to be the address of a site/);
  },
);
