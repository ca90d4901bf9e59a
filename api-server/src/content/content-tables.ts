import { contentTypes, derive } from 'api-client/content-types';
import * as tables from '../database/schema';

type Types = typeof contentTypes;

/** The tables of what is drafted, scheduled and published, by the collections that the contract names. */
export const contentTables = derive<{ [Name in keyof Types as Types[Name]['collection']]: (typeof tables)[Name] }>(
  Object.entries(contentTypes).map(([name, { collection }]) => [collection, Reflect.get(tables, name)]),
);
