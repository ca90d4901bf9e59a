import { builtinRules } from 'eslint/use-at-your-own-risk';
import { plainEnglish } from './plain-english.mjs';

/** The rules that oxlint does not have: this project's, and one of ESLint. */
export default {
  meta: { name: 'own' },
  rules: { 'plain-english': plainEnglish, 'no-restricted-syntax': builtinRules.get('no-restricted-syntax') },
};
