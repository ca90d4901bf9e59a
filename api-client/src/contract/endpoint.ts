import type * as z from 'zod';
import type { Allowed } from '../roles';

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

export interface CallSchemas {
  params?: z.ZodType;
  query?: z.ZodType;
  body?: z.ZodType;
  answer: z.ZodType;
}

export interface CallTypes {
  params?: unknown;
  query?: unknown;
  body?: unknown;
  answer: unknown;
}

type InputOf<Schema> = Schema extends z.ZodType ? z.input<Schema> : undefined;

export interface TypesOf<Schemas extends CallSchemas> {
  params: InputOf<Schemas['params']>;
  query: InputOf<Schemas['query']>;
  body: InputOf<Schemas['body']>;
  answer: z.output<Schemas['answer']>;
}

/** One call of `/api/v1`: everything that the client needs to make it and the server to register it. */
export interface Endpoint<
  Types extends CallTypes = CallTypes,
  Field extends string | undefined = string | undefined,
  Roles extends Allowed = Allowed,
> {
  /** The operation id; the specification's name if it has one. Unique. */
  readonly id: string;
  readonly method: Method;
  /** Below the prefix `/api/v1`, with parameters written `:name`. */
  readonly path: `/${string}`;
  /**
   * The rights of which a caller needs one; undefined for everyone. Remotes that were published before roles were sets of
   * rights name roles, which are rights too.
   */
  readonly roles: Roles;
  /** The named field of the answer that a read returns. */
  readonly field?: Field;
  /**
   * The form of the answer: `named` (the default) is an object with `success: true`; `array` a bare array that is never
   * empty; `empty` nothing; `text` a table to save; `bytes` a file; `redirect` another address; `json` is anything that
   * a team's own server answers.
   */
  readonly shape?: 'named' | 'array' | 'empty' | 'text' | 'bytes' | 'redirect' | 'json';
  /** The body is sent as multipart/form-data, one part per property. */
  readonly multipart?: true;
  /** The names under which a read is cached: a change makes the reads with one of its `changes` stale. */
  readonly tags?: readonly string[];
  readonly changes?: readonly string[];
  /** Always undefined at run time; it carries the types. */
  readonly types?: Types;
}

export type EndpointOf<Schemas extends CallSchemas, Field extends string | undefined = undefined> = Endpoint<
  TypesOf<Schemas>,
  Field
>;

export type AnyEndpoint = Endpoint;

type TypesIn<E> = E extends Endpoint<infer Types, string | undefined> ? Types : never;

export type ParamsOf<E> = TypesIn<E> extends { params: infer Params } ? Params : undefined;
export type QueryOf<E> = TypesIn<E> extends { query: infer Query } ? Query : undefined;
export type BodyOf<E> = TypesIn<E> extends { body: infer Body } ? Body : undefined;
export type AnswerOf<E> = TypesIn<E>['answer'];

/** The result of a read: the named field, or the whole answer if the endpoint names no field. */
export type FieldOf<E> =
  E extends Endpoint<infer Types, infer Field>
    ? Field extends keyof Types['answer']
      ? Types['answer'][Field]
      : Types['answer']
    : never;

type Needed<Name extends string, Value> = [Value] extends [undefined]
  ? { [K in Name]?: undefined }
  : { [K in Name]: Value };

/** The required and optional arguments of a call. A query is always optional. */
export type ArgsOf<E> = Needed<'params', ParamsOf<E>> & Needed<'body', BodyOf<E>> & { query?: QueryOf<E> };
