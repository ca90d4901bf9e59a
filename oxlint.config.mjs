import { rules } from './scripts/lint/front-end-rules.mjs';
import { NOT_SOURCES } from './scripts/lint/not-sources.mjs';

/** The rules that need types, which oxlint has from native TypeScript; ESLint has all the others. */
export default {
  plugins: ['typescript'],
  categories: { correctness: 'off' },
  options: { typeAware: true },
  ignorePatterns: NOT_SOURCES,
  overrides: [{ files: ['**/*.{ts,tsx}'], ...rules.TYPE_AWARE }],
};
