import * as z from 'zod';
import { roleSchema } from './admins';
import { answer, changeAnswer, messageAnswer } from './answer';
import { idParams } from './entity';
import { flag, line, mailAddress, optionalLine } from './text';

const NOT_TYPED = /[\0\p{Cs}]/u;

/** A password to be set: 12 to 128 characters, no rule of composition, not trimmed. */
export const newPasswordSchema = z
  .string({ error: 'Password is required' })
  .min(12, 'Password must have at least 12 characters')
  .max(128, 'Password must have at most 128 characters')
  .refine((value) => !NOT_TYPED.test(value), 'Password has characters that are not allowed');

/** A password to be compared with the stored one. */
export const presentedPasswordSchema = z
  .string({ error: 'Password is required' })
  .min(1, 'Password is required')
  .max(1_000, 'Password is too long')
  .refine((value) => !NOT_TYPED.test(value), 'Password has characters that are not allowed');

export const oneTimeCodeSchema = line('Code', 10).regex(/^\d{6}$/, 'Code must have six digits');

/** What the token check answers. */
export const currentUserSchema = z.object({ name: z.string(), email: z.string(), role: roleSchema.optional() });

export const sessionSchema = z.object({
  _id: z.string(),
  createdAt: z.string(),
  lastSeenAt: z.string(),
  /** The browser, in words. */
  device: z.string(),
  current: z.boolean(),
});

export const userInfoSchema = currentUserSchema.extend({
  role: roleSchema,
  twoStep: z.boolean(),
  sessions: z.array(sessionSchema),
});

export const sendOtpBodySchema = z.object({
  email: mailAddress(),
  purpose: z.enum(['register', 'login', 'reset', 'change-email'], {
    error: 'Purpose must be register, login, reset or change-email',
  }),
});
export const registerBodySchema = z.object({
  name: line('Name'),
  email: mailAddress(),
  password: newPasswordSchema,
  otp: oneTimeCodeSchema,
});
/** What ties a sign-in to the browser that began it: 128 random bits or more, as base64url. */
export const signInFlowSchema = z
  .string({ error: 'Flow must be text' })
  .regex(/^[\w-]{22,128}$/, 'Flow must have 22 to 128 letters, digits, - and _');

export const loginBodySchema = z.object({
  email: mailAddress(),
  password: presentedPasswordSchema,
  otp: oneTimeCodeSchema.optional(),
  /** Asks for a one-time `code` in place of the token; only the browser with this value in its cookie can use it. */
  flow: signInFlowSchema.optional(),
});
export const exchangeBodySchema = z.object({ code: line('Code', 200) });
export const forgotPasswordBodySchema = z.object({ email: mailAddress() });
export const resetPasswordBodySchema = z.object({
  email: mailAddress(),
  otp: oneTimeCodeSchema,
  password: newPasswordSchema,
});
export const setupBodySchema = z.object({
  token: line('Token', 500),
  name: line('Name'),
  email: mailAddress(),
  password: newPasswordSchema,
});

/** A new address needs the code sent to it; address, password and two steps need the current password. */
export const accountBodySchema = z
  .object({
    name: line('Name').optional(),
    password: newPasswordSchema.optional(),
    email: mailAddress().optional(),
    twoStep: flag('Two steps').optional(),
    currentPassword: presentedPasswordSchema.optional(),
    otp: oneTimeCodeSchema.optional(),
  })
  .refine(
    (body) =>
      body.currentPassword !== undefined ||
      (body.password === undefined && body.email === undefined && body.twoStep === undefined),
    {
      path: ['currentPassword'],
      message: 'Current password is required',
    },
  )
  .refine((body) => body.email === undefined || body.otp !== undefined, { path: ['otp'], message: 'Code is required' });

const signedInAnswer = changeAnswer({ token: z.string(), userInfo: currentUserSchema });

export const authCalls = {
  fetchSignInOptions: { answer: answer({ options: z.object({ google: z.boolean(), setupNeeded: z.boolean() }) }) },
  sendOtp: { body: sendOtpBodySchema, answer: messageAnswer },
  adminRegister: { body: registerBodySchema, answer: messageAnswer },
  /** Either `token` and `userInfo` (or `code` to who named a `flow`), or `otpRequired` when the account uses two steps. */
  adminLogin: {
    body: loginBodySchema,
    answer: answer({
      token: z.string().optional(),
      userInfo: currentUserSchema.optional(),
      code: z.string().optional(),
      otpRequired: z.literal(true).optional(),
    }),
  },
  exchangeCode: { body: exchangeBodySchema, answer: answer({ token: z.string(), userInfo: currentUserSchema }) },
  forgetPassword: { body: forgotPasswordBodySchema, answer: messageAnswer },
  resetPassword: { body: resetPasswordBodySchema, answer: messageAnswer },
  checkUser: { answer: answer({ userInfo: currentUserSchema }) },
  getUserInfo: { answer: answer({ userInfo: userInfoSchema }) },
  loginWithGoogle: {
    query: z.object({ returnTo: optionalLine('Return address', 500).optional() }),
    answer: z.undefined(),
  },
  finishLoginWithGoogle: {
    query: z.object({
      code: optionalLine('Code', 4_096).optional(),
      state: optionalLine('State', 1_000).optional(),
      error: optionalLine('Error', 1_000).optional(),
    }),
    answer: z.undefined(),
  },
  logout: { answer: messageAnswer },
  updateAccount: { body: accountBodySchema, answer: changeAnswer({ userInfo: userInfoSchema }) },
  endSession: { params: idParams, answer: messageAnswer },
  setUpFirstAdmin: { body: setupBodySchema, answer: signedInAnswer },
};
