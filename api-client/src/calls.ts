import { callsOf, type CallsOf } from './content-type/calls-of';
import { derive } from './content-type/derive';
import { contentSchemas } from './content-schemas';
import { contentTypes } from './content-types';
import type { AnyEndpoint } from './contract/endpoint';
import * as contracts from './contracts';
import * as schemas from './schemas';

export { publicFormSchema } from './collections/public-form';
export { operationSchemas } from './content-type/calls-of';
export { schemasOf, type ContentSchemas } from './content-type/schemas-of';

type ContentTypes = typeof contentTypes;

type Values<T> = T[keyof T];
type Together<Union> = (Union extends unknown ? (one: Union) => void : never) extends (all: infer All) => void
  ? All
  : never;

type NounCalls = Together<
  Values<{ [Name in keyof typeof schemas as Name extends `${string}Calls` ? Name : never]: (typeof schemas)[Name] }>
>;
type ContentCalls = Together<
  Values<{ [Name in keyof ContentTypes]: CallsOf<ContentTypes[Name], (typeof contentSchemas)[Name]> }>
>;

/** The schemas of every call of `/api/v1`, by operation id: the `…Calls` of the nouns, and those of content. */
export const calls = derive<NounCalls & ContentCalls>([
  ...Object.entries(schemas).flatMap(([name, exported]) => (name.endsWith('Calls') ? Object.entries(exported) : [])),
  ...Object.entries(contentTypes).flatMap(([name, type]) =>
    Object.entries(callsOf(type, contentSchemas[name as keyof ContentTypes])),
  ),
]);

export type CallId = keyof typeof calls;

/** The contract of every call, by operation id. The compiler requires one for each call that has schemas. */
export const contractOf: { readonly [Id in CallId]: (typeof contracts)[Id] } = contracts;

/** Every call of `/api/v1`. */
export const endpoints: readonly AnyEndpoint[] = (Object.keys(calls) as CallId[]).sort().map((id) => contractOf[id]);
