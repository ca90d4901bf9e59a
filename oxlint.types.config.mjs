import { rules } from './scripts/lint/front-end-rules.mjs';
import { NOT_SOURCES } from './scripts/lint/not-sources.mjs';

/** The rules that need types, from native TypeScript; `oxlint.config.mjs` has all others, which take a tenth of the time. */
export default {
  plugins: ['typescript'],
  categories: { correctness: 'off' },
  options: { typeAware: true },
  ignorePatterns: NOT_SOURCES,
  overrides: [{ files: ['**/*.{ts,tsx}'], ...rules.TYPE_AWARE }],
};
