import * as z from 'zod';
import { answer, changeAnswer, listFields, messageAnswer } from './answer';
import { contentFields, idParams, pathPart, publicationBody, versionBody } from './entity';
import { contentListQuerySchema } from './list-query';
import { count, fileAddress, line, optionalFileAddress, text } from './text';

export const innerServiceSchema = z.object({
  _id: z.string(),
  title: z.string(),
  desc: z.string(),
  image: z.string(),
  pdf: z.string(),
});

export const serviceSchema = z.object({
  ...contentFields,
  logo: z.string(),
  title: z.string(),
  desc: z.string(),
  order: z.int(),
  innerServices: z.array(innerServiceSchema),
});

export const serviceBodySchema = z.object({
  logo: fileAddress('Logo'),
  title: line('Title'),
  desc: text('Details', 10_000),
  order: count('Order').optional(),
  ...publicationBody,
});

export const serviceUpdateSchema = serviceBodySchema.partial().extend(versionBody);

export const innerServiceBodySchema = z.object({
  title: line('Title'),
  desc: text('Details', 10_000),
  image: optionalFileAddress('Image').optional(),
  pdf: optionalFileAddress('PDF').optional(),
});

/** `version` is the version of the service it belongs to. */
export const innerServiceUpdateSchema = innerServiceBodySchema.partial().extend(versionBody);

export const innerServiceParams = z.object({ id: pathPart, innerId: pathPart });

const serviceAnswer = changeAnswer({ service: serviceSchema });

export const serviceCalls = {
  GetServices: { query: contentListQuerySchema, answer: answer({ services: z.array(serviceSchema), ...listFields }) },
  AddServices: { body: serviceBodySchema, answer: serviceAnswer },
  EditServices: { params: idParams, body: serviceUpdateSchema, answer: serviceAnswer },
  DeleteServices: { params: idParams, answer: messageAnswer },
  InnerAddServices: { params: idParams, body: innerServiceBodySchema, answer: serviceAnswer },
  InnerEditServices: { params: innerServiceParams, body: innerServiceUpdateSchema, answer: serviceAnswer },
  InnerDeleteServices: { params: innerServiceParams, answer: messageAnswer },
};
