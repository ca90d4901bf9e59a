import { createHash } from 'node:crypto';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { mailAddress, line, newPasswordSchema, presetSchema } from 'api-client/schemas';
import { z } from 'zod';

export const commandSchema = z.discriminatedUnion('command', [
  z.object({
    command: z.literal('create-admin'),
    name: line('Name'),
    email: mailAddress(),
    role: presetSchema,
    password: newPasswordSchema,
  }),
  z.object({
    command: z.literal('recover-admin'),
    email: mailAddress(),
    password: newPasswordSchema.optional(),
  }),
  z.object({
    command: z.literal('backup'),
    to: z.string().min(1),
    keep: z.int('keep must be a whole number').min(1, 'keep must be at least 1').optional(),
  }),
  z.object({ command: z.literal('reseal') }),
  z.object({ command: z.literal('seed'), folder: z.string(), products: z.string().optional() }),
]);

export type Command = z.output<typeof commandSchema>;

/** An answer of the site: any number of lines to show, then one end. */
export const answerSchema = z.union([
  z.object({ say: z.string() }),
  z.object({ done: z.literal(true) }),
  z.object({ failed: z.string() }),
]);

export type Answer = z.output<typeof answerSchema>;

/** The system's limit for the path of a socket, with a margin. */
const MAX_PATH_LENGTH = 100;

/** The socket of a running site for commands: in its folder, or in a temporary one if that path is too long. */
export function socketPath(siteDir: string): string {
  const here = path.join(siteDir, 'control.sock');
  if (here.length <= MAX_PATH_LENGTH) return here;
  const mark = createHash('sha256').update(siteDir).digest('hex').slice(0, 16);
  return path.join(tmpdir(), `site-${mark}.sock`);
}
