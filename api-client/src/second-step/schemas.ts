import * as z from 'zod';
import { answer, changeAnswer } from '../validation/answer';
import { idParams } from '../validation/entity';
import { newPasskeyOptionsSchema, newPasskeySchema } from '../passkeys/schemas';
import { presentedPasswordSchema } from '../validation/passwords';
import { line } from '../validation/text';

/** The possible second steps besides the password: see `signInMethodsOf` of the server. */
export const secondStepMethodSchema = z.enum(['app', 'passkey', 'recovery', 'mail']);
export type SecondStepMethod = z.output<typeof secondStepMethodSchema>;

/** Six digits from an email. */
export const oneTimeCodeSchema = line('Code', 10).regex(/^\d{6}$/, 'Code must have six digits');

/** Six digits from an authenticator app or an email, or a recovery code: four groups of four, in any notation. */
export const secondStepCodeSchema = line('Code', 40).regex(
  /^(?:\d{3} ?\d{3}|[0-9a-z]{4}(?:[ -]?[0-9a-z]{4}){3})$/i,
  'Code must have six digits, or be a recovery code',
);

/** A one-time secret that represents the completed steps of a sign-in. */
export const challengeSchema = line('Challenge', 200);

/**
 * Required for every change, so that a person who finds a signed-in browser cannot take over the account. Empty for an
 * account without a password.
 */
const currentPasswordSchema = presentedPasswordSchema.optional();

export const passkeySchema = z.object({
  _id: z.string(),
  name: z.string(),
  createdAt: z.string(),
  lastUsedAt: z.string().optional(),
});
export type Passkey = z.output<typeof passkeySchema>;

export const secondStepSchema = z.object({
  appSince: z.string().optional(),
  passkeys: z.array(passkeySchema),
  recoveryCodesLeft: z.int(),
  /** Owners must have an app or a passkey. */
  required: z.boolean(),
  /** Whether changes require the current password; without a password, they require a recent sign-in. */
  hasPassword: z.boolean(),
});
export type SecondStep = z.output<typeof secondStepSchema>;

const reauthenticationBody = z.object({ currentPassword: currentPasswordSchema });

/**
 * A change's answer. `recoveryCodes` are shown only once: with the first second step, and when new ones are created.
 */
const secondStepChange = changeAnswer({
  secondStep: secondStepSchema,
  recoveryCodes: z.array(z.string()).optional(),
});

export const secondStepCalls = {
  fetchSecondStep: { answer: answer({ secondStep: secondStepSchema }) },
  startAuthenticatorApp: {
    body: reauthenticationBody,
    answer: answer({
      /** Identifies this attempt when it is confirmed. */
      setup: z.string(),
      /** To type into an app, in Base32. */
      secret: z.string(),
      /** The same to scan: `otpauth://…`. */
      uri: z.string(),
    }),
  },
  confirmAuthenticatorApp: {
    body: z.object({
      setup: line('Setup', 200),
      otp: line('Code', 10).regex(/^\d{3} ?\d{3}$/, 'Code must have six digits'),
    }),
    answer: secondStepChange,
  },
  removeAuthenticatorApp: { body: reauthenticationBody, answer: secondStepChange },
  startPasskey: { body: reauthenticationBody, answer: answer({ options: newPasskeyOptionsSchema }) },
  addPasskey: { body: z.object({ name: line('Name', 60), passkey: newPasskeySchema }), answer: secondStepChange },
  removePasskey: { params: idParams, body: reauthenticationBody, answer: secondStepChange },
  makeRecoveryCodes: { body: reauthenticationBody, answer: secondStepChange },
};
