import { matching } from './matching';

const run = (): void => undefined;
const commands = [
  { id: '1', label: 'Job applications', group: 'Careers', run },
  { id: '2', label: 'Career banner', group: 'Careers', run },
  { id: '3', label: 'Services Menu', group: 'Site', run },
];

test('every word must occur, in label or group, and labels that begin with the text come first', () => {
  expect(matching(commands, 'career').map(({ id }) => id)).toEqual(['2', '1']);
  expect(matching(commands, 'ban car').map(({ id }) => id)).toEqual(['2']);
  expect(matching(commands, 'nothing')).toEqual([]);
  expect(matching(commands, '')).toHaveLength(3);
});
