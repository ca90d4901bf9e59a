import * as z from 'zod';
import { changeAnswer, messageAnswer } from '../../schemas/answer';
import { idParams, pathPart, versionBody } from '../../schemas/entity';
import { schemasOf } from '../../schemas/schemas-of';
import { line, optionalFileAddress, optionalPictureAddress, text } from '../../schemas/text';
import { services } from './definition';

export const innerServiceSchema = z.object({
  _id: z.string(),
  title: z.string(),
  desc: z.string(),
  image: z.string(),
  pdf: z.string(),
});

export const innerServiceBodySchema = z.object({
  title: line('Title'),
  desc: text('Details', 10_000),
  image: optionalPictureAddress('Image').optional(),
  pdf: optionalFileAddress('PDF').optional(),
});

/** `version` is the version of the service it belongs to. */
export const innerServiceUpdateSchema = innerServiceBodySchema.partial().extend(versionBody);

const innerServiceParams = z.object({ id: pathPart, innerId: pathPart });

export const serviceSchemas = schemasOf(services, { innerServices: { read: z.array(innerServiceSchema) } });

const serviceAnswer = changeAnswer({ service: serviceSchemas.entity });

export const innerServiceCalls = {
  InnerAddServices: { params: idParams, body: innerServiceBodySchema, answer: serviceAnswer },
  InnerEditServices: { params: innerServiceParams, body: innerServiceUpdateSchema, answer: serviceAnswer },
  InnerDeleteServices: { params: innerServiceParams, answer: messageAnswer },
};
