import a11y from 'eslint-plugin-jsx-a11y-x';
import playwright from 'eslint-plugin-playwright';
import reactHooks from 'eslint-plugin-react-hooks';
import testingLibrary from 'eslint-plugin-testing-library';
import globals from 'globals';
import tseslint from 'typescript-eslint';
import { plainEnglish } from './scripts/lint/plain-english.mjs';
import { SHARED_NAMES } from './scripts/lint/shared-names.mjs';

/** Private parts of libraries, which change without notice. Each use is in one file, with a test of it. */
const internals = [
  {
    regex: '^(@[^/]+/)?[^/.]+/(dist|cjs|esm)/',
    message: "Import what the package exports; a file of its build is the package's own affair.",
  },
  { regex: '^react-router', importNamePattern: '^UNSAFE_', message: 'This is private to the router.' },
];

/** Some screen readers need explicit roles to see a table that CSS lays out differently on narrow screens. */
const TABLE_ROLES = { thead: ['rowgroup'], tbody: ['rowgroup'] };

/** The server takes undeclared parameters out of a page's address, so visitors' pages read only those of `remote.ts`. */
const DECLARED = 'Read the query with useSearch or readSearch of federation/contract and the page of remote.ts.';
const rawSearch = { regex: '^react-router', importNamePattern: '^useSearchParams$', message: DECLARED };
const rawSearchParams = [
  { selector: "MemberExpression[property.name='searchParams']", message: DECLARED },
  { selector: "VariableDeclarator > ObjectPattern > Property[key.name='searchParams']", message: DECLARED },
];

/** The imports that a remote shares with the host; its own copy of a stateful module would be a second instance. */
const remoteImports = {
  paths: [
    ...SHARED_NAMES.map(({ name, names }) => ({
      name,
      allowImportNames: names,
      message: 'The host shares only the names listed in federation/src/webpack/shared-modules.ts.',
    })),
    { name: 'react-router', message: "Import from 'react-router-dom', which the host shares." },
    { name: 'react-redux', message: "Use the typed hooks of 'shared-store'." },
    { name: '@reduxjs/toolkit', message: "Import from 'shared-store', which the host shares." },
    { name: 'react-hook-form', message: "Import from 'ui-kit/form', which the host shares." },
    { name: 'framer-motion', message: 'Page motion belongs to the shell; use CSS within a page.' },
    { name: 'axios', message: "Call the API through 'shared-store'." },
  ],
  patterns: internals,
};

/** Rules for markup. */
const markup = [
  {
    selector: "JSXAttribute[name.name='style']",
    message: 'Styles come from a CSS module over the tokens; the content security policy allows no other.',
  },
  {
    selector: 'JSXAttribute[name.name=/^(fill|stroke|color|stopColor)$/] > Literal[value=/^(#|rgb|hsl)/]',
    message: 'Colours come from the tokens: use a class.',
  },
  {
    selector: "JSXOpeningElement[name.name='form']:not(:has(> JSXAttribute[name.name='method']))",
    message: 'Say how the form is sent: without a method, what was typed gets into the address.',
  },
  {
    selector:
      "JSXOpeningElement[name.name='form']:has(> JSXAttribute[name.name='method'][value.value!='post']):not(:has(> JSXAttribute[name.name='role'][value.value='search']))",
    message: 'Only a search is sent in an address; every other form posts.',
  },
];

const formats = [{ object: 'Intl' }, { property: 'toLocaleString' }, { property: 'toLocaleDateString' }].map(
  (used) => ({
    ...used,
    message: 'Numbers, counts, days and names are written by the formats of api-client, in the language of the site.',
  }),
);

export default tseslint.config(
  {
    ignores: [
      '**/dist/**',
      '**/dist-server/**',
      '**/.types/**',
      '**/.facades/**',
      '**/.cache/**',
      '.nx/**',
      '.site/**',
      'release/**',
      '**/migrations/**',
    ],
  },
  ...tseslint.configs.recommended,
  {
    files: ['**/*.{ts,tsx}'],
    // One program for all packages: with one each, their shared files would be parsed and checked a dozen times.
    languageOptions: { parserOptions: { project: 'tsconfig.lint.json', tsconfigRootDir: import.meta.dirname } },
    plugins: { 'react-hooks': reactHooks },
    rules: {
      'react-hooks/rules-of-hooks': 'error',
      'react-hooks/exhaustive-deps': 'error',
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/no-non-null-assertion': 'error',
      '@typescript-eslint/no-floating-promises': 'error',
      '@typescript-eslint/no-misused-promises': ['error', { checksVoidReturn: { attributes: false } }],
      '@typescript-eslint/consistent-type-imports': ['error', { disallowTypeAnnotations: false }],
      '@typescript-eslint/switch-exhaustiveness-check': ['error', { considerDefaultExhaustiveForUnions: true }],
      // A leading underscore says that a parameter is there for its place, or a property to be left out.
      '@typescript-eslint/no-unused-vars': [
        'error',
        { argsIgnorePattern: '^_', varsIgnorePattern: '^_', ignoreRestSiblings: true },
      ],
      'no-console': ['error', { allow: ['warn', 'error'] }],
      'no-restricted-imports': ['error', { patterns: internals }],
    },
  },
  {
    files: [
      '{api-client,api-server,shared-store,ui-kit,admin-kit,shell,gallery,demo-content}/**/*.{ts,tsx}',
      '**/mfe-*/src/**/*.{ts,tsx}',
    ],
    ignores: ['api-client/src/formats/**', '**/*.test.{ts,tsx}', '**/testing/**'],
    rules: { 'no-restricted-properties': ['error', ...formats] },
  },
  {
    files: ['{ui-kit,admin-kit,shell}/src/**/*.tsx', '**/mfe-*/src/**/*.tsx'],
    ignores: ['**/*.test.tsx', '**/testing/**'],
    rules: {
      'no-restricted-syntax': ['error', ...markup],
    },
  },
  {
    files: ['**/*.tsx'],
    ignores: ['**/*.test.tsx', '**/testing/**'],
    extends: [a11y.configs.recommended],
    rules: {
      // VoiceOver ignores a list without markers unless it has an explicit role.
      'jsx-a11y-x/no-redundant-roles': ['error', { ul: ['list'], ol: ['list'], ...TABLE_ROLES }],
      'jsx-a11y-x/no-interactive-element-to-noninteractive-role': ['error', { tr: ['row'], td: ['cell'] }],
      // The field that a dialog is opened for may take the focus; the kit's components never take it.
      'jsx-a11y-x/no-autofocus': ['error', { ignoreNonDOM: true }],
      // A scrolling element has to be focusable, so that the arrow keys work in it.
      'jsx-a11y-x/no-noninteractive-tabindex': ['error', { tags: [], roles: ['tabpanel', 'region', 'list', 'group'] }],
    },
  },
  {
    files: ['**/*.test.tsx', '**/testing/**/*.tsx'],
    extends: [testingLibrary.configs['flat/react']],
    // Functions such as renderPage return markup, not a screen.
    settings: { 'testing-library/custom-renders': 'off' },
    rules: {
      'testing-library/no-render-in-lifecycle': ['error', { allowTestingFrameworkSetupHook: 'beforeEach' }],
      // Some tests are about an element's place in the document, or its attributes.
      'testing-library/no-node-access': 'off',
    },
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
    rules: { 'no-restricted-imports': ['error', remoteImports] },
  },
  {
    files: ['**/mfe-*/src/**/*.{ts,tsx}'],
    ignores: ['mfe-admin/**', '**/src/admin/**', '**/*.test.{ts,tsx}', '**/testing/**'],
    rules: {
      'no-restricted-imports': ['error', { ...remoteImports, patterns: [...internals, rawSearch] }],
      'no-restricted-syntax': ['error', ...markup, ...rawSearchParams],
    },
  },
  {
    files: ['shell/src/{pages,sign-in}/**/*.{ts,tsx}'],
    ignores: ['**/*.test.{ts,tsx}'],
    rules: { 'no-restricted-imports': ['error', { patterns: [...internals, rawSearch] }] },
  },
);
