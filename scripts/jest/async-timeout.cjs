// A busy machine is no failure: what a test looks for may take as long in a document as it may in a browser.
const { configure } = require('@testing-library/react');

configure({ asyncUtilTimeout: 15_000 });
