import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import preset from './federation/src/jest/jest-preset.cjs';

/** Packages whose tests need a document. */
const { workspaces } = JSON.parse(readFileSync(new URL('package.json', import.meta.url), 'utf8'));
const BROWSER = [
  'ui-kit',
  'admin-kit',
  'page-testing',
  'shell',
  'federation',
  // A new remote starts as its copy.
  'scripts/new-remote/mfe-example',
  ...workspaces.filter((name) => name.startsWith('mfe-')),
];
const NODE = ['api-client', 'http-edge', 'shared-store', 'delivery', 'site-emulator', 'api-server', 'demo-content'];

/** Compiled files are reused from run to run, even if runs have different temporary folders. */
const cacheDirectory = fileURLToPath(new URL('node_modules/.cache/jest', import.meta.url));

/** The preset of the packages that need a document. */
const PRESET = fileURLToPath(new URL('federation/src/jest', import.meta.url));

/** The files that set up the tests of this repository alone. */
const JEST = fileURLToPath(new URL('scripts/jest', import.meta.url));

/** The part of the shell that runs without a document. */
const SHELL_SERVER_FOLDER = '/shell/src/server/';

/** One PostgreSQL server for all test files of a run; Jest starts it once, even if several projects name it. */
const DATABASE_SERVER = {
  globalSetup: fileURLToPath(new URL('api-server/test/global-setup.ts', import.meta.url)),
  globalTeardown: fileURLToPath(new URL('api-server/test/global-teardown.ts', import.meta.url)),
};

/** Node.js, where styles and fonts are files like any other. */
const ON_NODE = {
  testEnvironment: `${JEST}/shared-modules-environment.cjs`,
  runtime: `${JEST}/shared-modules-runtime.cjs`,
  transform: preset.transform,
};

/** Removes the folders of each test file. */
const CLEAN_UP = fileURLToPath(new URL('delivery/src/testing/clean-up.ts', import.meta.url));

/** @param testEnvironment `node`, or `pages` for a document */
const project = (name, testEnvironment) => ({
  displayName: name,
  cacheDirectory,
  rootDir: `<rootDir>/${name}`,
  ...(testEnvironment === 'node' ? ON_NODE : { preset: 'federation', runtime: `${JEST}/compiled-once-runtime.cjs` }),
  testMatch: ['<rootDir>/{src,test,illustrations}/**/*.test.{ts,tsx}'],
  // A real S3 server is started by `npm run trial -- s3` alone.
  testPathIgnorePatterns: [
    '/node_modules/',
    ...(testEnvironment === 'pages' ? [SHELL_SERVER_FOLDER] : []),
    ...(process.env['TEST_S3'] ? [] : ['\\.s3\\.test\\.ts$']),
  ],
  // These packages publish only ES modules, which Jest has to compile.
  transformIgnorePatterns: [
    '/node_modules/(?!(openid-client|oauth4webapi|jose|@electric-sql|content-disposition|light-my-request|cookie|p-limit|age-encryption|@noble|@scure|p-queue|p-timeout|eventemitter3|yocto-queue|@module-federation)/)',
  ],
  setupFiles: [`${JEST}/no-sync.cjs`, ...(name === 'api-server' ? [`${JEST}/cheap-passwords.cjs`] : [])],
  setupFilesAfterEnv: [
    ...(testEnvironment === 'node' ? [`${PRESET}/fail-on-console-error.cjs`] : []),
    ...(testEnvironment === 'node' && ['delivery', 'shell'].includes(name) ? [CLEAN_UP] : []),
  ],
  ...(name === 'api-server' && DATABASE_SERVER),
});

const SHELL_SERVER = { ...project('shell', 'node'), testMatch: ['<rootDir>/src/server/**/*.test.{ts,tsx}'] };

/** The repository's own commands. */
const SCRIPTS = {
  ...project('scripts', 'node'),
  ...DATABASE_SERVER,
  testMatch: ['<rootDir>/**/*.test.ts'],
  modulePathIgnorePatterns: ['/mfe-example/'],
};

export default {
  cacheDirectory,
  // Long enough for a busy machine; a hanging test still fails.
  testTimeout: 120_000,
  // Memory that a test file leaves in use slows garbage collection, and starting processes, for the next.
  workerIdleMemoryLimit: '400MB',
  projects: [
    ...BROWSER.map((name) => project(name, 'pages')),
    ...NODE.map((name) => project(name, 'node')),
    SHELL_SERVER,
    SCRIPTS,
  ],
};
