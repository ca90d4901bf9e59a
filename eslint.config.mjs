import playwright from 'eslint-plugin-playwright';
import globals from 'globals';
import tseslint from 'typescript-eslint';
import { rules } from './scripts/lint/front-end-rules.mjs';
import { NOT_SOURCES } from './scripts/lint/not-sources.mjs';
import { plainEnglish } from './scripts/lint/plain-english.mjs';

export default tseslint.config(
  { ignores: [...NOT_SOURCES] },
  ...rules.RECOMMENDED,
  { files: ['**/*.{ts,tsx}'], ...rules.TYPESCRIPT },
  {
    files: [
      '{api-client,api-server,shared-store,ui-kit,admin-kit,shell,gallery,demo-content}/**/*.{ts,tsx}',
      '**/mfe-*/src/**/*.{ts,tsx}',
    ],
    ignores: ['api-client/src/formats/**', '**/*.test.{ts,tsx}', '**/testing/**'],
    ...rules.FORMATS,
  },
  {
    files: ['{ui-kit,admin-kit,shell}/src/**/*.tsx', '**/mfe-*/src/**/*.tsx'],
    ignores: ['**/*.test.tsx', '**/testing/**'],
    ...rules.MARKUP,
  },
  {
    files: ['**/*.tsx'],
    ignores: ['**/*.test.tsx', '**/testing/**'],
    ...rules.ACCESSIBILITY,
  },
  {
    files: ['**/*.test.tsx', '**/testing/**/*.tsx'],
    ...rules.COMPONENT_TESTS,
  },
  {
    files: ['e2e/**/*.ts'],
    extends: [playwright.configs['flat/recommended']],
    rules: {
      'playwright/expect-expect': ['error', { assertFunctionPatterns: ['^expect'] }],
      // Blank lines are prettier's.
      'playwright/consistent-spacing-between-blocks': 'off',
      // Tests that loop over faults, roles or pages branch on the current one.
      'playwright/no-conditional-in-test': 'off',
      'playwright/no-conditional-expect': 'off',
      // The tests of page weight and layout shift measure once all requests have ended.
      'playwright/no-networkidle': 'off',
    },
  },
  { files: ['scripts/**', 'delivery/**', 'e2e/**', '**/commands/**', '**/bench/**'], rules: { 'no-console': 'off' } },
  {
    files: ['**/*.{mjs,cjs,js}'],
    languageOptions: { globals: globals.node },
    rules: { '@typescript-eslint/no-require-imports': 'off' },
  },
  // Playwright's fixtures call a function named `use`, which is not a hook.
  { files: ['e2e/**'], rules: { 'react-hooks/rules-of-hooks': 'off' } },
  // The only uses of private parts of libraries.
  {
    files: ['shell/src/app/use-frozen-page.tsx'],
    rules: { 'no-restricted-imports': 'off' },
  },
  {
    files: ['**/*.{ts,tsx,mjs}'],
    plugins: { 'plain-english': { rules: { 'plain-english': plainEnglish } } },
    rules: { 'plain-english/plain-english': 'error' },
  },
  // Tools: their messages and help too.
  {
    files: ['{scripts,delivery,federation,http-edge}/**/*.{ts,mjs}'],
    ignores: ['**/*.test.ts', 'scripts/lint/**'],
    rules: { 'plain-english/plain-english': ['error', { messages: true }] },
  },
  {
    files: ['**/mfe-*/src/**/*.{ts,tsx}'],
    ignores: ['**/*.test.{ts,tsx}', '**/testing/**'],
    ...rules.SHARED_IMPORTS,
  },
  {
    files: ['**/mfe-*/src/**/*.{ts,tsx}'],
    ignores: ['mfe-admin/**', '**/src/admin/**', '**/*.test.{ts,tsx}', '**/testing/**'],
    ...rules.REMOTE_PAGES,
  },
  {
    files: ['shell/src/{pages,sign-in}/**/*.{ts,tsx}'],
    ignores: ['**/*.test.{ts,tsx}'],
    ...rules.DECLARED_SEARCH,
  },
);
