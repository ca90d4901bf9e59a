import './without-eval';
import * as z from 'zod';

const NOT_TYPED = /[\0\p{Cs}]/u;

/** A new password: 12 to 128 characters, no composition rules, not trimmed. */
export const newPasswordSchema = z
  .string({ error: 'Password is required' })
  .min(12, 'Password must have at least 12 characters')
  .max(128, 'Password must have at most 128 characters')
  .refine((value) => !NOT_TYPED.test(value), 'Password has characters that are not allowed');

/** A password to compare with the stored one. */
export const presentedPasswordSchema = z
  .string({ error: 'Password is required' })
  .min(1, 'Password is required')
  .max(1_000, 'Password is too long')
  .refine((value) => !NOT_TYPED.test(value), 'Password has characters that are not allowed');
