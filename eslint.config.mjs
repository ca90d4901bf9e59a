import reactHooks from 'eslint-plugin-react-hooks';
import globals from 'globals';
import tseslint from 'typescript-eslint';
import { SHARED_NAMES } from './scripts/lint/shared-names.mjs';

/** What a remote takes from the host; anything stateful beside it would be a second copy. */
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
};

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
      '**/migrations/**',
    ],
  },
  ...tseslint.configs.recommended,
  {
    files: ['**/*.{ts,tsx}'],
    // One program of all packages: with one for each, what they share would be read and checked a dozen times.
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
    },
  },
  {
    files: ['{ui-kit,admin-kit,shell}/src/**/*.tsx', 'mfe-*/src/**/*.tsx'],
    ignores: ['**/*.test.tsx', '**/testing/**'],
    rules: {
      'no-restricted-syntax': [
        'error',
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
      ],
    },
  },
  { files: ['scripts/**', 'delivery/**', 'e2e/**', '**/commands/**', '**/bench/**'], rules: { 'no-console': 'off' } },
  {
    files: ['**/*.{mjs,cjs,js}'],
    languageOptions: { globals: globals.node },
    rules: { '@typescript-eslint/no-require-imports': 'off' },
  },
  // Playwright's fixtures call a function named `use`; it is no hook.
  { files: ['e2e/**'], rules: { 'react-hooks/rules-of-hooks': 'off' } },
  {
    files: ['mfe-*/src/**/*.{ts,tsx}'],
    ignores: ['**/*.test.{ts,tsx}', '**/testing/**'],
    rules: { 'no-restricted-imports': ['error', remoteImports] },
  },
);
