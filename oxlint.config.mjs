import playwright from 'eslint-plugin-playwright';
import { rules } from './scripts/lint/front-end-rules.mjs';
import { NOT_SOURCES } from './scripts/lint/not-sources.mjs';

/** The rules of a package that it turns on; those of ESLint that it turns off are partly unknown to oxlint. */
const turnedOn = ({ rules: all = {} }) =>
  Object.entries(all).filter(([, level]) => ![0, 'off'].includes([level].flat()[0]));

/** A part of ESLint's configuration as oxlint reads it. */
const override = ({ files = ['**/*'], ignores: excludeFiles = [], extends: packages = [], rules: own = {} }) => ({
  files,
  excludeFiles,
  rules: Object.fromEntries(
    [...packages.flatMap(turnedOn), ...Object.entries(own)].map(([name, level]) => [
      name === 'no-restricted-syntax' ? 'own/no-restricted-syntax' : name,
      level,
    ]),
  ),
});

/** Tests and their helpers. */
const TESTS = ['**/*.test.{ts,tsx}', '**/testing/**'];

/** The rules that need only a file; `oxlint.types.config.mjs` has those that need types. */
export default {
  plugins: ['eslint', 'typescript', 'react', 'jsx-a11y'],
  jsPlugins: ['./scripts/lint/own-rules.mjs', 'eslint-plugin-testing-library', 'eslint-plugin-playwright'],
  categories: { correctness: 'off' },
  options: { reportUnusedDisableDirectives: 'error' },
  ignorePatterns: NOT_SOURCES,
  settings: rules.COMPONENT_TESTS.settings,
  overrides: [
    ...rules.RECOMMENDED.map(({ files, ...config }) => ({ files, extends: [config] })),
    { files: ['**/*.{ts,tsx}'], ...rules.TYPESCRIPT },
    {
      files: [
        '{api-client,api-server,shared-store,ui-kit,admin-kit,shell,gallery,demo-content}/**/*.{ts,tsx}',
        '**/mfe-*/src/**/*.{ts,tsx}',
      ],
      ignores: ['api-client/src/formats/**', ...TESTS],
      ...rules.FORMATS,
    },
    {
      files: ['{ui-kit,admin-kit,shell}/src/**/*.tsx', '**/mfe-*/src/**/*.tsx'],
      ignores: TESTS,
      ...rules.MARKUP,
    },
    { files: ['**/*.tsx'], ignores: TESTS, ...rules.ACCESSIBILITY },
    { files: ['**/*.test.tsx', '**/testing/**/*.tsx'], ...rules.COMPONENT_TESTS },
    {
      files: ['e2e/**/*.ts'],
      extends: [playwright.configs['flat/recommended']],
      rules: {
        'playwright/expect-expect': ['error', { assertFunctionPatterns: ['^expect'] }],
        // Blank lines are the formatter's.
        'playwright/consistent-spacing-between-blocks': 'off',
        // Tests that loop over faults, roles or pages branch on the current one.
        'playwright/no-conditional-in-test': 'off',
        'playwright/no-conditional-expect': 'off',
        // The tests of page weight and layout shift measure once all requests have ended.
        'playwright/no-networkidle': 'off',
      },
    },
    { files: ['scripts/**', 'delivery/**', 'e2e/**', '**/commands/**', '**/bench/**'], rules: { 'no-console': 'off' } },
    { files: ['**/*.{mjs,cjs,js}'], rules: { '@typescript-eslint/no-require-imports': 'off' } },
    // Playwright's fixtures call a function named `use`, which is not a hook.
    { files: ['e2e/**'], rules: { 'react-hooks/rules-of-hooks': 'off' } },
    // The only uses of private parts of libraries.
    { files: ['shell/src/app/use-frozen-page.tsx'], rules: { 'no-restricted-imports': 'off' } },
    { files: ['**/*.{ts,tsx,mjs}'], rules: { 'own/plain-english': 'error' } },
    // Tools: their messages and help too.
    {
      files: ['{scripts,delivery,federation,http-edge}/**/*.{ts,mjs}'],
      ignores: ['**/*.test.ts', 'scripts/lint/**'],
      rules: { 'own/plain-english': ['error', { messages: true }] },
    },
    { files: ['**/mfe-*/src/**/*.{ts,tsx}'], ignores: TESTS, ...rules.SHARED_IMPORTS },
    {
      files: ['**/mfe-*/src/**/*.{ts,tsx}'],
      ignores: ['mfe-admin/**', '**/src/admin/**', ...TESTS],
      ...rules.REMOTE_PAGES,
    },
    { files: ['shell/src/{pages,sign-in}/**/*.{ts,tsx}'], ignores: ['**/*.test.{ts,tsx}'], ...rules.DECLARED_SEARCH },
  ].map(override),
};
