import * as z from 'zod';
import { changeAnswer, messageAnswer } from '../validation/answer';
import { idParams, pathPart, versionBody } from '../validation/entity';
import { inLanguageFields, schemasOf } from '../content-type/schemas-of';
import { line, optionalFileAddress, optionalPictureAddress, text } from '../validation/text';
import { serviceDefinition } from './definition';

export const innerServiceSchema = z.object({
  _id: z.string(),
  title: z.string(),
  desc: z.string(),
  image: z.string(),
  pdf: z.string(),
  ...inLanguageFields,
});
export type InnerService = z.output<typeof innerServiceSchema>;

export const innerServiceBodySchema = z.object({
  title: line('Title'),
  desc: text('Details', 10_000),
  image: optionalPictureAddress('Image').optional(),
  pdf: optionalFileAddress('PDF').optional(),
});
export type InnerServiceBody = z.input<typeof innerServiceBodySchema>;

/** `version` is the version of the service it belongs to. */
export const innerServiceUpdateSchema = innerServiceBodySchema.partial().extend(versionBody);

const innerServiceParams = z.object({ id: pathPart, innerId: pathPart });

export const serviceSchemas = schemasOf(serviceDefinition, { innerServices: { read: z.array(innerServiceSchema) } });
export type Service = z.output<typeof serviceSchemas.entity>;
export type ServiceBody = z.input<typeof serviceSchemas.body>;
export type ServiceUpdate = z.input<typeof serviceSchemas.update>;

const serviceAnswer = changeAnswer({ service: serviceSchemas.entity });

export const innerServiceCalls = {
  InnerAddServices: { params: idParams, body: innerServiceBodySchema, answer: serviceAnswer },
  InnerEditServices: { params: innerServiceParams, body: innerServiceUpdateSchema, answer: serviceAnswer },
  InnerDeleteServices: { params: innerServiceParams, answer: messageAnswer },
};
