import { narrowing, readApplicationChoice, writeApplicationChoice } from './application-query';

it('parses the query that it writes', () => {
  const query = 'search=asha&state=interview&jobId=j1&sort=name&page=3';
  expect(writeApplicationChoice(readApplicationChoice(new URLSearchParams(query))).toString()).toBe(query);
});

it('ignores invalid values', () => {
  const choice = readApplicationChoice(new URLSearchParams('state=gone&sort=size&page=0'));
  expect(choice).toEqual({ search: '', state: undefined, jobId: '', sort: '-createdAt', page: 1 });
  expect(narrowing(choice)).toEqual({});
});
