import a11y from 'eslint-plugin-jsx-a11y-x';
import reactHooks from 'eslint-plugin-react-hooks';
import testingLibrary from 'eslint-plugin-testing-library';
import tseslint, { type InfiniteDepthConfigWithExtends } from 'typescript-eslint';
import { SHARED_MODULES } from '../webpack/shared-modules';

type Rules = Exclude<InfiniteDepthConfigWithExtends, readonly unknown[]>;

/** Private parts of libraries, which change without notice. Each use is in one file, with a test of it. */
const internals = [
  {
    regex: '^(@[^/]+/)?[^/.]+/(dist|cjs|esm)/',
    message: "Import what the package exports; a file of its build is the package's own affair.",
  },
  { regex: '^react-router', importNamePattern: '^UNSAFE_', message: 'This is private to the router.' },
];

/** Some screen readers need explicit roles to see a table that CSS lays out differently on narrow screens. */
const TABLE_ROLES = {
  table: ['table'],
  thead: ['rowgroup'],
  tbody: ['rowgroup'],
  tr: ['row'],
  th: ['columnheader'],
  td: ['cell'],
};

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
    ...Object.entries(SHARED_MODULES).flatMap(([name, { names }]) =>
      names
        ? [
            {
              name,
              allowImportNames: [...names],
              message: 'The host shares only the names listed in SHARED_MODULES of federation/webpack.',
            },
          ]
        : [],
    ),
    { name: 'react-router', message: "Import from 'react-router-dom', which the host shares." },
    { name: 'react-redux', message: "Use the typed hooks of 'shared-store'." },
    { name: '@reduxjs/toolkit', message: "Import from 'shared-store', which the host shares." },
    { name: 'react-hook-form', message: "Import from 'ui-kit/form', which the host shares." },
    { name: 'framer-motion', message: 'Page motion belongs to the shell; use CSS within a page.' },
    { name: 'axios', message: "Call the API through 'shared-store'." },
  ],
  patterns: internals,
};

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

/** The rules for TypeScript that need the types of the program. */
export const TYPE_AWARE = {
  rules: {
    '@typescript-eslint/no-floating-promises': 'error',
    '@typescript-eslint/no-misused-promises': ['error', { checksVoidReturn: { attributes: false } }],
    '@typescript-eslint/switch-exhaustiveness-check': ['error', { considerDefaultExhaustiveForUnions: true }],
  },
} satisfies Rules;

/** The rules for TypeScript that need only the file. */
export const TYPESCRIPT = {
  plugins: { 'react-hooks': reactHooks },
  rules: {
    'react-hooks/rules-of-hooks': 'error',
    'react-hooks/exhaustive-deps': 'error',
    '@typescript-eslint/no-explicit-any': 'error',
    '@typescript-eslint/no-non-null-assertion': 'error',
    '@typescript-eslint/consistent-type-imports': ['error', { disallowTypeAnnotations: false }],
    // A leading underscore says that a parameter is there for its place, or a property to be left out.
    '@typescript-eslint/no-unused-vars': [
      'error',
      { argsIgnorePattern: '^_', varsIgnorePattern: '^_', ignoreRestSiblings: true },
    ],
    'no-console': ['error', { allow: ['warn', 'error'] }],
    'no-restricted-imports': ['error', { patterns: internals }],
  },
} satisfies Rules;

/** Numbers and dates are written in one way. */
export const FORMATS = { rules: { 'no-restricted-properties': ['error', ...formats] } } satisfies Rules;

/** The rules for markup. */
export const MARKUP = { rules: { 'no-restricted-syntax': ['error', ...markup] } } satisfies Rules;

/** The rules for markup that people use with a keyboard or a screen reader. */
export const ACCESSIBILITY = {
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
} satisfies Rules;

/** The rules for tests of components. */
export const COMPONENT_TESTS = {
  extends: [testingLibrary.configs['flat/react']],
  // Functions such as renderPage return markup, not a screen.
  settings: { 'testing-library/custom-renders': 'off' },
  rules: {
    'testing-library/no-render-in-lifecycle': ['error', { allowTestingFrameworkSetupHook: 'beforeEach' }],
    // Some tests are about an element's place in the document, or its attributes.
    'testing-library/no-node-access': 'off',
  },
} satisfies Rules;

/** A remote imports the modules of the host. */
export const SHARED_IMPORTS = { rules: { 'no-restricted-imports': ['error', remoteImports] } } satisfies Rules;

/** Pages of visitors read only declared query parameters. */
export const DECLARED_SEARCH = {
  rules: { 'no-restricted-imports': ['error', { patterns: [...internals, rawSearch] }] },
} satisfies Rules;

/** The pages of a remote for visitors: both of these rules, and those for markup. */
export const REMOTE_PAGES = {
  rules: {
    'no-restricted-imports': ['error', { ...remoteImports, patterns: [...internals, rawSearch] }],
    'no-restricted-syntax': ['error', ...markup, ...rawSearchParams],
  },
} satisfies Rules;

/** The rules of typescript-eslint for all files. */
export const RECOMMENDED = tseslint.configs.recommended;
