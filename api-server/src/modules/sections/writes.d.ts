import type { Section } from 'api-client';
import type { sectionBodySchema, sectionOrderBodySchema, sectionUpdateSchema } from 'api-client/schemas';
import type { z } from 'zod';
import { type Change } from '../../content/change';
/** Adds a section to a page, last unless its place is said. */
export declare function addSection(
  change: Change,
  { status, publishAt, ...body }: z.output<typeof sectionBodySchema>,
): Promise<Section>;
/** @throws 404, or 409 after a stale `version` */
export declare function editSection(
  change: Change,
  id: string,
  { version, status, publishAt, ...body }: z.output<typeof sectionUpdateSchema>,
): Promise<Section>;
/** Moves a section to the trash. */
export declare function removeSection(change: Change, id: string): Promise<void>;
/**
 * Puts all sections of a page in order, in one transaction.
 *
 * @throws 400 when an id is named twice or is no section of the page; 409 when a section is missing, because somebody
 * has added one meanwhile
 */
export declare function orderSections(
  change: Change,
  { page, ids }: z.output<typeof sectionOrderBodySchema>,
): Promise<Section[]>;
