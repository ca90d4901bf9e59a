import { actionWords } from './action-words';

it.each([
  ['open-resume', 'Opened a resume'],
  ['change-state', 'Changed the state'],
  ['erase', 'Erased personal data'],
  ['something-new', 'Something new'],
])('calls %s “%s”', (action, words) => {
  expect(actionWords(action)).toBe(words);
});
