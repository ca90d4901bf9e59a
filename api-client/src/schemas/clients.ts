import * as z from 'zod';
import { answer, changeAnswer, listFields, messageAnswer } from './answer';
import { contentFields, idParams, publicationBody, versionBody } from './entity';
import { contentListQuerySchema } from './list-query';
import { count, fileAddress, flag, idList, line, optionalLine, optionalWebAddress } from './text';

export const clientSchema = z.object({
  ...contentFields,
  name: z.string(),
  logo: z.string(),
  logoAlt: z.string(),
  website: z.string(),
  sectorIds: z.array(z.string()),
  order: z.int(),
  visible: z.boolean(),
});

export const clientBodySchema = z.object({
  name: line('Name'),
  logo: fileAddress('Logo'),
  logoAlt: optionalLine('Logo description', 300).optional(),
  website: optionalWebAddress('Website').optional(),
  sectorIds: idList('Sectors', 50).optional(),
  order: count('Order').optional(),
  visible: flag('Visible').optional(),
  ...publicationBody,
});

export const clientUpdateSchema = clientBodySchema.partial().extend(versionBody);

const clientAnswer = changeAnswer({ client: clientSchema });

export const clientCalls = {
  GetClients: { query: contentListQuerySchema, answer: answer({ clients: z.array(clientSchema), ...listFields }) },
  Addclient: { body: clientBodySchema, answer: clientAnswer },
  Editclient: { params: idParams, body: clientUpdateSchema, answer: clientAnswer },
  Deleteclient: { params: idParams, answer: messageAnswer },
};
