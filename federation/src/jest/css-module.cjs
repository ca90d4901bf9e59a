// A CSS module returns the name of each class unchanged, so that tests can read it.
module.exports = new Proxy({}, { get: (_, key) => (key === '__esModule' ? false : String(key)) });
