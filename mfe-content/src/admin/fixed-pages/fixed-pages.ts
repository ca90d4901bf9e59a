import type { DraftSection, SectionPage } from 'api-client';
import { sections } from 'api-client/content-types';
import { listPath } from 'admin-kit/content';

/** The pages whose sections editors compose, by the names that they have on the screen. */
export const PAGE_NAMES: Readonly<Record<SectionPage, string>> = {
  home: 'Home',
  about: 'About us',
  contact: 'Contact us',
  privacy: 'Privacy',
};
export const FIXED_PAGES = sections.fields.page.options;

export const isFixedPage = (name: string | null | undefined): name is SectionPage =>
  FIXED_PAGES.some((page) => page === name);

/** The address of the screen on which a page is composed. */
export const fixedPagePath = (page: SectionPage): string => `${listPath(sections)}/page/${page}`;

/** Whether publishing the page changes the section. */
export const isUnpublished = ({ state, scheduledFor }: DraftSection): boolean =>
  state !== 'published' && scheduledFor === null;

/** The change of a section that visitors see after publication, in a word. */
export function changeOf({ state, section, changedFields }: DraftSection): string {
  if (state === 'new') return 'New';
  if (state === 'deleted') return 'Deleted';
  if (changedFields.join() === 'order') return 'Moved';
  if (changedFields.join() === 'visible') return section.visible ? 'Shown again' : 'Hidden';
  return 'Changed';
}
