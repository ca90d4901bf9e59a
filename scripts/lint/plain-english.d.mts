import type { Rule } from 'eslint';

export declare const plainEnglish: Rule.RuleModule;
