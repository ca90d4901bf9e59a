import type { SecondStepMethod } from 'api-client';
import type { RegisterOptions } from 'ui-kit/form';
import { emailRules, nameRules, newPasswordRules, passwordRules } from './rules';

/** The forms of the sign-in page as a browser without scripts goes through them, one after another. */
export type PostedStep = 'sign-in' | 'second-step' | 'register' | 'register-code' | 'forgot' | 'reset' | 'registered';

/** The name of the field that says which form was posted. */
export const STEP_FIELD = 'step';

/** What is in a query once somebody has signed in without scripts. */
export const SIGNED_IN_QUERY = 'signed-in';

/** What the page answers to a posted form: the form to show now. No password is ever in it. */
export interface SignInAnswer {
  readonly step: PostedStep;
  readonly email: string;
  readonly name: string;
  readonly challenge?: string;
  readonly methods?: readonly SecondStepMethod[];
  /** What is wrong, by field. */
  readonly errors: Readonly<Partial<Record<string, string>>>;
  /** What is wrong with all of it. */
  readonly failure?: string;
  /** What was done. */
  readonly notice?: string;
}

const codeRules: RegisterOptions = { required: 'Code is required' };

/** The rules of the fields of each form; the same as with scripts. */
export const POSTED_RULES: Readonly<Record<PostedStep, Readonly<Record<string, RegisterOptions>>>> = {
  'sign-in': { email: emailRules, password: passwordRules },
  'second-step': { otp: codeRules },
  register: { name: nameRules, email: emailRules, password: newPasswordRules },
  'register-code': { otp: codeRules, password: newPasswordRules },
  forgot: { email: emailRules },
  reset: { otp: codeRules, password: newPasswordRules },
  registered: {},
};

const isRule = (rule: unknown): rule is { value: unknown; message: string } =>
  typeof rule === 'object' && rule !== null && 'value' in rule && 'message' in rule;

/** What is wrong with a value by its rules; nothing when it is right. */
function errorOf(value: string, rules: RegisterOptions): string | undefined {
  const { required, pattern, minLength, maxLength } = rules;
  if (value.trim() === '') return typeof required === 'string' ? required : undefined;
  if (isRule(pattern) && pattern.value instanceof RegExp && !pattern.value.test(value)) return pattern.message;
  if (isRule(minLength) && value.length < Number(minLength.value)) return minLength.message;
  if (isRule(maxLength) && value.length > Number(maxLength.value)) return maxLength.message;
  return undefined;
}

/** What is wrong with the fields of a posted form, by name. */
export function checkPosted(step: PostedStep, textOf: (name: string) => string): Record<string, string> {
  return Object.fromEntries(
    Object.entries(POSTED_RULES[step]).flatMap(([name, rules]) => {
      const error = errorOf(textOf(name), rules);
      return error ? [[name, error]] : [];
    }),
  );
}
