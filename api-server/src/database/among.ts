import { sql, type SQL } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';

/**
 * Whether a column has one of these texts. Unlike `inArray`, it has one parameter however many they are: a statement with
 * hundreds takes longer to build and to parse than to run.
 */
export const isAmong = (column: AnyPgColumn, values: readonly string[]): SQL =>
  sql`${column} = any(${sql.param([...values])}::text[])`;
