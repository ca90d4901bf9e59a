import { causeWords } from './cause-words';

it.each([
  ['Error ESOCKET ECONNREFUSED', 'The mail server could not be reached.'],
  ['Error EDNS ENOTFOUND', 'The mail server could not be reached.'],
  ['Error EAUTH 535', "The mail server refused the site's user name or password."],
  ['Error EENVELOPE 550', 'The mail server refused the address or the email.'],
  ['Error EENVELOPE 450', 'The mail server refused it for now.'],
  ['Error ETLS', 'The mail server offered no secure connection.'],
  ['Error ENOSPC', 'There is no room left on the disk.'],
  ['TypeError', 'The email could not be sent.'],
  ['', 'The server that was sending it stopped.'],
])('describes “%s”: %s', (cause, words) => {
  expect(causeWords(cause)).toBe(words);
});
