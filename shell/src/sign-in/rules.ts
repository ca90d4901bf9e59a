import { EMAIL, INVALID_EMAIL } from 'api-client';
import type { RegisterOptions } from 'ui-kit/form';

/** The same rules as on the server, which decides; here they only give a faster answer. */
export const nameRules: RegisterOptions = {
  required: 'Name is required',
  maxLength: { value: 200, message: 'Name must have at most 200 characters' },
};

export const emailRules: RegisterOptions = {
  required: 'Email is required',
  pattern: { value: EMAIL, message: INVALID_EMAIL },
};

export const passwordRules: RegisterOptions = { required: 'Password is required' };

/** Twelve characters or more, without composition rules, not trimmed. */
export const newPasswordRules: RegisterOptions = {
  ...passwordRules,
  minLength: { value: 12, message: 'Password must have at least 12 characters' },
  maxLength: { value: 128, message: 'Password must have at most 128 characters' },
};

export const NEW_PASSWORD_HINT = '12 characters or more. A sentence that you can remember works well.';
