import type { FieldError } from 'api-client';
import type { FastifySchemaCompiler } from 'fastify';
import type { FastifySerializerCompiler } from 'fastify/types/schema';
import { z } from 'zod';
/** Every complaint of a schema, each with the path of its field. */
export declare function fieldErrors(error: z.ZodError): FieldError[];
/** Checks a part of a request with its schema and replaces it by the schema's output. */
export declare const validatorCompiler: FastifySchemaCompiler<z.ZodType>;
/** Writes an answer through its schema: what the contract does not name never leaves the server. */
export declare const serializerCompiler: FastifySerializerCompiler<z.ZodType>;
