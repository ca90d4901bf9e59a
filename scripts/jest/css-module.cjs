// A CSS module answers each class with its own name, so that tests can read them.
module.exports = new Proxy({}, { get: (_, key) => (key === '__esModule' ? false : String(key)) });
