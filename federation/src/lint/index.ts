import tseslint from 'typescript-eslint';
import * as rules from './rules';

const TESTS = ['**/*.test.{ts,tsx}', '**/testing/**'];

/** The ESLint configuration of a remote in a separate repository, with the same rules as the site's remotes. */
export function remoteLint(folder: string) {
  return tseslint.config(
    { ignores: ['dist/**', 'dist-server/**', '.cache/**', '.facades/**', 'test-results/**'] },
    ...rules.RECOMMENDED,
    { files: ['**/*.{ts,tsx}'], ...rules.TYPESCRIPT },
    {
      files: ['**/*.{ts,tsx}'],
      languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: folder } },
      ...rules.TYPE_AWARE,
    },
    { files: ['src/**/*.{ts,tsx}'], ignores: TESTS, ...rules.FORMATS },
    { files: ['src/**/*.tsx'], ignores: TESTS, ...rules.MARKUP },
    { files: ['src/**/*.tsx'], ignores: TESTS, ...rules.ACCESSIBILITY },
    { files: ['src/**/*.test.tsx'], ...rules.COMPONENT_TESTS },
    { files: ['src/**/*.{ts,tsx}'], ignores: TESTS, ...rules.SHARED_IMPORTS },
    { files: ['src/**/*.{ts,tsx}'], ignores: [...TESTS, 'src/admin/**'], ...rules.REMOTE_PAGES },
    { files: ['*.config.ts'], rules: { 'no-console': 'off' } },
    { files: ['*.cjs'], rules: { '@typescript-eslint/no-require-imports': 'off', 'no-undef': 'off' } },
  );
}
