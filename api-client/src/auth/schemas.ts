import * as z from 'zod';
import { answer, changeAnswer, messageAnswer } from '../validation/answer';
import { usedPasskeyOptionsSchema, usedPasskeySchema } from '../passkeys/schemas';
import { newPasswordSchema, presentedPasswordSchema } from '../validation/passwords';
import { currentUserSchema } from '../session/schemas';
import {
  challengeSchema,
  oneTimeCodeSchema,
  secondStepCodeSchema,
  secondStepMethodSchema,
} from '../second-step/schemas';
import { line, mailAddress, nameLine, optionalLine } from '../validation/text';

export const sendOtpBodySchema = z.object({
  email: mailAddress(),
  purpose: z.enum(['register', 'login', 'reset', 'change-email'], {
    error: 'Purpose must be register, login, reset or change-email',
  }),
});
export const registerBodySchema = z.object({
  name: nameLine(),
  email: mailAddress(),
  password: newPasswordSchema,
  otp: oneTimeCodeSchema,
});
export type RegisterBody = z.input<typeof registerBodySchema>;
/** Ties a sign-in to the browser that started it: 128 random bits or more, as base64url. */
export const signInFlowSchema = z
  .string({ error: 'Flow must be text' })
  .regex(/^[\w-]{22,128}$/, 'Flow must have 22 to 128 letters, digits, - and _');

export const loginBodySchema = z.object({
  email: mailAddress(),
  password: presentedPasswordSchema,
  otp: secondStepCodeSchema.optional(),
  /**
   * Asks for a one-time `code` instead of the token; only the browser with this value in its cookie can use the code.
   */
  flow: signInFlowSchema.optional(),
});
export type LoginBody = z.input<typeof loginBodySchema>;
export const exchangeBodySchema = z.object({ code: line('Code', 200) });
export const forgotPasswordBodySchema = z.object({ email: mailAddress() });
export const resetPasswordBodySchema = z.object({
  email: mailAddress(),
  /** The code in the link of the email, with 128 random bits. */
  otp: line('Code', 100).regex(/^[\w-]+$/, 'Enter the code exactly as it is in our email'),
  password: newPasswordSchema,
});
/** The address and the role come from the invitation. */
export const acceptInvitationBodySchema = z.object({
  token: line('Token', 500),
  name: nameLine(),
  password: newPasswordSchema,
});
export const setupBodySchema = z.object({
  token: line('Token', 500),
  name: nameLine(),
  email: mailAddress(),
  password: newPasswordSchema,
});

export const secondStepBodySchema = z.object({
  challenge: challengeSchema,
  otp: secondStepCodeSchema,
  flow: signInFlowSchema.optional(),
});
export const passkeyOptionsBodySchema = z.object({ challenge: challengeSchema.optional() });
export const passkeyBodySchema = z.object({
  challenge: challengeSchema.optional(),
  passkey: usedPasskeySchema,
  flow: signInFlowSchema.optional(),
});

/** The request for a second step, answered after the first step; the challenge is valid for 5 minutes. */
const secondStepFields = {
  otpRequired: z.literal(true).optional(),
  methods: z.array(secondStepMethodSchema).optional(),
  challenge: z.string().optional(),
};

/** The session, or a `code` for it if the request named a `flow`. */
const enteredFields = {
  token: z.string().optional(),
  userInfo: currentUserSchema.optional(),
  code: z.string().optional(),
};

/** The session, or a request for the account's second step. */
const signInAnswer = answer({ ...enteredFields, ...secondStepFields });

/** The answer of a passed second step: a sign-in, or the `message` of a new password. */
const passedAnswer = answer(enteredFields);

const signedInAnswer = changeAnswer({ token: z.string(), userInfo: currentUserSchema });

export const authCalls = {
  fetchSignInOptions: { answer: answer({ options: z.object({ google: z.boolean(), setupNeeded: z.boolean() }) }) },
  sendOtp: { body: sendOtpBodySchema, answer: messageAnswer },
  adminRegister: { body: registerBodySchema, answer: messageAnswer },
  adminLogin: { body: loginBodySchema, answer: signInAnswer },
  /** Asks for the second step when a sign-in with another provider was the first one. */
  exchangeCode: { body: exchangeBodySchema, answer: signInAnswer },
  passSecondStep: { body: secondStepBodySchema, answer: passedAnswer },
  startPasskeyLogin: {
    body: passkeyOptionsBodySchema,
    answer: answer({ options: usedPasskeyOptionsSchema }),
  },
  passkeyLogin: { body: passkeyBodySchema, answer: passedAnswer },
  forgetPassword: { body: forgotPasswordBodySchema, answer: messageAnswer },
  /** `message` once the password is set, or `otpRequired` for an account with a second step, which sets it. */
  resetPassword: { body: resetPasswordBodySchema, answer: answer(secondStepFields) },
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
  setUpFirstAdmin: { body: setupBodySchema, answer: signedInAnswer },
  acceptInvitation: { body: acceptInvitationBodySchema, answer: signedInAnswer },
};
