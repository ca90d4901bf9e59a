import type { ContentPage, Form, Menus, Section, Service, SiteSettings } from 'api-client';
import * as types from 'api-client/content-types';
import { sql } from 'drizzle-orm';
import { index, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { entityColumns, renderedColumns } from './columns';
import { columnsOf, fieldColumns } from './columns-of';

export const clients = pgTable('clients', columnsOf(types.clients));

export const feedbacks = pgTable('feedbacks', columnsOf(types.feedbacks));

export const services = pgTable('services', columnsOf<typeof types.services, Service>(types.services));

export const sections = pgTable(
  'sections',
  // Sections of the kind `text` have rich text.
  { ...columnsOf<typeof types.sections, Section>(types.sections), ...renderedColumns() },
  (table) => [index('sections_of_page').on(table.page, table.order, table.id)],
);

export const pages = pgTable(
  'pages',
  {
    ...columnsOf<typeof types.pages, ContentPage>(types.pages),
    ...renderedColumns(),
    /** The words of its sections, for the search. */
    words: text('words').notNull().default(''),
  },
  (table) => [
    uniqueIndex('pages_slug_key')
      .on(table.slugKey)
      .where(sql`status <> 'trashed'`),
  ],
);

export const forms = pgTable('forms', columnsOf<typeof types.forms, Form>(types.forms));

/** One row: the details of the company. */
export const siteSettings = pgTable('site_settings', {
  ...entityColumns(),
  ...fieldColumns<typeof types.siteSettings.fields, SiteSettings>(types.siteSettings.fields),
});

/** One row at most. */
export const careerBanner = pgTable('career_banner', {
  ...entityColumns(),
  ...fieldColumns(types.careerBanner.fields),
});

/** One row at most: the owner's changes of the menus. */
export const menus = pgTable('menus', {
  ...entityColumns(),
  ...fieldColumns<typeof types.menus.fields, Menus>(types.menus.fields),
});
