import * as z from 'zod';
import { roleSchema } from '../admins/schemas';
import type { Right } from '../roles';
import { oneTimeCodeSchema } from '../second-step/schemas';
import { answer, changeAnswer, messageAnswer } from '../validation/answer';
import { idParams } from '../validation/entity';
import { newPasswordSchema, presentedPasswordSchema } from '../validation/passwords';
import { flag, mailAddress, nameLine } from '../validation/text';

/** The answer of the token check. */
export const currentUserSchema = z.object({
  _id: z.string().optional(),
  name: z.string(),
  email: z.string(),
  role: roleSchema.optional(),
  /** The name of a role that owners made. */
  roleName: z.string().optional(),
  /** The rights of the account, for `isAllowed`. */
  rights: z.array(z.custom<Right>((right) => typeof right === 'string')).optional(),
  /** The languages into which the account translates; missing for all. */
  languages: z.array(z.string()).optional(),
  /** The deadline for an owner without a second step to set one up; after it, every other call is refused. */
  secondStepDueAt: z.string().optional(),
  /** An owner who set a new password with only an email: has an editor's permissions until the change is confirmed. */
  toBeConfirmed: z.literal(true).optional(),
});
export type CurrentUser = z.output<typeof currentUserSchema>;

export const sessionSchema = z.object({
  _id: z.string(),
  createdAt: z.string(),
  lastSeenAt: z.string(),
  /** A readable name of the browser. */
  device: z.string(),
  current: z.boolean(),
});
export type Session = z.output<typeof sessionSchema>;

export const userInfoSchema = currentUserSchema.extend({
  role: roleSchema,
  twoStep: z.boolean(),
  sessions: z.array(sessionSchema),
});
export type UserInfo = z.output<typeof userInfoSchema>;

/** A new address needs the code sent to it; address, password and second step need the current password. */
export const accountBodySchema = z
  .object({
    name: nameLine().optional(),
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
export type AccountBody = z.input<typeof accountBodySchema>;

export const sessionCalls = {
  checkUser: { answer: answer({ userInfo: currentUserSchema }) },
  getUserInfo: { answer: answer({ userInfo: userInfoSchema }) },
  logout: { answer: messageAnswer },
  updateAccount: { body: accountBodySchema, answer: changeAnswer({ userInfo: userInfoSchema }) },
  endSession: { params: idParams, answer: messageAnswer },
};
