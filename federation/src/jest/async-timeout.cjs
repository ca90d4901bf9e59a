// A busy machine is not a failure: an element may take as long to appear in a document as in a browser.
const { configure } = require('@testing-library/react');

configure({ asyncUtilTimeout: 15_000 });
