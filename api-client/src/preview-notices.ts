/** The notice above a shared page. */
export const PREVIEW_NOTICES = {
  new: 'This page is not published yet. You see it because someone sent you its link.',
  changed: 'This page has changes that are not published yet. You see them because someone sent you this link.',
  published: 'This page is published now, as you see it here.',
} as const;
