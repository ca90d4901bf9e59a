import { RuleTester } from 'eslint';
import { plainEnglish } from './plain-english.mjs';

/** A file with the sentence in a comment. */
const refused = (code: string, errors = 1) => ({ code, errors });

new RuleTester().run('plain-english', plainEnglish, {
  valid: [
    '// A request that would wait longer than its timeout is refused immediately.',
    '// What does it return? The number of rows.',
    '/** The email for a kind. */ const EMAIL = "stands for nobody";',
    '/** `sub` stands for the subject; a stand-alone build and the one that stands in for it. */',
    '// The reader sees\n// what the editor wrote.',
    '/** @returns others who have it open */',
    '// One of the files. None of them is read.',
    "test('a visitor sees what the editor wrote', () => {});",
    '// If there is no row, it is no longer than before.',
    "log('what nobody reads');",
    { code: "log('Every editor sees the change.', 'nobody')", options: [{ messages: true }] },
  ],
  invalid: [
    refused('// What it returns.'),
    { ...refused('log(`What is not committed ${is} not tested.`)'), options: [{ messages: true }] },
    refused('/** What the table counts\n * of a subsector. */'),
    refused('// Adds a row. What is there already\n// is left out.'),
    refused('// Adds a row.\n// Who asks for more is refused.'),
    refused('/**\n * Adds a row.\n *\n * @param name what it is called\n * @returns what was added\n */', 2),
    refused('const x = { /* Whose rows they are. */ };'),
    refused('// The owner is told of each sign-in.'),
    refused('// An item that somebody opened and nobody saved.'),
    refused('// It has a folder of its own.'),
    refused('// The list is loaded anew.'),
    refused('// The reason stands in the body.'),
    refused('// The default, where there is none.'),
    refused('// Content of which there is one is never deleted.'),
    refused('// As far as the table goes; merely a hint.', 2),
    refused('// Both are held against the schema.'),
    refused('// The judge condemns the culprit. A stray wish.', 5),
    refused('// It goes on once more, and is not closed by hand any more so far. It is gone for good.', 6),
    refused('// An email is given up after so many attempts, which is no error.', 2),
    refused("test('what is deleted stays in the trash', () => {});"),
    refused("describe.each([1])('who may do it', () => {});"),
    refused('test.each`a`("nobody is asked", () => {});'),
    refused('it(`${1} rows of their own`, () => {});'),
  ],
});
