import type { Section, Service, SiteSettings } from 'api-client';
import * as types from 'api-client/content-types';
import { index, pgTable, text } from 'drizzle-orm/pg-core';
import { entityColumns, json, renderedColumns } from './columns';
import { columnsOf } from './columns-of';

export const clients = pgTable('clients', columnsOf(types.clients));

export const feedbacks = pgTable('feedbacks', columnsOf(types.feedbacks));

export const services = pgTable('services', columnsOf<typeof types.services, Service>(types.services));

export const sections = pgTable(
  'sections',
  // Those of the kind `text` show their text as rich text.
  { ...columnsOf<typeof types.sections, Section>(types.sections), ...renderedColumns() },
  (table) => [index('sections_of_page').on(table.page, table.order, table.id)],
);

/** One row: what the whole site shows of the company. */
export const siteSettings = pgTable('site_settings', {
  ...entityColumns(),
  logo: text('logo').notNull(),
  title: text('title').notNull(),
  email: text('email').notNull(),
  phone: text('phone').notNull().default(''),
  address: text('address').notNull().default(''),
  social: json<SiteSettings['social']>('social').notNull(),
  tagline: text('tagline').notNull().default(''),
  copyright: text('copyright').notNull().default(''),
});

/** One row at most. */
export const careerBanner = pgTable('career_banner', {
  ...entityColumns(),
  image: text('image').notNull(),
  alt: text('alt').notNull().default(''),
  heading: text('heading').notNull(),
  text: text('text').notNull().default(''),
  link: text('link').notNull().default(''),
});
