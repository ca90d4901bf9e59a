import { textOf, type SecondStepMethod } from 'api-client';
import type { RegisterOptions } from 'ui-kit/form';
import { emailRules, nameRules, newPasswordRules, passwordRules } from './rules';

/** The forms of the sign-in page in the order in which a browser without scripts posts them. */
export type PostedStep = 'sign-in' | 'second-step' | 'register' | 'register-code' | 'forgot' | 'reset' | 'registered';

/** The name of the field that says which form was posted. */
export const STEP_FIELD = 'step';

/** The query parameter after a sign-in without scripts. */
export const SIGNED_IN_QUERY = 'signed-in';

/** The page's answer to a posted form: the form to show next. It never contains a password. */
export interface SignInAnswer {
  readonly step: PostedStep;
  readonly email: string;
  readonly name: string;
  readonly challenge?: string;
  readonly methods?: readonly SecondStepMethod[];
  /** Error messages by field. */
  readonly errors: Readonly<Partial<Record<string, string>>>;
  /** The error message of the whole form. */
  readonly failure?: string;
  /** The success message. */
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

/** The error message of a value by its rules; undefined when it is valid. */
function errorOf(value: string, rules: RegisterOptions): string | undefined {
  const { required, pattern, minLength, maxLength } = rules;
  if (value.trim() === '') return typeof required === 'string' ? required : undefined;
  if (isRule(pattern) && pattern.value instanceof RegExp && !pattern.value.test(value.trim())) return pattern.message;
  if (isRule(minLength) && value.length < Number(minLength.value)) return minLength.message;
  if (isRule(maxLength) && value.length > Number(maxLength.value)) return maxLength.message;
  return undefined;
}

/** The error messages of a posted form, by field name. */
export function checkPosted(step: PostedStep, form: FormData): Record<string, string> {
  return Object.fromEntries(
    Object.entries(POSTED_RULES[step]).flatMap(([name, rules]) => {
      const error = errorOf(textOf(form, name), rules);
      return error ? [[name, error]] : [];
    }),
  );
}
