/**
 * The translations in a PO file by their English text, as JSON, without those that are missing or marked as fuzzy. A text
 * with plurals is a list, in the order of the language's plural categories.
 */
function messages(source) {
  // Loaded on use: most tests show no translations.
  const PO = require('pofile');
  const done = PO.parse(source).items.filter(({ msgstr, flags }) => msgstr[0] && !flags.fuzzy);
  return JSON.stringify(
    Object.fromEntries(done.map(({ msgid, msgid_plural, msgstr }) => [msgid, msgid_plural ? msgstr : msgstr[0]])),
  );
}

/** A loader of webpack, and a transformer of Jest. */
module.exports = messages;
module.exports.process = (source) => ({ code: `module.exports = ${messages(source)};` });
