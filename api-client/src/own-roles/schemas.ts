import * as z from 'zod';
import { MESSAGE_TOPICS } from '../contact-messages/topics';
import { ACTIONS, type Right } from '../roles';
import { answer, changeAnswer, messageAnswer } from '../validation/answer';
import { entityFields, idParams, versionBody } from '../validation/entity';
import { languageSchema } from '../validation/language';
import { line } from '../validation/text';

const MAX_RIGHTS = 1_000;
const MAX_JOBS = 500;
const MAX_LANGUAGES = 100;

const RIGHT = new RegExp(`^[a-z][a-z0-9:-]{0,90}:(${ACTIONS.join('|')})$`);

/** A right as owners give it; the server refuses kinds that do not exist, and the owners' own. */
const rightSchema = z.custom<Right>((given) => typeof given === 'string' && RIGHT.test(given), {
  error: 'There is no such right',
});

const body = {
  name: line('Name', 60),
  rights: z
    .array(rightSchema, { error: 'Rights must be a list' })
    .min(1, 'Choose at least one right')
    .max(MAX_RIGHTS)
    .transform((rights) => [...new Set(rights)]),
  /** The jobs whose applications it handles; null for all. */
  jobs: z.array(z.string().max(64)).min(1, 'Choose at least one job').max(MAX_JOBS).nullable().optional(),
  /** The topics whose messages it handles; null for all. */
  topics: z
    .array(z.enum(MESSAGE_TOPICS, { error: 'There is no such topic' }))
    .min(1, 'Choose at least one topic')
    .max(MESSAGE_TOPICS.length)
    .nullable()
    .optional(),
  /** The codes of the languages into which it translates; null for all. */
  languages: z
    .array(languageSchema, { error: 'Languages must be a list' })
    .min(1, 'Choose at least one language')
    .max(MAX_LANGUAGES)
    .nullable()
    .optional(),
};

export const ownRoleSchema = z.object({
  ...entityFields,
  name: z.string(),
  rights: z.array(z.string()),
  jobs: z.array(z.string()).nullable(),
  topics: z.array(z.string()).nullable(),
  languages: z.array(z.string()).nullable(),
  /** The names of the people who have it, and the addresses of those who are invited with it. */
  people: z.array(z.string()),
});
export type OwnRole = z.output<typeof ownRoleSchema>;

export const ownRoleBodySchema = z.object(body);
export type OwnRoleBody = z.input<typeof ownRoleBodySchema>;

export const ownRoleCalls = {
  fetchOwnRoles: { answer: answer({ roles: z.array(ownRoleSchema) }) },
  createOwnRole: { body: ownRoleBodySchema, answer: changeAnswer({ role: ownRoleSchema }) },
  updateOwnRole: {
    params: idParams,
    body: z.object({ ...body, ...versionBody }),
    answer: changeAnswer({ role: ownRoleSchema }),
  },
  deleteOwnRole: { params: idParams, answer: messageAnswer },
};
