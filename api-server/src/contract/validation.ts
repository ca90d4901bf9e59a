import type { FieldError } from 'api-client';
import type { FastifySchemaCompiler } from 'fastify';
import type { FastifySerializerCompiler } from 'fastify/types/schema';
import type { z } from 'zod';
import { invalid } from '../errors/failures';

/** Every error of a schema, each with the path of its field. */
export function fieldErrors(error: z.ZodError): FieldError[] {
  return error.issues.map(({ path, message }) => ({ path: path.map(String).join('.'), message }));
}

/** @throws 400 naming every field that the schema refuses */
export function parsed<Schema extends z.ZodType>(schema: Schema, value: unknown): z.output<Schema> {
  const read = schema.safeParse(value);
  if (!read.success) throw invalid(fieldErrors(read.error));
  return read.data;
}

/** Validates a part of a request with its schema and replaces it by the schema's output. */
export const validatorCompiler: FastifySchemaCompiler<z.ZodType> =
  ({ schema }) =>
  (value: unknown) => {
    const read = schema.safeParse(value);
    return read.success ? { value: read.data } : { error: invalid(fieldErrors(read.error)) };
  };

/** Writes an answer through its schema: fields outside the contract never leave the server. */
export const serializerCompiler: FastifySerializerCompiler<z.ZodType> =
  ({ schema }) =>
  (answer: unknown) =>
    JSON.stringify(schema.parse(answer));
