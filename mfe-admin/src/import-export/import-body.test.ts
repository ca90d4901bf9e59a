import { importBody } from './import-body';

test('a CSV file is sent as it is', () => {
  expect(importBody('clients.CSV', 'name\nA')).toEqual({ csv: 'name\nA' });
});

test('a JSON file must hold a list of objects', () => {
  expect(importBody('a.json', '[{"name":"A"}]')).toEqual({ rows: [{ name: 'A' }] });
  expect(() => importBody('a.json', '{')).toThrow('The file is not JSON.');
  expect(() => importBody('a.json', '{"name":"A"}')).toThrow('The file must hold a list of objects.');
});
