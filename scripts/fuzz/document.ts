import { z } from 'zod';

/** The parts of a JSON schema that the fuzzer reads. */
export interface Schema {
  readonly type?: string;
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly format?: string;
  readonly pattern?: string;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly items?: Schema;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
}

const schema = z.custom<Schema>((value) => typeof value === 'object' && value !== null);

const operationSchema = z.object({
  operationId: z.string(),
  parameters: z.array(
    z.object({
      name: z.string(),
      in: z.enum(['path', 'query', 'header']),
      required: z.boolean().default(false),
      schema,
    }),
  ),
  /** The authentication schemes that a call accepts; empty for public calls. */
  security: z.array(z.record(z.string(), z.array(z.string()))).default([]),
  requestBody: z.object({ content: z.record(z.string(), z.object({ schema })) }).optional(),
});

const documentSchema = z.object({ paths: z.record(z.string(), z.record(z.string(), operationSchema)) });

/** One call that the document describes. */
export interface Operation {
  readonly id: string;
  readonly method: string;
  /** With `{name}` for each parameter. */
  readonly path: string;
  readonly parameters: z.output<typeof operationSchema>['parameters'];
  /** Whether it is for people only, not for other systems with an API token. */
  readonly peopleOnly: boolean;
  readonly body?: { readonly multipart: boolean; readonly schema: Schema };
}

/** Whether a call takes a password: the server hashes each for a third of a second. */
export function takesPassword({ body }: Operation): boolean {
  return Object.keys(body?.schema.properties ?? {}).some((name) => /password/i.test(name));
}

/**
 * Every operation of the OpenAPI document that a site publishes.
 *
 * @throws Error if it is missing or invalid
 */
export async function readOperations(origin: string): Promise<Operation[]> {
  const answer = await fetch(`${origin}/api/v1/openapi.json`);
  if (!answer.ok) throw new Error(`${origin} publishes no OpenAPI document: it answers ${answer.status}.`);
  const { paths } = documentSchema.parse(await answer.json());
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { operationId, parameters, security, requestBody }]): Operation => {
      const [type, media] = Object.entries(requestBody?.content ?? {})[0] ?? [];
      return {
        ...{ id: operationId, method: method.toUpperCase(), path, parameters },
        peopleOnly: security.length > 0 && security.every((way) => 'session' in way),
        ...(type && media && { body: { multipart: type.startsWith('multipart/'), schema: media.schema } }),
      };
    }),
  );
}
