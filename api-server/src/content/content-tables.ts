import { contentTypes, derive } from 'api-client/content-types';
import * as tables from '../database/schema';

type Types = typeof contentTypes;

/** The tables of content with drafts and publication, by their collections in the contract. */
export const contentTables = derive<{ [Name in keyof Types as Types[Name]['collection']]: (typeof tables)[Name] }>(
  Object.entries(contentTypes).map(([name, { collection }]) => [collection, Reflect.get(tables, name)]),
);
