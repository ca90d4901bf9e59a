import * as z from 'zod';
import { changeAnswer, messageAnswer } from './answer';
import { contentFields, idParams, sluggedBody, versionBody } from './entity';
import { contentListQuerySchema } from './list-query';
import { count, fileAddress, line, text } from './text';

export const accentSchema = z.enum(['oil-gas', 'chemicals', 'renewable', 'water', 'pipeline', 'lubricants'], {
  error: 'Accent must be oil-gas, chemicals, renewable, water, pipeline or lubricants',
});

export const sectorSchema = z.object({
  ...contentFields,
  slug: z.string(),
  name: z.string(),
  logo: z.string(),
  description: z.string(),
  accent: accentSchema,
  order: z.int(),
});

export const sectorBodySchema = z.object({
  name: line('Name'),
  logo: fileAddress('Logo'),
  description: text('Description'),
  accent: accentSchema.optional(),
  order: count('Order').optional(),
  ...sluggedBody,
});

export const sectorUpdateSchema = sectorBodySchema.partial().extend(versionBody);

const sectorAnswer = changeAnswer({ sector: sectorSchema });

export const sectorCalls = {
  fetchSectors: { query: contentListQuerySchema, answer: z.array(sectorSchema) },
  AddSector: { body: sectorBodySchema, answer: sectorAnswer },
  EditSector: { params: idParams, body: sectorUpdateSchema, answer: sectorAnswer },
  DeleteSector: { params: idParams, answer: messageAnswer },
};
