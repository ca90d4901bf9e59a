/** The Jest preset of every front end and of the packages that need a document: `preset: 'federation'`. */
module.exports = {
  testEnvironment: require.resolve('./pages-environment.cjs'),
  testMatch: ['<rootDir>/src/**/*.test.{ts,tsx}'],
  transform: {
    '\\.po$': require.resolve('../messages.cjs'),
    '\\.[cm]?[jt]sx?$': [
      require.resolve('@swc/jest'),
      { jsc: { target: 'es2023', transform: { react: { runtime: 'automatic' } } } },
    ],
  },
  moduleNameMapper: {
    '\\.module\\.css$': require.resolve('./css-module.cjs'),
    '\\.(css|woff2)$': require.resolve('./asset.cjs'),
  },
  setupFiles: [require.resolve('./browser-globals.cjs')],
  setupFilesAfterEnv: [require.resolve('./fail-on-console-error.cjs'), require.resolve('./async-timeout.cjs')],
};
