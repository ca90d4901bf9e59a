import type { Field, FieldKind, FieldOf } from 'api-client/content-types';
import { arrayOverlaps, inArray, type SQL } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { lastPlace } from '../content/last-place';
import { storedDay } from '../content/publication-day';
import { siteDates } from '../content/site-dates';
import { showRichText, storeRichText } from '../content/stored-rich-text';
import type { Database } from '../database/database';
import type { OrderKey } from '../pagination/order';
import type { AnyRow } from '../content/columns';
import type { ContentTable } from '../content/stored-content-type';
import { isPlaced } from './table-parts';

/** A new item whose body leaves out a field. */
interface Absence {
  readonly tx: Database;
  readonly table: ContentTable;
  /** The moment of its publication. */
  readonly moment: Date;
}

/** How the server stores, shows and lists the values of a kind of field. */
interface ServedKind<F> {
  /** The type of its values in an order. */
  readonly order: OrderKey<AnyRow>['kind'];
  /** The columns of a value in a body; its property's value by default. */
  readonly store?: (tx: Database, field: F, value: unknown, property: string) => Promise<Record<string, unknown>>;
  /** The value of a new item whose body has none; undefined if the table has a default. */
  readonly absent?: (field: F, absence: Absence) => unknown;
  /** The value in an answer, if it is not that of its column. */
  readonly show?: (value: unknown, row: Readonly<Record<string, unknown>>) => string;
  /** The condition of a filter by several values. */
  readonly among: (column: AnyPgColumn, values: string[]) => SQL;
}

const among = (column: AnyPgColumn, values: string[]): SQL => inArray(column, values);
const overlaps = (column: AnyPgColumn, values: string[]): SQL => arrayOverlaps(column, values);
/** Only a draft lacks a required text; other columns have a default. */
const noText = ({ required }: Field): string | undefined => (required === true ? '' : undefined);
const text = { order: 'text', among, absent: noText } as const;
const list = { order: 'text', among: overlaps, absent: () => [] } as const;

const KINDS: { readonly [Kind in FieldKind]: ServedKind<FieldOf<Kind>> } = {
  line: text,
  text,
  richText: {
    ...text,
    store: async (tx, _field, value, property) => {
      if (typeof value !== 'string') return {};
      const { text: html, ...rendered } = await storeRichText(tx, value);
      return { ...rendered, [property]: html };
    },
    show: (value, { renderedHtml, renderedMark }) =>
      showRichText(typeof value === 'string' ? value : '', {
        renderedHtml: typeof renderedHtml === 'string' ? renderedHtml : null,
        renderedMark: typeof renderedMark === 'string' ? renderedMark : '',
      }),
  },
  picture: text,
  pdf: text,
  attachment: text,
  webAddress: text,
  mailAddress: text,
  link: text,
  date: {
    order: 'day',
    among,
    store: async (tx, { nullable }, value, property) => {
      const day = typeof value === 'string' ? await storedDay(tx, value) : undefined;
      return day === undefined && !nullable ? {} : { [property]: day ?? null };
    },
    absent: async ({ nullable }, { tx, moment }) => (nullable ? null : (await siteDates(tx)).dayOf(moment)),
  },
  time: text,
  flag: { order: 'boolean', among },
  integer: {
    order: 'number',
    among,
    absent: ({ whenAbsent }, { tx, table }) =>
      whenAbsent === 'last' && isPlaced(table) ? lastPlace(tx, table) : whenAbsent,
  },
  select: { order: 'text', among, absent: ({ whenAbsent }) => whenAbsent },
  lines: list,
  ids: list,
  reference: { order: 'text', among },
  custom: { order: 'text', among, absent: () => [] },
};

/** The type of a field's values in an order. */
export const orderKindOf = ({ kind }: Field): OrderKey<AnyRow>['kind'] => KINDS[kind].order;

/** The condition of a filter by several values of a field. */
export const matchesAny = ({ kind }: Field, column: AnyPgColumn, values: string[]): SQL =>
  KINDS[kind].among(column, values);

/** The columns of a field's value in a body. An absent value leaves them unchanged. */
export async function storedColumns<Kind extends FieldKind>(
  tx: Database,
  field: FieldOf<Kind>,
  value: unknown,
  property: string,
): Promise<Record<string, unknown>> {
  if (value === undefined) return {};
  return (await KINDS[field.kind].store?.(tx, field, value, property)) ?? { [property]: value };
}

/** The value of a new item's field that its body leaves out; undefined if the table has a default. */
export async function absentValue<Kind extends FieldKind>(field: FieldOf<Kind>, absence: Absence): Promise<unknown> {
  return KINDS[field.kind].absent?.(field, absence);
}

/** A field's value in an answer. */
export function shownValue({ kind }: Field, value: unknown, row: Readonly<Record<string, unknown>>): unknown {
  const { show } = KINDS[kind];
  return show ? show(value, row) : value;
}
