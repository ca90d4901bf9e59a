import * as z from 'zod';
import { ROLES } from '../roles';
import { answer, listFields, messageAnswer } from '../validation/answer';
import { idParams, pathPart } from '../validation/entity';
import { listQuerySchema } from '../validation/list-query';
import { mailAddress } from '../validation/text';

const NO_ROLE = 'Role must be owner, editor, author, recruiter or translator';

/** A role of every site. */
export const presetSchema = z.enum(ROLES, { error: NO_ROLE });

/** The name of a role of every site, or the id of one that owners made. */
export const roleSchema = z.string({ error: NO_ROLE }).regex(/^[\w-]{1,64}$/, NO_ROLE);

export const adminSchema = z.object({
  _id: z.string(),
  name: z.string(),
  email: z.string(),
  createdAt: z.string(),
  role: roleSchema,
});
export type Admin = z.output<typeof adminSchema>;

/** A registered person who is waiting for approval. */
export const adminRequestSchema = adminSchema.omit({ role: true }).extend({ role: roleSchema.nullable() });
export type AdminRequest = z.output<typeof adminRequestSchema>;

/** Defaults to editor. */
export const approveAdminBodySchema = z.object({ email: mailAddress(), role: roleSchema.optional() });
export const deleteAdminBodySchema = z.object({ email: mailAddress() });

/** Defaults to editor. */
const inviteBodySchema = z.object({ email: mailAddress(), role: roleSchema.optional() });

/** An invitation that has not been accepted yet. */
const invitationSchema = z.object({
  _id: z.string(),
  email: z.string(),
  role: roleSchema,
  /** The administrator who sent the invitation. */
  by: z.string(),
  createdAt: z.string(),
  expiresAt: z.string(),
});

/** A browser in which an administrator is signed in. */
const adminSessionSchema = z.object({
  _id: z.string(),
  device: z.string(),
  createdAt: z.string(),
  lastSeenAt: z.string(),
});

const listed = <Item extends z.ZodType>(item: Item) =>
  z.object({ success: z.literal(true), admins: z.array(item), message: z.string(), ...listFields });

export const adminCalls = {
  allAdmins: { query: listQuerySchema, answer: listed(adminSchema) },
  allAdminsRequest: { query: listQuerySchema, answer: listed(adminRequestSchema) },
  approveAdmin: { body: approveAdminBodySchema, answer: messageAnswer },
  inviteAdmin: { body: inviteBodySchema, answer: messageAnswer },
  fetchInvitations: { answer: answer({ invitations: z.array(invitationSchema) }) },
  revokeInvitation: { params: idParams, answer: messageAnswer },
  changeAdminRole: { body: z.object({ email: mailAddress(), role: roleSchema }), answer: messageAnswer },
  fetchAdminSessions: { params: idParams, answer: answer({ sessions: z.array(adminSessionSchema) }) },
  endAdminSession: { params: z.object({ id: pathPart, sessionId: pathPart }), answer: messageAnswer },
  deleteAdmin: { body: deleteAdminBodySchema, answer: messageAnswer },
};
