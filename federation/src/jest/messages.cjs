/** A PO file as a module with the translations by their English text, as in a build. */
module.exports = {
  process(source) {
    // Loaded on use: most tests show no translations.
    const PO = require('pofile');
    const done = PO.parse(source).items.filter(({ msgstr, flags }) => msgstr[0] && !flags.fuzzy);
    const catalogue = Object.fromEntries(done.map(({ msgid, msgstr }) => [msgid, msgstr[0]]));
    return { code: `module.exports = ${JSON.stringify(catalogue)};` };
  },
};
